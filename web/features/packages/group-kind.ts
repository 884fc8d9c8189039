import { type GroupKind, groupKinds } from '@domain/catalogue';
import type { PackageCardFragment } from './packages.generated';

/** By yourselves or with others, as the home page's two doors put it into the address; null for both. */
export function readGroupKind(text: string | null): GroupKind | null {
  return groupKinds.find((kind) => kind === text) ?? null;
}

/** Those of the wanted kind first, otherwise in the order they came. */
export function wantedKindFirst(
  packages: readonly PackageCardFragment[],
  wanted: GroupKind | null,
): readonly PackageCardFragment[] {
  if (wanted === null) return packages;
  const isWanted = ({ groupKind }: PackageCardFragment) => groupKind.toLowerCase() === wanted;
  return [...packages.filter(isWanted), ...packages.filter((one) => !isWanted(one))];
}
