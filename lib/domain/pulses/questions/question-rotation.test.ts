import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#/lib/domain/calendar/local-date.ts';
import { constructs, questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { chooseBankItems, type Rotation } from '#/lib/domain/pulses/questions/question-rotation.ts';

/** The rounds of a rotation, `every` days apart. */
function rounds(count: number, every: number, more: Partial<Rotation> = {}): { date: string; items: number[] }[] {
  const lastAsked = new Map<number, string>();
  return Array.from({ length: count }, (_, index) => {
    const date = addDays('2026-03-02', index * every);
    const items = chooseBankItems({ date, lastAsked, pinned: [], muted: [], ...more });
    for (const item of items) lastAsked.set(item, date);
    return { date, items };
  });
}

const constructOf = (id: number) => questionBank.find((item) => item.id === id)?.construct;

describe('the first rounds of a rotation', () => {
  it('start with the question for eNPS and go through the constructs in order', () => {
    expect(rounds(3, 7).map(({ items }) => items)).toEqual([
      [1, 5, 9, 13, 17],
      [2, 21, 25, 29, 33],
      [37, 41, 6, 10, 14],
    ]);
  });

  it('are the same when they are asked for again: nothing is random', () => {
    expect(rounds(20, 7)).toEqual(rounds(20, 7));
  });
});

describe('a year of weekly rounds', () => {
  const year = rounds(52, 7);

  it('repeats no item before it has rested, and the question for eNPS every four weeks', () => {
    const gapsOf = (id: number) => {
      const days = year.filter(({ items }) => items.includes(id)).map(({ date }) => date);
      return days.slice(1).map((date, at) => daysBetween(days[at] ?? '', date));
    };
    expect(new Set(gapsOf(1))).toEqual(new Set([28]));
    for (const { id } of questionBank.slice(1)) expect(Math.min(...gapsOf(id))).toBeGreaterThanOrEqual(56);
  });

  it('has asked nearly every item after nine weeks, and every one after eleven', () => {
    const itemsCount = (weeks: number) => new Set(year.slice(0, weeks).flatMap(({ items }) => items)).size;
    expect([itemsCount(9), itemsCount(11)]).toEqual([questionBank.length - 1, questionBank.length]);
  });

  it('asks at most five, never none, and never two of a construct', () => {
    for (const { items } of year) {
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThanOrEqual(5);
      expect(new Set(items.map(constructOf)).size).toBe(items.length);
    }
  });
});

it('monthly rounds touch every construct within a quarter', () => {
  const quarter = rounds(3, 30).flatMap(({ items }) => items.map(constructOf));
  expect(new Set(quarter)).toEqual(new Set(constructs));
});

it('pinned questions are in every round and muted ones in none', () => {
  const year = rounds(26, 14, { pinned: [13, 34], muted: [1, 5, 6, 7, 8] });
  for (const { items } of year) {
    expect(items.slice(0, 2)).toEqual([13, 34]);
    expect(items.filter((id) => [1, 5, 6, 7, 8].includes(id))).toEqual([]);
    expect(new Set(items.map(constructOf)).size).toBe(items.length);
  }
});

it.each([
  ['rests after 83 days', '2026-03-02', '2026-05-24', false],
  ['is free after 84 days', '2026-03-02', '2026-05-25', true],
])('an item %s', (_, askedOn, date, isFree) => {
  const others = [5, 9, 17];
  const muted = questionBank.map(({ id }) => id).filter((id) => id !== 13 && !others.includes(id));
  const items = chooseBankItems({ date, lastAsked: new Map([[13, askedOn]]), pinned: [], muted });
  expect(items).toEqual(isFree ? [...others, 13] : others);
});

it('the rest is shortened to 56 days if fewer than three questions are free', () => {
  const lastAsked = new Map(questionBank.map(({ id }) => [id, '2026-03-02'] as const));
  const on = (days: number) =>
    chooseBankItems({ date: addDays('2026-03-02', days), lastAsked, pinned: [], muted: [1] });
  expect(on(55)).toEqual([]);
  expect(on(56)).toHaveLength(5);
});

describe('a construct that the teams have worked on', () => {
  // Workload was last asked with its first item on 1 January, and before that with its second.
  const lastAsked = new Map([
    [13, '2026-01-01'],
    [14, '2025-12-01'],
  ]);
  const choose = (more: Partial<Rotation>) =>
    chooseBankItems({ date: '2026-02-01', lastAsked, pinned: [], muted: [], ...more });
  const worked = [{ construct: 'workload', doneOn: '2026-01-10' }];

  it('is asked first, by its last item, even if that has rested less than others', () => {
    expect(choose({})).not.toContain(13);
    expect(choose({ worked })).toEqual([1, 13, 5, 9, 17]);
  });

  it.each<[string, Partial<Rotation>]>([
    ['within two weeks', { worked: [{ construct: 'workload', doneOn: '2026-01-19' }] }],
    ['where it was asked since', { worked, lastAsked: new Map([[13, '2026-01-11']]), date: '2026-03-01' }],
    ['where the item has rested for less than four weeks', { worked, date: '2026-01-28' }],
    ['where it is muted', { worked, muted: [13] }],
    ['where it was never asked', { worked, lastAsked: new Map([[1, '2026-01-31']]) }],
    ['if no question measures it', { worked: [{ construct: 'mood', doneOn: '2026-01-01' }] }],
  ])('isn’t asked before its turn %s', (_, more) => {
    const { worked: _none, ...rest } = more;
    expect(choose(more)).toEqual(choose(rest));
  });

  it('isn’t asked twice', () => {
    expect(choose({ worked, pinned: [14] }).map(constructOf)).toEqual([
      ...new Set(choose({ worked, pinned: [14] }).map(constructOf)),
    ]);
  });
});
