export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const longestSlug = 100;

/** A title's name in addresses: `Crète & Rhodes` -> `crete-rhodes`; the fallback where no letter or digit is left. */
export function slugOf(title: string, fallback: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '');
  if (slug === '') return fallback;
  // A bare number would read as an id.
  return /^\d+$/.test(slug) ? `${fallback}-${slug}` : slug;
}
