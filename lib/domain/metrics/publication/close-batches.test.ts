import { describe, expect, it } from 'vitest';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import {
  type BatchRules,
  type ClosedBatches,
  closeBatches,
  countPersons,
  noWait,
  POOL,
  type WaitingAnswers,
} from '#/lib/domain/metrics/publication/close-batches.ts';

const day = '2026-03-30';
const rules: BatchRules = { day, k: 5, answersMin: 0, largeDepartments: new Set([1]) };

/** This many people of a team, numbered from ten times its id. */
function waits(teamId: number, persons: number, part: Partial<WaitingAnswers> = {}): WaitingAnswers {
  const userIds = Array.from({ length: persons }, (_, at) => 10 * teamId + at);
  const base = { teamId, pool: POOL.team, departmentId: 1, isTeamLarge: true, since: day, answers: persons };
  return { ...base, persons: userIds, ...part };
}

const readerOf = (...teamIds: number[]) => ({ teamIds: new Set(teamIds), places: new Set([0, 1]) });
const daysAgo = (days: number) => addDays(day, -days);
const inPool = (days: number) => ({ pool: POOL.department, since: daysAgo(days), isTeamLarge: false });
const inCompany = (days: number) => ({ pool: POOL.company, since: daysAgo(days), isTeamLarge: false });
const small = { isTeamLarge: false };

/** "department/team: persons" per batch, "team→pool" per move. */
function summaryOf({ batches, moves }: ClosedBatches): [string[], string[]] {
  const batchWords = batches.map(
    ({ departmentId, teamId, parts }) => `${departmentId ?? '-'}/${teamId ?? '-'}: ${countPersons(parts)}`,
  );
  return [batchWords, moves.map(({ part, pool }) => `${part.teamId}→${pool}`)];
}

describe('closeBatches, at least 5', () => {
  it.each<[string, WaitingAnswers[], Partial<BatchRules>, string[], string[]]>([
    ['five of a team', [waits(1, 5)], {}, ['1/1: 5'], []],
    ['four of a team wait', [waits(1, 4)], {}, [], []],
    ['six of a team, four of a small one', [waits(1, 6), waits(2, 4, small)], {}, ['1/1: 6'], ['2→1']],
    ['two small teams', [waits(2, 3, small), waits(3, 2, small)], {}, ['1/-: 5'], []],
    [
      'small teams of two departments',
      [waits(2, 3, small), waits(3, 2, { ...small, departmentId: 2 })],
      {},
      [],
      ['2→1', '3→1'],
    ],
    ['a small team outside every department', [waits(2, 3, { ...small, departmentId: null })], {}, [], ['2→2']],
    ['thirteen days late', [waits(1, 4, { since: daysAgo(13) })], {}, [], []],
    ['two weeks late', [waits(1, 4, { since: daysAgo(14) })], {}, [], ['1→1']],
    [
      'without a wait: a small team takes the smallest batch',
      [waits(1, 6), waits(2, 5), waits(3, 2)],
      { waitLimits: noWait },
      ['1/1: 6', '1/-: 7'],
      [],
    ],
    [
      'without waiting: departments that are too small are combined immediately',
      [waits(1, 6), waits(2, 2, { departmentId: 2 }), waits(3, 3, { departmentId: 3 })],
      { waitLimits: noWait },
      ['1/1: 6', '-/-: 5'],
      [],
    ],
    ['without a wait: what finds no place is left', [waits(2, 2)], { waitLimits: noWait }, [], ['2→2']],
    [
      'a pool of two weeks takes the smallest batch',
      [waits(1, 6), waits(2, 5), waits(3, 2, inPool(14))],
      {},
      ['1/1: 6', '1/-: 7'],
      [],
    ],
    ['one of thirteen days takes none', [waits(1, 6), waits(3, 2, inPool(13))], {}, ['1/1: 6'], []],
    [
      'one of two weeks that is enough takes none',
      [waits(1, 6), waits(3, 5, inPool(14))],
      {},
      ['1/1: 6', '1/-: 5'],
      [],
    ],
    [
      'batches of another department stay',
      [waits(1, 6, { departmentId: 2 }), waits(3, 2, inPool(14))],
      {},
      ['2/1: 6'],
      [],
    ],
    ['four weeks, a large team', [waits(3, 2, inPool(28))], {}, [], ['3→2']],
    ['two weeks, no large team', [waits(3, 2, inPool(14))], { largeDepartments: new Set() }, [], ['3→2']],
    [
      'the company takes the smallest batch of any department',
      [waits(1, 6, { departmentId: 2 }), waits(2, 7), waits(3, 2, inCompany(14))],
      {},
      ['1/2: 7', '-/-: 8'],
      [],
    ],
    [
      'of equal batches the lower id',
      [waits(2, 5), waits(1, 5), waits(3, 1, inPool(14))],
      {},
      ['1/2: 5', '1/-: 6'],
      [],
    ],
    ['too few answers', [waits(1, 5, { answers: 9 })], { answersMin: 10 }, [], []],
    ['enough answers', [waits(1, 5, { answers: 10 })], { answersMin: 10 }, ['1/1: 5'], []],
    [
      'a reader of one of two teams, and three others: the pool waits',
      [waits(2, 3, small), waits(3, 3, small)],
      { readers: [readerOf(2)] },
      [],
      ['2→1', '3→1'],
    ],
    [
      'three and two others are enough',
      [waits(2, 3, small), waits(3, 3, small), waits(4, 2, small)],
      { readers: [readerOf(2)] },
      ['1/-: 8'],
      [],
    ],
    [
      'the pool waits for no reader who knows all, or none',
      [waits(2, 3, small), waits(3, 3, small)],
      { readers: [readerOf(2, 3), readerOf(4)] },
      ['1/-: 6'],
      [],
    ],
    [
      'nor where too few others could come',
      [waits(2, 3, small), waits(3, 3, small)],
      { readers: [{ ...readerOf(2), places: new Set<number>() }] },
      ['1/-: 6'],
      [],
    ],
    [
      'a late pool takes one batch more, so that it is shown to the reader',
      [waits(1, 6), waits(2, 5), waits(4, 9), waits(3, 2, inPool(14))],
      { readers: [readerOf(2)] },
      ['1/4: 9', '1/-: 13'],
      [],
    ],
    [
      'a late pool that cannot be shown to the reader is published all the same',
      [waits(1, 6), waits(3, 2, inPool(14))],
      { readers: [readerOf(1)] },
      ['1/-: 8'],
      [],
    ],
  ])('%s', (_, waiting, changed, batches, moves) => {
    expect(summaryOf(closeBatches(waiting, { ...rules, ...changed }))).toEqual([batches, moves]);
  });

  it('counts a person once', () => {
    const twice = [waits(2, 3, small), waits(3, 2, { ...small, persons: [20, 21] })];
    expect(closeBatches(twice, rules).batches).toEqual([]);
    const leftTwice = [waits(2, 5, inPool(1)), waits(3, 5, { ...inPool(1), persons: [20, 21, 22, 23, 24] })];
    expect(closeBatches(leftTwice, { ...rules, readers: [readerOf(2)] }).batches).toHaveLength(1);
  });
});
