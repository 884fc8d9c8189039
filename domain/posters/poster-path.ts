/** Address of a drawn picture on our own server; small, so that the browser can use it without the drawing code. */
export function posterPath(
  slug: string,
  format: 'portrait' | 'wide' | 'square' = 'portrait',
  type: 'svg' | 'png' = 'svg',
): string {
  const query = format === 'portrait' ? '' : `?format=${format}`;
  return `/posters/${encodeURIComponent(slug)}.${type}${query}`;
}
