/**
 * Norms from the least to the most lived up to, as what needs a look comes first; those without a figure last, by name.
 * @example orderNorms([{ name: 'A', avg: 81 }, { name: 'B', avg: 0 }])[0].name // 'B'
 */
export function orderNorms<Norm extends { name: string; avg: number | null }>(norms: readonly Norm[]): Norm[] {
  return norms.toSorted((a, b) => (a.avg ?? 101) - (b.avg ?? 101) || a.name.localeCompare(b.name));
}

/** Norms below the middle. */
export const LOW_NORM = 50;
