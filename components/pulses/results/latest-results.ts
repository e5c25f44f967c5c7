/** Returns the pulse whose results were published last; undefined if none has any. */
export function latestResults<One extends { resultsPublishedAt: string | null }>(
  pulses: readonly One[],
): One | undefined {
  const published = pulses.filter(({ resultsPublishedAt }) => resultsPublishedAt !== null);
  return published.toSorted(
    (a, b) => Date.parse(b.resultsPublishedAt ?? '') - Date.parse(a.resultsPublishedAt ?? ''),
  )[0];
}
