import { expect, test } from 'vitest';
import { isDayOff } from '#/components/dashboards/sample-wording.ts';
import { describeEmptyChart } from '#/components/dashboards/team/figure-chart.tsx';
import { summarisePerformance } from '#/components/dashboards/team/performance-part.tsx';
import { headlineTeam, summariseTeam } from '#/components/dashboards/team/team-summary.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';

type Figure = TeamDashboard['productivity'];
const shares = { good: null, meh: null, bad: null };
const noComparison = { previousRate: null, hiddenReason: null };
const source = { scope: 'team', name: 'Harbour' } as const;

function figure(avg: number | null, change: number | null, more: Partial<Figure> = {}): Figure {
  const reach = { since: null, until: null, endsEarly: false, isPartial: false };
  const empty = { data: [], smoothed: null, previousData: [], previousAvg: null, hiddenReason: null, ...reach };
  return { avg, change, reliable: false, persons: 9, personsBand: null, ...empty, ...more };
}

function dashboard(
  [motivation, productivity, sentiments]: [Figure & { isDefault?: boolean }, Figure, Figure],
  more: Partial<TeamDashboard> = {},
): TeamDashboard {
  return {
    team: { id: 1, name: 'Harbour', members: 12, leader: 'Ada Berg', departmentName: null },
    period: { name: '1m', from: '2026-03-01', to: '2026-03-30', bucket: 'day' },
    asOf: null,
    source: null,
    namedSince: null,
    minimumGroupSize: 5,
    knownTeams: [],
    factorsHiddenReason: null,
    member: 0,
    members: [],
    motivation: { isDefault: false, ...motivation },
    productivity,
    sentiments: { ...sentiments, typesAvg: shares, typesData: [] },
    productivity_sentiment_category: 0,
    norms: [],
    factors: [],
    participation: { ...noComparison, due: 100, answered: 80, rate: 80, persons: 9, personsDue: 12 },
    nextDueDate: '2026-03-31',
    ...more,
  };
}

const sentence = (teamDashboard: TeamDashboard) => summariseTeam(teamDashboard, figureReader).sentence;
const nothing = figure(null, null, { persons: 0 });

test('what changed comes first, then what is steady', () => {
  const teamDashboard = dashboard([figure(58, -6.4, { reliable: true }), nothing, figure(71, 1.2)]);
  expect(summariseTeam(teamDashboard, figureReader)).toEqual({
    sentence: 'Motivation fell 6 points to 58. Sentiment is steady around 71.',
    detail: 'Compared with the previous 4 weeks, for people who answered in both.',
  });
});

test('results with the same story share a clause', () => {
  expect(sentence(dashboard([figure(66, 0), figure(68, -1), figure(71, 2)]))).toBe(
    'No clear change: sentiment 71, performance 68, motivation 66.',
  );
  expect(sentence(dashboard([figure(66, 7), figure(68, -9), figure(71, 8, { reliable: true })]))).toBe(
    'Sentiment rose 8 points to 71. No clear change: performance 68, motivation 66.',
  );
});

test('a move that may be chance is no fall, and few people or an early end are never called steady', () => {
  const early = { endsEarly: true, isPartial: true, until: '2026-03-19' };
  for (const unclear of [figure(71, -14), figure(71, 0, { persons: 4 }), figure(71, 0, early)]) {
    expect(sentence(dashboard([nothing, nothing, unclear]))).toBe('Sentiment is at 71, with no clear change.');
  }
});

test('members see the change of the averages, and a band of few is never called steady', () => {
  const few = { persons: null, personsBand: '3–4' };
  const teamDashboard = dashboard([nothing, figure(68, 1, few), figure(71, 0, { ...few, personsBand: '5–9' })], {
    asOf: '2026-03-28',
    source,
  });
  expect(summariseTeam(teamDashboard, figureReader)).toEqual({
    sentence: 'No clear change: sentiment 71, performance 68.',
    detail: 'Compared with the average in the previous 30 days.',
  });
});

test('without a previous period no change is mentioned', () => {
  const teamDashboard = dashboard([nothing, figure(68, null), figure(71, null)]);
  expect(summariseTeam(teamDashboard, figureReader)).toEqual({
    sentence: 'On average: sentiment 71, performance 68.',
    detail: 'There’s nothing to compare with yet.',
  });
  const yesterday = { name: '1d', from: '2026-03-29', to: '2026-03-29', bucket: 'day' } as const;
  const day = summariseTeam({ ...teamDashboard, period: yesterday }, figureReader);
  expect(day.detail).toBe('A single day is too short to compare.');
});

test('the starting point of motivation is left out', () => {
  expect(sentence(dashboard([{ ...figure(50, null), isDefault: true }, nothing, figure(71, null)]))).toBe(
    'Sentiment is at 71.',
  );
});

