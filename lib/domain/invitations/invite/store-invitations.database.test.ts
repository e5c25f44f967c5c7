import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { INVITATION_REPEAT_MS } from '#/lib/domain/invitations/constants.ts';
import { storeInvitations } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

const now = new Date('2026-03-02T12:00:00Z');

beforeAll(testDatabase);
afterAll(closeDatabase);

/** A company with some teams, and a member and a leader to invite to each. */
async function buildPlaces(count: number) {
  const { id: companyId } = await buildCompany(prisma());
  const groups = [];
  for (let at = 0; at < count; at++) {
    const { id: teamId } = await buildTeam(prisma(), { companyId });
    const place = { companyId, departmentId: null, teamId };
    const person = { email: `one.${at}@example.com` };
    // An address that is twice in a list is invited once.
    groups.push({ place: { ...place, kind: 'team_member' as const }, people: [person, person] });
    const leader = { email: `leader.${at}@example.com` };
    groups.push({ place: { ...place, kind: 'team_leader' as const }, people: [leader], keepPrevious: true });
  }
  return { companyId, groups };
}

type Groups = Awaited<ReturnType<typeof buildPlaces>>['groups'];
const store = (groups: Groups, at = now) =>
  prisma().$transaction((tx) => storeInvitations(tx, groups, { invitedById: null, now: at }));
const later = new Date(now.getTime() + INVITATION_REPEAT_MS);
const openOf = (companyId: number) =>
  prisma().invitation.findMany({
    where: { companyId, revokedAt: null },
    orderBy: [{ teamId: 'asc' }, { kind: 'asc' }],
  });

/** Returns how many statements a transaction has; others of this process, such as late announcements, don't count. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const begins = spy.mock.calls.findIndex(([query]) => JSON.stringify(query).includes('BEGIN'));
    expect(begins).toBeGreaterThanOrEqual(0);
    return spy.mock.contexts.filter((connection) => connection === spy.mock.contexts[begins]).length;
  } finally {
    spy.mockRestore();
  }
}

it('invitations to many places take as many statements as to one', async () => {
  const [one, many] = [await buildPlaces(1), await buildPlaces(12)];
  const few = await statementsOf(() => store(one.groups));
  expect(few).toBeGreaterThan(3);
  expect(await statementsOf(() => store(many.groups))).toBe(few);
  expect(await openOf(many.companyId)).toHaveLength(24);
});

it('an invitation replaces the same address’s there, a lead’s replaces anyone’s, and no others', async () => {
  const { companyId, groups } = await buildPlaces(2);
  const before = await store(groups);
  const [member, leader] = groups;
  if (!member || !leader) throw new Error('no places');
  const other = { email: 'other@example.com' };
  const invitations = await store(
    [
      { ...member, people: [other, ...member.people] },
      { ...leader, people: [other] },
    ],
    later,
  );
  const { teamId } = member.place;
  expect(invitations.map((one) => one.teamId)).toEqual([teamId, teamId, teamId]);
  const open = await openOf(companyId);
  expect(open.map(({ kind, email, keepPrevious }) => `${kind} ${email} ${keepPrevious}`).sort()).toEqual([
    'team_leader leader.1@example.com true',
    'team_leader other@example.com true',
    'team_member one.0@example.com null',
    'team_member one.1@example.com null',
    'team_member other@example.com null',
  ]);
  expect(open.filter(({ id }) => before.some((one) => one.id === id))).toHaveLength(2);
});

it('repeated invitations within seconds stay the same, with their links', async () => {
  const { companyId, groups } = await buildPlaces(2);
  const before = await store(groups);
  expect(await store(groups, new Date(now.getTime() + INVITATION_REPEAT_MS - 1))).toEqual([]);
  const idsOf = (those: { id: number }[]) => new Set(those.map(({ id }) => id));
  expect(idsOf(await openOf(companyId))).toEqual(idsOf(before));
  expect(await store(groups, later)).toHaveLength(before.length);
});

it('invitations for no people store nothing', async () => {
  const { companyId, groups } = await buildPlaces(1);
  expect(await prisma().$transaction((tx) => storeInvitations(tx, [], { invitedById: null, now }))).toEqual([]);
  expect(await store(groups.map((one) => ({ ...one, people: [] })))).toEqual([]);
  expect(await openOf(companyId)).toEqual([]);
});
