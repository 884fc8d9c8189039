import type { PosterScene } from './scene';
import { aegeanScenes } from './scenes-aegean';
import { alpsScenes } from './scenes-alps';
import { andesScenes } from './scenes-andes';
import { arabiaScenes } from './scenes-arabia';
import { arcticScenes } from './scenes-arctic';
import { atlanticScenes } from './scenes-atlantic';
import { britainScenes } from './scenes-britain';
import { eastAsiaScenes } from './scenes-east-asia';
import { himalayaScenes } from './scenes-himalaya';
import { iberiaScenes } from './scenes-iberia';
import { italyScenes } from './scenes-italy';
import { lagoonsScenes } from './scenes-lagoons';
import { northAmericaScenes } from './scenes-north-america';
import { savannaScenes } from './scenes-savanna';
import { shoresScenes } from './scenes-shores';
import { southAsiaScenes } from './scenes-south-asia';

const families = [
  aegeanScenes,
  alpsScenes,
  andesScenes,
  arabiaScenes,
  arcticScenes,
  atlanticScenes,
  britainScenes,
  eastAsiaScenes,
  himalayaScenes,
  iberiaScenes,
  italyScenes,
  lagoonsScenes,
  northAmericaScenes,
  savannaScenes,
  shoresScenes,
  southAsiaScenes,
];

/** The drawn scenes of the catalogue, by slug. */
export const namedScenes: ReadonlyMap<string, PosterScene> = new Map(
  families.flat().map((scene) => [scene.name, scene]),
);
