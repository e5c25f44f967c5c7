import { describe, expect, it } from 'vitest';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';
import {
  describeHidden,
  describeHiddenParticipation,
  describePartial,
  type HiddenGroup,
} from '#/lib/domain/metrics/words/hidden-words.ts';

const team: HiddenGroup = { kind: 'team', minimum: 5, ...figureReader };
const waiting = { hiddenReason: 'not_enough_answers', until: '2026-03-03' } as const;
const knownByName = { hiddenReason: 'known_by_name' } as const;
const small = { hiddenReason: 'group_too_small' } as const;

describe('describeHidden', () => {
  it.each([
    ['shown', { hiddenReason: null }, team, undefined],
    ['waiting', waiting, team, 'The next result needs answers from at least 5 people since 3 March.'],
    ['the first', { ...waiting, until: null }, team, 'The first result needs answers from at least 5 people.'],
    [
      'a department',
      waiting,
      { ...team, kind: 'department' },
      'The next result needs answers from at least 5 people in a team since 3 March.',
    ],
    ['a small team', small, { ...team, countsIn: 'Sales' }, 'Teams with fewer than 5 people are counted in Sales.'],
    ['one outside departments', small, team, 'Teams with fewer than 5 people are counted in the company.'],
    [
      'a small department',
      small,
      { ...team, kind: 'department', minimum: 7 },
      'Departments with fewer than 7 people are counted in the company.',
    ],
    [
      'a part that is known',
      knownByName,
      team,
      'You read part of these answers by name, and fewer than 5 others answered. Later results appear as usual.',
    ],
    [
      'a company of which one team is known',
      knownByName,
      { ...team, kind: 'company', knownTeams: ['Tugs'] },
      'You read Tugs by name, and fewer than 5 other people answered. People who don’t read Tugs by name still see this result. You’ll see new results whenever 5 others have answered, or once someone else leads that team.',
    ],
    [
      'a department of which several are known',
      knownByName,
      { ...team, kind: 'department', knownTeams: ['Tugs', 'Cranes', 'Docks'] },
      'You read Tugs, Cranes and Docks by name, and fewer than 5 other people answered. People who don’t read them by name still see this result. You’ll see new results whenever 5 others have answered, or once someone else leads one of these teams.',
    ],
    [
      'one of which it is not said',
      knownByName,
      { ...team, kind: 'department' },
      'You read one of its teams by name, and fewer than 5 other people answered. People who don’t read that team by name still see this result. You’ll see new results whenever 5 others have answered, or once someone else leads that team.',
    ],
    [
      'a small company',
      small,
      { ...team, kind: 'company' },
      'Results need answers from at least 5 members of the company.',
    ],
  ] as const)('%s', (_, figure, group, reason) => {
    expect(describeHidden(figure, group)?.reason).toBe(reason);
  });

  it('counts people, never answers', () => {
    expect(describeHidden(waiting, team)?.title).toBe('Fewer than 5 people answered');
    expect(describeHiddenParticipation(waiting, team)?.title).toBe('Too few check-ins have closed');
    expect(describeHiddenParticipation({ hiddenReason: null }, team)).toBeUndefined();
    expect(describeHiddenParticipation(small, team)?.title).toBe('Fewer than 5 members');
  });
});

it.each([
  [true, false, 'up to 19 November'],
  [false, true, 'fewer than half answered'],
  [true, true, 'up to 19 November · fewer than half answered'],
  [false, false, undefined],
])('a result that ends early: %s, from fewer than half: %s', (endsEarly, isParticipationLow, expected) => {
  expect(describePartial({ until: '2026-11-19', endsEarly }, { isParticipationLow, ...figureReader })).toBe(expected);
});
