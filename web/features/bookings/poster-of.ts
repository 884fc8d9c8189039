/** A holiday made to measure has no poster of its own; it borrows a harbour in the evening. */
export function posterOf({ productSlug }: { readonly productSlug: string | null }): string {
  return productSlug ?? tailorMadePoster;
}

export const tailorMadePoster = 'home-evening-harbour';
