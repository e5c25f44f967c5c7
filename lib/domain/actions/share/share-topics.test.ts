import { describe, expect, it } from 'vitest';
import { VOTE_TOPICS_MAX, VOTERS_MIN } from '#/lib/domain/actions/constants.ts';
import { orderTopics, proposeTopics } from '#/lib/domain/actions/share/share-topics.ts';

type Choice = readonly number[];

/** Returns every choice that one person can make among `topics` topics. */
function choicesOf(topics: number): Choice[] {
  const all = Array.from({ length: topics }, (_, at) => at);
  return all.flatMap((one) => [[one], ...all.filter((other) => other > one).map((other) => [one, other])]);
}

/** Yields all possible counts per topic, when each of `voters` people chooses one or two topics. */
function* countsOf(topics: number, voters: number, before: readonly number[] = []): Generator<number[]> {
  if (before.length === topics) {
    const sum = before.reduce((total, count) => total + count, 0);
    if (sum >= voters && sum <= VOTE_TOPICS_MAX * voters) yield [...before];
    return;
  }
  for (let count = 0; count <= voters; count++) yield* countsOf(topics, voters, [...before, count]);
}

/** Returns what a reader learns: topics that all others have chosen, or none of them. */
function learned(topics: number, voters: number, own: Choice, orderOf: typeof orderTopics): string[] {
  const others = voters - (own.length > 0 ? 1 : 0);
  const spans = new Map<string, { least: number[]; most: number[] }>();
  for (const counts of countsOf(topics, others)) {
    const proposed = counts.map((count, topic) => ({ topic, votes: count + (own.includes(topic) ? 1 : 0) }));
    const order = orderOf(proposed)
      .map(({ topic }) => topic)
      .join();
    const span = spans.get(order) ?? { least: [...counts], most: [...counts] };
    spans.set(order, {
      least: span.least.map((least, at) => Math.min(least, counts[at] ?? 0)),
      most: span.most.map((most, at) => Math.max(most, counts[at] ?? 0)),
    });
  }
  return [...spans].flatMap(([order, { least, most }]) =>
    least.some((count) => count === others) || most.includes(0) ? [`${own.join()} sees ${order}`] : [],
  );
}

describe('the order of a vote reveals to no one what a colleague has chosen', () => {
  // All choices of all voters, for each reader with their own choice, and for a reader who didn't choose.
  it.each([
    [2, [5, 6, 7, 8]],
    [3, [5, 6, 7, 8]],
    [4, [5, 6, 7]],
    [5, [5, 6]],
  ])('if there are %i topics', (topics, sizes) => {
    expect(sizes[0]).toBe(VOTERS_MIN);
    for (const voters of sizes)
      for (const own of [[], ...choicesOf(topics)]) expect(learned(topics, voters, own, orderTopics)).toEqual([]);
  });

  it('fewer voters, or the rank of a third topic, would reveal a choice', () => {
    const whole: typeof orderTopics = (proposed) => proposed.toSorted((a, b) => b.votes - a.votes);
    expect(learned(3, VOTERS_MIN - 1, [0], orderTopics)).not.toEqual([]);
    expect(learned(4, VOTERS_MIN, [0], whole)).not.toEqual([]);
  });
});

it('topics without votes keep their suggested order', () => {
  const proposed = ['a', 'b', 'c'].map((topic) => ({ topic, votes: 0 }));
  expect(orderTopics(proposed)).toEqual(proposed);
});

const question = { bankItemId: null, score: 50, trend: null, isTrendClear: false };
const [workload, autonomy, recognition] = [13, 17, 25];

it('clear drops come before low results; hidden results and questions without a construct are left out', () => {
  const questions = [
    { ...question, bankItemId: workload, score: 41 },
    { ...question, bankItemId: autonomy, score: 70, trend: -9, isTrendClear: true },
    { ...question, bankItemId: recognition, score: null },
    { ...question, score: 10 },
  ];
  expect(proposeTopics({ questions, factors: [], norms: [] })).toEqual(['construct:autonomy', 'construct:workload']);
});

it('a drop is one in the questions of a construct, and neither a rise nor possible chance', () => {
  const questions = [
    { ...question, bankItemId: workload, score: 20 },
    { ...question, bankItemId: workload + 1, score: 80 },
    { ...question, bankItemId: autonomy, score: 45, trend: -9 },
    { ...question, bankItemId: recognition, score: 48, trend: 9, isTrendClear: true },
  ];
  const expected = ['construct:autonomy', 'construct:recognition', 'construct:workload'];
  expect(proposeTopics({ questions, factors: [], norms: [] })).toEqual(expected);
});

const count = (timesBand: string) => ({ checkIns: null, timesBand });

it('the list is filled with what hurt most and norms below the middle, up to five', () => {
  const factors = [
    { id: 6, helped: count('100–199'), hurt: count('20–49') },
    { id: 1, helped: null, hurt: count('5–9') },
    { id: 2, helped: count('5–9'), hurt: null },
    { id: 10, helped: null, hurt: count('10–19') },
  ];
  const norms = [
    { id: 1, avg: 49 },
    { id: 2, avg: 50 },
    { id: 3, avg: 30 },
    { id: 4, avg: null },
  ];
  const questions = [{ ...question, bankItemId: workload }];
  expect(proposeTopics({ questions, factors, norms })).toEqual([
    'construct:workload',
    'factor:10',
    'factor:1',
    'factor:6',
    'norm:3',
  ]);
});