test('low participation asks for caution', () => {
  const participation = { ...noComparison, due: 100, answered: 30, rate: 30, persons: 4, personsDue: 12 };
  const teamDashboard = dashboard([nothing, nothing, figure(71, 3)], { participation });
  expect(summariseTeam(teamDashboard, figureReader).detail).toContain('Fewer than half of the check-ins were answered');
});

test('one member is named, and no change is called clear or steady', () => {
  const members = [{ value: 7, label: 'Bo Lind' }];
  const figures = [figure(58, null), figure(66, 0), figure(71, 27, { reliable: true })] as const;
  expect(summariseTeam(dashboard([...figures], { member: 7, members }), figureReader)).toEqual({
    sentence: 'Bo Lind: sentiment 71 (up 27 points), performance 66 (no change), motivation 58.',
    detail: 'Compared with the previous 4 weeks. One person’s answers vary a lot.',
  });
});

test('a small change beyond chance is neither steady nor a rise', () => {
  expect(sentence(dashboard([nothing, nothing, figure(69, 7, { reliable: true })]))).toBe(
    'Sentiment edged up 7 points to 69.',
  );
});

test('hidden results say so', () => {
  const hidden = figure(null, null, { hiddenReason: 'not_enough_answers', until: '2026-03-03', persons: null });
  expect(summariseTeam(dashboard([hidden, hidden, hidden], { source }), figureReader)).toEqual({
    sentence: 'No new results in the last 30 days.',
    detail: 'The next result needs answers from at least 5 people since 3 March.',
  });
});

test('a summary without answers says what comes next', () => {
  const participation = { ...noComparison, due: 0, answered: 0, rate: null, persons: 0, personsDue: 0 };
  const period = { name: '1d', from: '2026-03-29', to: '2026-03-29', bucket: 'day' } as const;
  expect(summariseTeam(dashboard([nothing, nothing, nothing], { participation, period }), figureReader)).toEqual({
    sentence: 'No check-in was due yesterday.',
    detail: 'The next check-in goes out on Tuesday, 31 March.',
  });
});

test('next to the values, the headline says what changed and why', () => {
  const why = ['What hurt most: workload (16×).'];
  const headline = (figures: Parameters<typeof dashboard>[0], reasons = why, member = 0) =>
    headlineTeam(dashboard(figures, { member }), reasons, figureReader);
  const rose = figure(57, 14, { reliable: true });
  expect(headline([figure(60, 13, { reliable: true }), figure(63, 4), rose])).toBe(
    'Clearly up: sentiment 57 (+14) and motivation 60 (+13). What hurt most: workload (16×).',
  );
  expect(headline([figure(60, -9, { reliable: true }), figure(63, 3, { reliable: true }), rose])).toBe(
    'Clearly down: motivation 60 (−9). Clearly up: sentiment 57 (+14). Slightly up: performance 63 (+3). What hurt most: workload (16×).',
  );
  const calm = [figure(60, 0), figure(63, 1), figure(71, -1)] as const;
  expect(headline([...calm])).toBe('No clear change. What hurt most: workload (16×).');
  expect(headline([figure(60, 0), figure(63, 1), figure(71, -14)])).toBe(
    'No clear change. What hurt most: workload (16×).',
  );
  expect(headline([...calm], [])).toBeNull();
  expect(headline([...calm], why, 7)).toBeNull();
  expect(headline([figure(60, null), figure(63, null), figure(71, null)])).toBeNull();
});

test('a low sentiment comes first for readers of published results, unless its change says so', () => {
  const headline = (sentiment: Figure, more: Partial<TeamDashboard>) => {
    const team = dashboard([figure(60, 0), figure(63, 1), sentiment], { productivity_sentiment_category: 6, ...more });
    return headlineTeam(team, ['What hurt most: workload.'], figureReader);
  };
  const calm = 'No clear change. What hurt most: workload.';
  expect(headline(figure(49, -14), { source })).toBe(`Sentiment is low: 49. ${calm}`);
  expect(headline(figure(49, -14), { source, productivity_sentiment_category: 0 })).toBe(calm);
  expect(headline(figure(49, -14), {})).toBe(calm);
  expect(headline(figure(49, -14, { reliable: true }), { source })).toBe(
    'Clearly down: sentiment 49 (−14). What hurt most: workload.',
  );
});

test('performance and sentiment have a sentence of their own, without motivation', () => {
  const scores = [figure(66, 7, { reliable: true }), figure(63, 3), figure(57, 14, { reliable: true })] as const;
  expect(summarisePerformance(dashboard([...scores]), figureReader)).toBe(
    'Sentiment rose 14 points to 57. Performance is at 63, with no clear change.',
  );
  expect(summarisePerformance(dashboard([scores[0], nothing, nothing]), figureReader)).toBeNull();
});

