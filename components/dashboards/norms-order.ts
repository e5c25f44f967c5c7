/**
 * Norms from the most to the least lived up to; those without a figure last, by name.
 * @example orderNorms([{ name: 'A', avg: null }, { name: 'B', avg: 0 }])[0].name // 'B'
 */
export function orderNorms<Norm extends { name: string; avg: number | null }>(norms: readonly Norm[]): Norm[] {
  return norms.toSorted((a, b) => (b.avg ?? -1) - (a.avg ?? -1) || a.name.localeCompare(b.name));
}
