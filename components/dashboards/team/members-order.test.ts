import { expect, it } from 'vitest';
import { type MembersOrder, orderMembers, pressColumn } from '#/components/dashboards/team/members-order.ts';
import type { Member } from '#/components/organisation/team/team.ts';

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

it.each<[MembersOrder, string[]]>([
  [{ sort: 'name', direction: 'asc' }, ['Lima', 'Monteiro', 'Hartmann', 'Krüger']],
  [{ sort: 'name', direction: 'desc' }, ['Krüger', 'Hartmann', 'Monteiro', 'Lima']],
  [{ sort: 'status', direction: 'asc' }, ['Lima', 'Krüger', 'Hartmann', 'Monteiro']],
])('members are ordered by %o', (sort, lastNames) => {
  expect(orderMembers(members, sort).map(({ lastName }) => lastName)).toEqual(lastNames);
});

it('a second press reverses the order', () => {
  expect(pressColumn({ sort: 'name', direction: 'asc' }, 'name')).toEqual({ sort: 'name', direction: 'desc' });
  expect(pressColumn({ sort: 'name', direction: 'desc' }, 'status')).toEqual({ sort: 'status', direction: 'asc' });
});
