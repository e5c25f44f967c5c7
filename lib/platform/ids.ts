/** The largest id that the database assigns. */
export const ID_MAX = 2_147_483_647;

/** Returns the id in a part of a URL; undefined if it isn't one. */
export function readId(text: unknown): number | undefined {
  const number = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= ID_MAX ? number : undefined;
}
