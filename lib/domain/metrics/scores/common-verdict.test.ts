import { expect, it } from 'vitest';
import { commonVerdict } from '#/lib/domain/metrics/scores/common-verdict.ts';
import type { DriverVerdict } from '#/lib/domain/metrics/scores/driver-balance.ts';

it.each<[(DriverVerdict | undefined)[], DriverVerdict | null]>([
  [['hurt', 'hurt', 'helped'], 'hurt'],
  [['both', 'both', undefined], 'both'],
  [['hurt', undefined], null],
  [['hurt', 'helped'], null],
  [[], null],
])('finds what a driver did in most of %j', (verdicts, common) => {
  expect(commonVerdict(verdicts)).toBe(common);
});
