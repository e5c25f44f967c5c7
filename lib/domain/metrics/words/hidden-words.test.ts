import { describe, expect, it } from 'vitest';
import {
  describeHidden,
  describeHiddenParticipation,
  describePartial,
  type HiddenGroup,
} from '#/lib/domain/metrics/words/hidden-words.ts';

const team: HiddenGroup = { kind: 'team', minimum: 5, locale: 'en-GB' };
const waiting = { hiddenReason: 'not_enough_answers', until: '2026-03-03' } as const;
const small = { hiddenReason: 'group_too_small' } as const;

describe('describeHidden', () => {
  it.each([
    ['shown', { hiddenReason: null }, team, undefined],
    [
      'waiting',
      waiting,
      team,
      'Fewer than 5 people have answered since 3 March. The next result appears once they have.',
    ],
    [
      'the first',
      { ...waiting, until: null },
      team,
      'Fewer than 5 people have answered so far. The first result appears once they have.',
    ],
    [
      'a department',
      waiting,
      { ...team, kind: 'department' },
      'In no team have 5 people answered since 3 March. The next result appears once they have.',
    ],
    [
      'a small team',
      small,
      { ...team, countsIn: 'Sales' },
      'Teams below 5 people count in Sales together with others.',
    ],
    ['one outside departments', small, team, 'Teams below 5 people count in the company together with others.'],
    [
      'a small department',
      small,
      { ...team, kind: 'department', minimum: 7 },
      'Departments below 7 people count in the company together with others.',
    ],
    [
      'a small company',
      small,
      { ...team, kind: 'company' },
      'Results appear once the company has 5 members who answer.',
    ],
  ] as const)('%s', (_, figure, group, reason) => {
    expect(describeHidden(figure, group)?.reason).toBe(reason);
  });

  it('counts people, never answers', () => {
    expect(describeHidden(waiting, team)?.title).toBe('Fewer than 5 people answered');
    expect(describeHiddenParticipation(waiting, team)?.title).toBe('Fewer than 5 people’s check-ins have closed');
    expect(describeHiddenParticipation({ hiddenReason: null }, team)).toBeUndefined();
    expect(describeHiddenParticipation(small, team)?.title).toBe('Fewer than 5 members');
  });
});

it.each([
  [true, false, 'up to 19 November'],
  [false, true, 'less than half answered'],
  [true, true, 'up to 19 November · less than half answered'],
  [false, false, undefined],
])('a figure that ends early: %s, from less than half: %s', (endsEarly, isParticipationLow, expected) => {
  expect(describePartial({ until: '2026-11-19', endsEarly }, { isParticipationLow, locale: 'en-GB' })).toBe(expected);
});
