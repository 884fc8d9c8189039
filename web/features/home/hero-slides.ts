import { paths } from '@web/app/paths';

export interface HeroSlide {
  readonly key: 'harbour' | 'train' | 'desert';
  /** Name of the drawn scene. */
  readonly scene: string;
  readonly to: string;
}

export const heroSlides: readonly HeroSlide[] = [
  { key: 'harbour', scene: 'home-evening-harbour', to: paths.trips({ category: 'relaxation' }) },
  { key: 'train', scene: 'home-night-train', to: paths.trips({ category: 'adventure' }) },
  { key: 'desert', scene: 'home-dawn-desert-camp', to: paths.trips({ category: 'cultural' }) },
];
