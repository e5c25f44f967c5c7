import { expect, test } from 'vitest';
import type { OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';
import {
  placeCellName,
  prepareScatter,
  scatterCells,
} from '#/components/dashboards/teams-overview/teams-overview-scatter.ts';

const team = (id: number, productivity: number | null, sentiment: number | null, category: number) =>
  ({
    team: { id, name: `Team ${id}` },
    productivity: { avg: productivity, isPartial: false },
    sentiments: { avg: sentiment, isPartial: false },
    productivity_sentiment_category: category,
  }) as unknown as OverviewTeam;

test('a team needs both figures; a real zero is one', () => {
  const dots = prepareScatter([team(1, 80, 40, 3), team(2, null, 60, 0), team(3, 0, 10, 9), team(4, 70, null, 0)]);
  expect(dots).toEqual([
    { id: 3, name: 'Team 3', performance: 0, sentiment: 10, category: 'Struggling', state: 'bad', isUnsure: false },
    {
      id: 1,
      name: 'Team 1',
      performance: 80,
      sentiment: 40,
      category: 'Delivering under strain',
      state: 'bad',
      isUnsure: false,
    },
  ]);
});

test('a team that is not spoken for is a ring, not a dot', () => {
  expect(prepareScatter([team(1, 80, 80, 0)])).toMatchObject([{ category: 'Too little to tell', isUnsure: true }]);
});

test('a name makes room for the teams in its corner', () => {
  const spirits = scatterCells.find(({ title }) => title === 'In good spirits') ?? scatterCells[0];
  if (!spirits) throw new Error('no cells');
  expect(placeCellName(spirits, [])).toBe('top');
  expect(placeCellName(spirits, [{ performance: 68, sentiment: 72 }])).toBe('bottom');
  expect(placeCellName(spirits, [{ performance: 52, sentiment: 72 }])).toBe('top');
  // Far to the right nothing is covered.
  expect(placeCellName(spirits, [{ performance: 68, sentiment: 95 }])).toBe('top');
});

test('the cells lie as in the map of one team, performance upwards, and cover everything', () => {
  const cell = (id: number) => scatterCells.find((entry) => entry.id === id);
  expect(cell(1)).toMatchObject({ title: 'Thriving', left: 70, right: 0, bottom: 70, top: 0 });
  expect(cell(6)).toMatchObject({ title: 'Wearing thin', left: 0, right: 50, bottom: 50, top: 30 });
  expect(cell(7)).toMatchObject({ title: 'Happy but held back', left: 70, right: 0, bottom: 0, top: 50 });
  const area = scatterCells.reduce((sum, c) => sum + (100 - c.left - c.right) * (100 - c.top - c.bottom), 0);
  expect(area).toBe(100 * 100);
});
