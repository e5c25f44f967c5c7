import { expect, it } from 'vitest';
import type { ManagedTeam } from '#/lib/domain/places/places.policy.ts';
import {
  canAskLeaders,
  canManagePulse,
  canReadPulse,
  canReadTeamResults,
  canReadWholeResults,
  type PulseRelation,
} from '#/lib/domain/pulses/pulses.policy.ts';
import { type RoleName, roleNames } from '#/lib/platform/roles.ts';

const [creator, head, otherHead, lead, second, otherLead, nobody] = [1, 2, 3, 4, 5, 6, 7];
const own: ManagedTeam = { leaderId: lead, secondaryLeaderId: second, department: { leaderId: head } };
const beside: ManagedTeam = { leaderId: otherLead, secondaryLeaderId: null, department: { leaderId: head } };
const elsewhere: ManagedTeam = { leaderId: otherLead, secondaryLeaderId: null, department: { leaderId: otherHead } };
const outside: ManagedTeam = { leaderId: otherLead, secondaryLeaderId: null, department: null };

const pulse = (more: Partial<PulseRelation>): PulseRelation => ({
  creatorId: creator,
  creatorRole: 'Administrator',
  activatedAt: new Date('2026-11-02T12:00Z'),
  teams: [own, beside],
  ...more,
});

/** May manage it, may read it, may read its first team, may read all of it. */
function rights(userId: number, role: RoleName, of: PulseRelation): string {
  const actor = { userId, role };
  const first = of.teams[0] ?? outside;
  const answers = {
    manage: canManagePulse(actor, of),
    read: canReadPulse(actor, of),
    team: canReadTeamResults(actor, of, first),
    whole: canReadWholeResults(actor, of),
  };
  return Object.keys(answers)
    .filter((right) => answers[right as keyof typeof answers])
    .join(' ');
}

const ALL = 'manage read team whole';

it.each<[string, number, RoleName, Partial<PulseRelation>, string]>([
  ['an administrator', nobody, 'Administrator', {}, ALL],
  ['an administrator, also of a draft without teams', nobody, 'Administrator', { activatedAt: null, teams: [] }, ALL],
  ['who led as Administrator and acts as Team Leader', creator, 'Team Leader', {}, ''],
  ['the head of all its departments', head, 'Department Leader', {}, ALL],
  ['the head of some of its departments', head, 'Department Leader', { teams: [own, elsewhere] }, 'read team'],
  ['the head of the other department', otherHead, 'Department Leader', { teams: [own, elsewhere] }, 'read'],
  ['a head with a team outside', head, 'Department Leader', { teams: [own, outside] }, 'read team'],
  ['a head, of a draft', head, 'Department Leader', { activatedAt: null }, ALL],
  ['a head, of a draft without teams', head, 'Department Leader', { activatedAt: null, teams: [] }, ''],
  ['a head who acts as Team Leader', head, 'Team Leader', {}, ''],
  ['the leader of one of its teams', lead, 'Team Leader', {}, 'read team'],
  ['the secondary leader of one of its teams', second, 'Team Leader', {}, 'read team'],
  ['the leader of another of its teams', otherLead, 'Team Leader', {}, 'read'],
  ['the leader of all its teams', lead, 'Team Leader', { teams: [own] }, 'read team whole'],
  ['a leader, of a draft about the own team', lead, 'Team Leader', { activatedAt: null }, ''],
  ['a leader who acts as Department Leader', lead, 'Department Leader', {}, ''],
  ['a leader who made it', lead, 'Team Leader', { creatorId: lead, creatorRole: 'Team Leader', teams: [own] }, ALL],
  [
    'a secondary leader who made it',
    second,
    'Team Leader',
    { creatorId: second, creatorRole: 'Team Leader', teams: [own] },
    ALL,
  ],
  [
    'a leader whose draft has no team yet',
    lead,
    'Team Leader',
    { creatorId: lead, creatorRole: 'Team Leader', activatedAt: null, teams: [] },
    ALL,
  ],
  [
    'a leader who made it and lost one of its teams',
    lead,
    'Team Leader',
    { creatorId: lead, creatorRole: 'Team Leader' },
    'read team',
  ],
  [
    'who made it as Department Leader and leads a team now',
    lead,
    'Team Leader',
    { creatorId: lead, creatorRole: 'Department Leader', teams: [own] },
    'read team whole',
  ],
])('%s', (_, userId, role, of, expected) => {
  expect(rights(userId, role, pulse(of))).toBe(expected);
});

it.each(roleNames)('a person with no part in the pulse has only the rights of their role, %s', (role) => {
  expect(rights(nobody, role, pulse({}))).toBe(role === 'Administrator' ? ALL : '');
});

it('a member never has any rights', () => {
  for (const userId of [creator, head, lead, second])
    expect(rights(userId, 'Member', pulse({ creatorId: userId, creatorRole: 'Member' }))).toBe('');
});

it('leaders can also be asked, by those above them', () => {
  expect(roleNames.filter((role) => canAskLeaders({ role }))).toEqual(['Administrator', 'Department Leader']);
});