test('whose average rose, but who is low now, is said to be', () => {
  const member = { value: 7, label: 'Afonso Carvalho' };
  const of = (record: number) => figure(47, 30, { previousAvg: 17, smoothed: [{ date: '2026-03-25', record }] });
  const said = (last: number) =>
    summarisePerformance(dashboard([nothing, figure(60, 0), of(last)], { member: 7, members: [member] }), figureReader);
  expect(said(17)).toMatch(/^Afonso Carvalho: sentiment 47 \(up 30 points\).*\. Sentiment last week: 17\.$/);
  expect(said(44)).not.toContain('last week');
});

test('above a line that ends elsewhere, a score is said to be an average', () => {
  const linesTo = (end: number) => ['2026-03-09', '2026-03-16'].map((date) => ({ date, record: end }));
  const [up, same] = [
    { reliable: true, data: linesTo(49) },
    { data: linesTo(63), previousAvg: 60 },
  ];
  const said = (productivity: Figure, sentiments: Figure) =>
    summarisePerformance(dashboard([figure(66, 7), productivity, sentiments]), figureReader);
  expect(said(figure(63, 3, same), figure(59, 18, up))).toBe(
    'Sentiment averaged 59, up 18 points. Performance averaged 63, with no clear change.',
  );
  expect(said(figure(63, 3, same), figure(49.4, 18, up))).toMatch(/^Sentiment rose 18 points to 49\./);
  expect(said(figure(60, 3, up), figure(59, -9, up))).toBe(
    'Sentiment averaged 59, down 9 points. Performance averaged 60, slightly up by 3 points.',
  );
  expect(said(figure(60, 6, same), figure(59, 1, { ...up, reliable: false }))).toBe(
    'Sentiment averaged 59, with hardly any change. Performance averaged 60, with no clear change.',
  );
  expect(said(figure(60, null, same), figure(59, -3, up))).toBe(
    'Sentiment averaged 59, slightly down by 3 points. Performance averaged 60.',
  );
  // A line by week ends with its last week, and a smoothed one with its last average.
  const byWeek = figure(59, 18, { ...up, data: linesTo(20), weeks: linesTo(59) });
  expect(said(figure(63, 3, same), byWeek)).toMatch(/^Sentiment rose 18 points to 59\./);
  const lastWeek = [{ date: '2026-03-23', record: 49 }];
  expect(said(figure(50, 3, { ...same, weeks: lastWeek }), figure(59, 18, { ...up, weeks: lastWeek }))).toMatch(
    /^Sentiment averaged 59, up 18 points\. Sentiment last week: 49\. Performance averaged 50, [^.]+\.$/,
  );
  const smoothed = figure(59, 18, { ...up, smoothed: linesTo(54) });
  expect(said(figure(63, 3, same), smoothed)).toMatch(/^Sentiment averaged 59, up 18 points\. Performance/);
  const days = ['2026-03-20', '2026-03-27'].map((date, at) => ({ date, record: 60 - 12 * at }));
  expect(said(figure(63, 3, same), figure(59, 18, { ...up, smoothed: days }))).toMatch(
    /^Sentiment averaged 59, up 18 points\. Sentiment last week: 48\. Performance/,
  );
});

test('where nothing was due nothing is hidden, and a day off only has its sentence', () => {
  const waiting = figure(null, null, { persons: null, hiddenReason: 'not_enough_answers', until: '2026-03-27' });
  const none = { ...noComparison, due: 0, answered: null, rate: null, persons: null, personsDue: null };
  const period = { name: '1d', from: '2026-03-29', to: '2026-03-29', bucket: 'day' } as const;
  const free = dashboard([waiting, waiting, waiting], { period, source, participation: none });
  expect(describeEmptyChart(waiting, free, figureReader)).toEqual({
    hidden: undefined,
    title: 'No check-in was due yesterday.',
    next: 'The next check-in goes out on Tuesday, 31 March.',
  });
  const due = { ...free, participation: { ...none, due: null } };
  expect(describeEmptyChart(waiting, due, figureReader)).toMatchObject({
    hidden: { title: 'Fewer than 5 people answered' },
    next: figureReader.t('first'),
  });
  expect(isDayOff(free)).toBe(true);
  expect(isDayOff(due)).toBe(false);
  expect(isDayOff({ ...free, period: { ...period, name: '1w' } })).toBe(false);
  // A batch can be published on a day on which nothing was due.
  expect(isDayOff({ ...free, productivity: figure(64, null) })).toBe(false);
});
