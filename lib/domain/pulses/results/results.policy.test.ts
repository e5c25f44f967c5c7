import { describe, expect, it } from 'vitest';
import { type AskedTeam, readableResults } from '#/lib/domain/pulses/results/results.policy.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

const [creator, head, lead, otherLead, nobody] = [1, 2, 3, 4, 5];
const headed = { secondaryLeaderId: null, department: { leaderId: head }, wasAsked: true };
const own: AskedTeam = { ...headed, id: 10, name: 'Own', leaderId: lead };
const beside: AskedTeam = { ...headed, id: 20, name: 'Beside', leaderId: otherLead };
const deleted: AskedTeam = { ...headed, id: 30, name: null, leaderId: null, department: null };
/** The pulse asks this team now, but the round didn't. */
const newTeam: AskedTeam = { ...headed, id: 40, name: 'Joined', leaderId: lead, wasAsked: false };

const pulse = { creatorId: creator, creatorRole: 'Administrator' as RoleName, activatedAt: new Date('2026-11-02') };

/** Returns the teams of a round that someone may read, with `all` for all teams together. */
function reads(userId: number, role: RoleName, teams: readonly AskedTeam[], of: object = {}): string {
  const { teamIds, isWholeReadable } = readableResults({ userId, role }, { ...pulse, ...of }, teams);
  return [...teamIds, ...(isWholeReadable ? ['all'] : [])].join(' ');
}

const both = [own, beside];

describe('a round that asked several teams', () => {
  it.each<[string, number, RoleName, string]>([
    ['an administrator reads all', nobody, 'Administrator', '10 20 all'],
    ['the head of their department reads all', head, 'Department Leader', '10 20 all'],
    ['a leader reads the own team alone', lead, 'Team Leader', '10'],
    ['another person reads nothing', nobody, 'Team Leader', ''],
    ['a Member reads nothing', lead, 'Member', ''],
  ])('%s', (_, userId, role, expected) => {
    expect(reads(userId, role, both)).toBe(expected);
  });
});

it('a team that left the pulse since hides the whole from the leaders of those that stay', () => {
  expect(reads(lead, 'Team Leader', [own])).toBe('10 all');
  expect(reads(lead, 'Team Leader', [own, { ...beside, department: null }])).toBe('10');
  expect(reads(head, 'Department Leader', [own, { ...beside, department: null }])).toBe('10');
});

it('a team that joined the pulse since can’t read what was asked before', () => {
  expect(reads(otherLead, 'Team Leader', [own, { ...newTeam, leaderId: otherLead }])).toBe('40');
  expect(reads(lead, 'Team Leader', [beside, newTeam])).toBe('40');
});

it('before any round, readers depend on who the pulse asks', () => {
  const next = both.map((team) => ({ ...team, wasAsked: false }));
  expect(reads(lead, 'Team Leader', next)).toBe('10');
  expect(reads(lead, 'Team Leader', [{ ...own, wasAsked: false }])).toBe('10 all');
  expect(reads(lead, 'Team Leader', next, { activatedAt: null })).toBe('');
});

describe('a round of a team that was deleted since', () => {
  it('has no reader, and only administrators and the creator still read the whole', () => {
    const teams = [own, deleted];
    const ownPulse = { creatorId: lead, creatorRole: 'Team Leader' };
    expect(reads(nobody, 'Administrator', teams)).toBe('10 all');
    expect(reads(lead, 'Team Leader', teams)).toBe('10');
    expect(reads(head, 'Department Leader', teams)).toBe('10');
    expect(reads(lead, 'Team Leader', teams, ownPulse)).toBe('10 all');
    expect(reads(lead, 'Department Leader', teams, ownPulse)).toBe('');
  });
});
