import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import { balanceBands } from '#/lib/domain/metrics/scores/driver-balance.ts';
import {
  describeDrivers,
  describeLowestNorms,
  describeWideDriver,
  listLowestNorms,
} from '#/lib/domain/metrics/words/reason-words.ts';
import teamDashboard from '#/lib/words/en/team-dashboard.json' with { type: 'json' };
import { wordsFor } from '#/lib/words/translator.ts';

const t = createTranslator({
  locale: 'en',
  messages: { 'team-dashboard': teamDashboard },
  namespace: 'team-dashboard.sentence',
});
type Factor = TeamDashboard['factors'][number];

const live = (times: number) => ({ checkIns: times, persons: 3, personsBand: null, timesBand: null });
const published = (band: string) => ({ checkIns: null, persons: null, personsBand: null, timesBand: band });
const factor = (id: number, hurt: Factor['hurt'], helped: Factor['helped'] = null): Factor => ({
  id,
  label: '',
  helped,
  hurt,
  mentioned: null,
});
const say = (factors: Factor[], source: TeamDashboard['source'] = null) =>
  describeDrivers({ factors, source }, { t, locale: 'en-GB' });

it.each<[string, Factor[], string | null]>([
  [
    'the two that were named most',
    [factor(10, live(5)), factor(2, live(13)), factor(1, live(17))],
    'What hurt most: workload (17×) and deadlines (13×).',
  ],
  ['one alone', [factor(5, live(2)), factor(1, live(1))], 'What hurt most: their leader (2×).'],
  ['nothing that was named once', [factor(1, live(1))], null],
  ['nothing of what helped', [factor(1, null, live(9))], null],
  ['nothing where nothing was named', [], null],
])('the sentence names %s', (_what, factors, sentence) => {
  expect(say(factors)).toBe(sentence);
});

it('one reason alone is named, published ones with about how often', () => {
  expect(say([factor(1, live(4))])).toBe('What hurt most: workload (4×).');
  const bands = [factor(2, published('5–9')), factor(1, published('10–19'))];
  expect(say(bands, { scope: 'team', name: 'Mobile App' })).toBe(
    'What hurt most: workload (10–19 times) and deadlines (5–9 times).',
  );
});

it('the sentence and the chart of reasons begin alike', () => {
  const source = { scope: 'team', name: 'Sales Europe' } as const;
  // Goals are named as often as workload, but also when people felt good; progress helps more than it hurts.
  const factors = [
    factor(6, published('10–19'), published('100–199')),
    factor(7, published('5–9'), published('5–9')),
    factor(1, published('5–9')),
    factor(8, published('5–9')),
  ].map((one) => ({ ...one, label: t(`factor.f${one.id}` as 'factor.f1') }));
  const bands = factors.map(({ helped, hurt, ...one }) => ({
    ...one,
    helped: helped?.timesBand ?? null,
    hurt: hurt?.timesBand ?? null,
  }));
  const bars = balanceBands({ drivers: bands, feelings: { good: 38, bad: 24 } }).filter(({ side }) => side === 'hurt');
  expect(bars.map(({ id }) => id)).toEqual([1, 8, 7]);
  const [first, second] = bars.map(({ label }) => label);
  expect(say(factors, source)).toBe(`What hurt most: ${first} and ${second} (5–9 times each).`);
});

it('every factor has words', () => {
  expect(affectingFactors.filter(({ id }) => say([factor(id, live(3))]) === null)).toEqual([]);
});

it('a sentence names the two lowest norms, none from the middle up, and none that few people rated', () => {
  const norm = (name: string, avg: number | null, persons: number | null = null) => ({
    id: 1,
    name,
    avg,
    persons,
    personsBand: null,
    hiddenReason: null,
  });
  const norms = [
    norm('Trust', 49.6),
    norm('Care', 31.2),
    norm('Focus', null),
    norm('Bold', 44),
    norm('Open', 12, 2),
    norm('Fair', 20, 3),
  ];
  const say = (list: typeof norms, member = 0) => describeLowestNorms({ norms: list, member }, { t, locale: 'en-GB' });
  expect(say(norms)).toBe('Lowest values: Fair\u00a020, Care\u00a031.');
  expect(listLowestNorms({ norms, member: 0 }).map(({ name }) => name)).toEqual(['Fair', 'Care']);
  expect(listLowestNorms({ norms, member: 7 })).toEqual([]);
  expect(say([norm('Fair', 20, 3)])).toBe('Lowest value: Fair\u00a020.');
  expect(say(norms, 7)).toBeNull();
  expect(say([norm('Trust', 49.6), norm('Focus', null)])).toBeNull();
});

it('a sentence names what hurts in three quarters of the parts, at least three, and what hurts in others', () => {
  const feelings = { good: 60, meh: 20, bad: 20 };
  const [workload, meetings] = [
    { id: 1, label: 'Workload', helped: null, hurt: '20–49' },
    { id: 10, label: 'Meetings', helped: null, hurt: '5–9' },
  ];
  const part = (...drivers: (typeof workload)[]) => ({ drivers, feelings });
  const sayWide = (parts: ReturnType<typeof part>[], kind: 'department' | 'team' = 'department') =>
    describeWideDriver(
      { parts, kind, drivers: [workload, meetings], feelings },
      { t: wordsFor('en', 'dashboards.breakdown'), locale: 'en-GB' },
    );
  const both = part(workload, meetings);
  expect(sayWide([both, both, part(workload)])).toBe('Workload hurt in all 3 departments, meetings in 2.');
  expect(sayWide([both, both, both, part()], 'team')).toBe('Workload and meetings hurt in 3 of 4 teams.');
  expect(sayWide([both, both])).toBeNull();
});
