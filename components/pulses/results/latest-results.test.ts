import { expect, it } from 'vitest';
import { latestResults } from '#/components/pulses/results/latest-results.ts';

it('latestResults returns the pulse whose results were published last, whenever it was created', () => {
  const older = { id: 3, resultsPublishedAt: '2026-11-12T12:00:00.000Z' };
  const open = { id: 2, resultsPublishedAt: null };
  const latest = { id: 1, resultsPublishedAt: '2026-11-23T12:00:00.000Z' };
  expect(latestResults([older, open, latest])).toBe(latest);
  expect(latestResults([open])).toBeUndefined();
});
