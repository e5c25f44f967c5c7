/**
 * Norms from the most to the least lived up to; those without a figure last, by name.
 * @example orderNorms([{ name: 'B', avg: null, … }, { name: 'A', avg: 40, … }])[0]?.name // 'A'
 */
export function orderNorms<Norm extends { name: string; avg: number | null }>(norms: readonly Norm[]): Norm[] {
  return norms.toSorted((a, b) => (b.avg ?? -1) - (a.avg ?? -1) || a.name.localeCompare(b.name));
}
