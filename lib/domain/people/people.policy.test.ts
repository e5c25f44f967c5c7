import { describe, expect, it } from 'vitest';
import {
  canApply,
  canUndo,
  confirmationReasons,
  suspendsMany,
  undoUntil,
  whyNotSuspended,
} from '#/lib/domain/people/people.policy.ts';
import type { ImportCounts } from '#/lib/domain/people/people.schema.ts';
import { inWords } from '#/lib/words/in-words.ts';

const nothing = Object.fromEntries(
  [
    'rows',
    'wrong',
    'invited',
    'changed',
    'leaving',
    'unchanged',
    'departments',
    'teams',
    'administrators',
    'suspended',
    'people',
  ].map((name) => [name, 0]),
) as unknown as ImportCounts;

describe('an import must be confirmed', () => {
  it.each<[Partial<ImportCounts>, string[]]>([
    [{ people: 20, leaving: 4 }, []],
    [{ people: 25, leaving: 5 }, []],
    [{ people: 24, leaving: 5 }, ['5 of 24 people leave a team.']],
    [{ people: 5, leaving: 4 }, []],
    [{ invited: 500 }, []],
    [{ invited: 501 }, ['501 people are invited by email.']],
    [{ changed: 500 }, []],
    [{ changed: 501 }, ['501 people with an account change team or role.']],
    [
      { people: 10, leaving: 9, invited: 600, changed: 600 },
      [
        '9 of 10 people leave a team.',
        '600 people are invited by email.',
        '600 people with an account change team or role.',
      ],
    ],
  ])('%j: %j', (counts, reasons) => {
    const words = confirmationReasons({ ...nothing, ...counts }).map((reason) => inWords(reason, 'en'));
    expect(words).toEqual(reasons);
  });
});

it.each([
  [{ people: 25, suspended: 5 }, false],
  [{ people: 24, suspended: 5 }, true],
  [{ people: 5, suspended: 4 }, false],
  [{ people: 9000, suspended: 500 }, false],
  [{ people: 9000, suspended: 501 }, true],
])('suspending %j must be confirmed: %s', (counts, isMany) => {
  expect(suspendsMany(counts)).toBe(isMany);
});

describe('a person can be suspended', () => {
  it.each([
    [{ id: 8, isOnlyAdministrator: false }, null],
    [{ id: 8, isOnlyAdministrator: true }, 'onlyAdministrator'],
    [{ id: 7, isOnlyAdministrator: false }, 'oneself'],
    [{ id: 7, isOnlyAdministrator: true }, 'oneself'],
  ])('%j by person 7: %s', (person, reason) => {
    expect(whyNotSuspended({ userId: 7 }, person)).toBe(reason);
  });
});

describe('an import can be applied', () => {
  it.each<[Partial<ImportCounts>, boolean]>([
    [{}, false],
    [{ unchanged: 8, wrong: 2, people: 10 }, false],
    [{ invited: 1 }, true],
    [{ changed: 1 }, true],
    [{ departments: 1 }, true],
    [{ teams: 1 }, true],
  ])('%j: %s', (counts, allowed) => {
    expect(canApply({ ...nothing, ...counts }, false)).toBe(allowed);
  });

  it('if all it would do is suspend people, and that is requested', () => {
    const counts = { ...nothing, suspended: 1 };
    expect([canApply(counts, false), canApply(counts, true)]).toEqual([false, true]);
  });
});

describe('an import can be undone', () => {
  const appliedAt = new Date('2026-03-02T12:00:00Z');
  it.each([
    ['applied', appliedAt, '2026-03-09T11:59:59.999Z', true],
    ['applied', appliedAt, '2026-03-09T12:00:00Z', false],
    ['applied', null, '2026-03-03T12:00:00Z', false],
    ['applying', appliedAt, '2026-03-03T12:00:00Z', false],
    ['undone', appliedAt, '2026-03-03T12:00:00Z', false],
  ])('%s at %s, asked at %s: %s', (state, at, now, allowed) => {
    expect(canUndo({ state, appliedAt: at }, new Date(now))).toBe(allowed);
  });

  it('until a day that it names', () => {
    expect(undoUntil(appliedAt)).toEqual(new Date('2026-03-09T12:00:00Z'));
  });
});
