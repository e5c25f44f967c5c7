import { describe, expect, it } from 'vitest';
import {
  canManageActions,
  canMoveTo,
  canReadActions,
  canReadCounts,
  canTellTeam,
  isSettled,
} from '#/lib/domain/actions/actions.policy.ts';
import { actionStates } from '#/lib/domain/actions/constants.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

const people = { leader: 1, secondary: 2, departmentLeader: 3, member: 4, administrator: 5, stranger: 6 } as const;
const teamOf = (userId: number) => ({
  leaderId: people.leader,
  secondaryLeaderId: people.secondary,
  departmentLeaderId: people.departmentLeader,
  leads: userId === people.leader || userId === people.secondary,
  belongs: userId === people.member,
  leadsDepartment: userId === people.departmentLeader,
});

describe.each<[keyof typeof people, RoleName, { reads: boolean; manages: boolean; tells: boolean; counts: boolean }]>([
  ['leader', 'Team Leader', { reads: true, manages: true, tells: true, counts: true }],
  ['secondary', 'Team Leader', { reads: true, manages: true, tells: true, counts: true }],
  ['leader', 'Member', { reads: false, manages: false, tells: false, counts: false }],
  ['departmentLeader', 'Department Leader', { reads: true, manages: true, tells: false, counts: false }],
  ['administrator', 'Administrator', { reads: true, manages: true, tells: false, counts: false }],
  ['member', 'Member', { reads: true, manages: false, tells: false, counts: false }],
  ['member', 'Team Leader', { reads: false, manages: false, tells: false, counts: false }],
  ['stranger', 'Department Leader', { reads: false, manages: false, tells: false, counts: false }],
  ['stranger', 'Team Leader', { reads: false, manages: false, tells: false, counts: false }],
  ['stranger', 'Member', { reads: false, manages: false, tells: false, counts: false }],
])('%s as %s', (person, role, may) => {
  const actor = { userId: people[person], role };
  const team = teamOf(actor.userId);
  it.each([
    ['reads', canReadActions],
    ['manages', canManageActions],
    ['tells', canTellTeam],
    ['counts', canReadCounts],
  ] as const)('%s', (right, can) => {
    expect(can(actor, team)).toBe(may[right]);
  });
});

it('a step goes from doing to done and back, from both to an end, and no further', () => {
  const moves = actionStates.flatMap((state) =>
    actionStates.filter((next) => canMoveTo(state, next)).map((next) => `${state} ${next}`),
  );
  expect(moves).toEqual([
    'doing done',
    'doing kept',
    'doing replaced',
    'doing ended',
    'done doing',
    'done kept',
    'done replaced',
    'done ended',
  ]);
  expect(actionStates.filter(isSettled)).toEqual(['kept', 'replaced', 'ended']);
});
