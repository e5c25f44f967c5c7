import { expect, it } from 'vitest';
import { hurtInOne, listVerdicts } from '#/components/dashboards/breakdown/driver-cell.tsx';
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

it('what only one group named is said with its name, if it hurt there', () => {
  const driver = (id: number, helped: string | null, hurt: string | null) => ({ id, label: '', helped, hurt });
  const feelings = { good: 50, bad: 50 };
  const groups = [
    { name: 'Harbour', feelings, drivers: [driver(1, null, '10–19'), driver(2, null, '5–9'), driver(3, '5–9', null)] },
    { name: 'Beacon', feelings, drivers: [driver(2, null, '5–9')] },
  ];
  const drivers = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(hurtInOne(drivers, groups)).toEqual([['Harbour', [{ id: 1 }]]]);
  expect(hurtInOne(drivers, groups.slice(0, 1))).toEqual([]);
});

it('a legend has what its map shows', () => {
  const feelings = { good: 50, bad: 50 };
  const driver = (id: number, helped: string | null, hurt: string | null) => ({ id, label: '', helped, hurt });
  const groups = [{ feelings, drivers: [driver(1, null, '5–9'), driver(2, '5–9', null), driver(3, '5–9', '5–9')] }];
  expect(listVerdicts([{ id: 2 }, { id: 1 }], groups)).toEqual(['hurt', 'helped']);
  expect(listVerdicts([{ id: 3 }, { id: 4 }], groups)).toEqual(['both']);
  expect(listVerdicts([], groups)).toEqual([]);
});
