import { expect, it } from 'vitest';
import { listVerdicts } from '#/components/dashboards/breakdown/driver-cell.tsx';
import { commonVerdict, comparableDrivers, compareGroups } from '#/lib/domain/metrics/scores/common-verdict.ts';
import type { DriverVerdict } from '#/lib/domain/metrics/scores/driver-balance.ts';

it.each<[(DriverVerdict | undefined)[], DriverVerdict | null]>([
  [['hurt', 'hurt', 'helped'], 'hurt'],
  [['both', 'both', undefined], 'both'],
  [['hurt', undefined], null],
  [['hurt', 'helped'], null],
  [[], null],
])('the common verdict is what a reason did in most of %j', (verdicts, common) => {
  expect(commonVerdict(verdicts)).toBe(common);
});

it('the verdict says what is the same wherever it was named, and what differs', () => {
  const driver = (id: number, helped: string | null, hurt: string | null) => ({ id, label: '', helped, hurt });
  const [workload, tools, meetings, praise, both] = [1, 2, 3, 4, 5];
  const feelings = { good: 50, bad: 50 };
  const groups = [
    {
      feelings,
      drivers: [
        driver(workload, null, '10–19'),
        driver(tools, null, '10–19'),
        driver(praise, '10–19', null),
        driver(both, '10–19', '10–19'),
      ],
    },
    {
      feelings,
      drivers: [
        driver(workload, '5–9', '20–49'),
        driver(tools, '10–19', null),
        driver(praise, '5–9', null),
        driver(both, '5–9', '5–9'),
      ],
    },
    { feelings, drivers: [driver(meetings, null, '5–9')] },
  ];
  const drivers = [workload, tools, meetings, praise, both].map((id) => ({ id }));
  expect(compareGroups(drivers, groups)).toEqual({
    hurt: [{ id: workload }],
    helped: [{ id: praise }],
    differs: [{ id: tools }],
  });
  expect(comparableDrivers(drivers, groups).map(({ id }) => id)).toEqual([workload, tools, praise, both]);
});

it('a legend has what its map shows', () => {
  const feelings = { good: 50, bad: 50 };
  const driver = (id: number, helped: string | null, hurt: string | null) => ({ id, label: '', helped, hurt });
  const groups = [{ feelings, drivers: [driver(1, null, '5–9'), driver(2, '5–9', null), driver(3, '5–9', '5–9')] }];
  expect(listVerdicts([{ id: 2 }, { id: 1 }], groups)).toEqual(['hurt', 'helped']);
  expect(listVerdicts([{ id: 3 }, { id: 4 }], groups)).toEqual(['both']);
  expect(listVerdicts([], groups)).toEqual([]);
});
