import { expect, it } from 'vitest';
import { compareWithWeek } from '#/components/dashboards/breakdown/breakdown.ts';

it('a team that fell last week is named for it and no longer as risen, whichever of both is shown', () => {
  const one = (id: number, reason: 'fell' | 'rose' | 'below' | 'participation') =>
    ({ team: { id }, reason, metric: reason === 'participation' ? reason : 'sentiment' }) as const;
  const [fell, low, few] = [one(1, 'fell'), one(3, 'below'), one(4, 'participation')];
  const compared = compareWithWeek([one(1, 'rose'), one(2, 'rose')], [fell, one(5, 'fell'), low, few]);
  expect(compared).toMatchObject({ fallen: [fell, one(5, 'fell')], risen: [one(2, 'rose')], turned: [fell] });
  expect([1, 2, 3, 4].map(compared.lowOf)).toEqual([undefined, undefined, low, undefined]);
  expect(compareWithWeek([one(2, 'rose')], [])).toMatchObject({ fallen: [], risen: [one(2, 'rose')], turned: [] });
});
