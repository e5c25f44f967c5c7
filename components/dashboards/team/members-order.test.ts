import { expect, it } from 'vitest';
import { listPeople, type MembersOrder } from '#/components/dashboards/team/members-order.ts';
import type { Member, Team } from '#/components/organisation/team/team.ts';

const person = (id: number, name: string, email: string, more: Partial<Member> = {}): Member => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    id,
    firstName,
    lastName,
    email,
    status: true,
    isSuspended: false,
    isUndelivered: false,
    onboarding: true,
    completedAt: null,
    expiresAt: null,
    ...more,
  };
};
const members = [
  person(3, 'Nina Krüger', 'krueger@x.test'),
  person(-1, 'Clara Monteiro', 'clara@x.test', { status: false }),
  person(2, 'Nina Hartmann', 'nina@x.test', { onboarding: false }),
  person(1, 'Ána Lima', 'zz@x.test'),
];

const team = {
  members,
  leaderName: 'Inês Figueira Sá',
  leaderEmail: 'ines@x.test',
  leaderOnboarding: true,
  leaderSuspended: false,
  secondaryLeaderName: 'Pending',
  secondaryLeaderEmail: null,
  secondaryLeaderOnboarding: false,
  secondaryLeaderSuspended: false,
} as Team;

it.each<[MembersOrder, string[]]>([
  ['asc', ['Figueira Sá', 'Lima', 'Monteiro', 'Hartmann', 'Krüger']],
  ['desc', ['Figueira Sá', 'Krüger', 'Hartmann', 'Monteiro', 'Lima']],
])('leaders come first, then members in the order %s', (order, lastNames) => {
  const people = listPeople(team, order);
  expect(people.map(({ lastName }) => lastName)).toEqual(lastNames);
  expect(people.map(({ isLeader }) => isLeader)).toEqual([true, false, false, false, false]);
});
