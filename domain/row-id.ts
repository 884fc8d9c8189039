/** The id in an address or an argument; null for what no row can have, which is then as unknown as any other. */
export function parseRowId(text: string | null | undefined): number | null {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id >= 1 && id <= 2_147_483_647 ? id : null;
}
