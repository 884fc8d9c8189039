type EnumOf<Value extends string> = Value extends `${infer Head}-${infer Rest}`
  ? `${Uppercase<Head>}_${EnumOf<Rest>}`
  : Uppercase<Value>;

/** `price-low` of the address is `PRICE_LOW` of the API. */
export function toEnum<Value extends string>(value: Value): EnumOf<Value> {
  return value.toUpperCase().replaceAll('-', '_') as EnumOf<Value>;
}

/** A detail page's address names its thing by slug, or by number as older links do. */
export function slugOrId(text: string): { readonly slug: string } | { readonly id: string } {
  return /^\d+$/.test(text) ? { id: text } : { slug: text };
}
