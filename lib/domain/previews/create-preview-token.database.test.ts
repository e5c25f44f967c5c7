import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { startQueue } from '#/e2e/support/product/queue.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { endOtherSessions, endSession, signOut } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { createPreviewToken } from '#/lib/domain/previews/create-preview-token.ts';
import { endPreview } from '#/lib/domain/previews/preview.service.ts';
import { createPreviewTokenContract, endPreviewContract } from '#/lib/domain/previews/previews.contract.ts';
import { changePassword } from '#/lib/domain/profile/profile.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { stopJobs } from '#/lib/platform/jobs.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

const NOW = '2026-03-02T12:00:00.000Z';
const IN_HALF_AN_HOUR = '2026-03-02T12:30:00.000Z';

let companyId: number;
let leader: User;
let team: Team;
let member: User;
let ctx: UserCtx;

beforeAll(async () => {
  await testDatabase();
  await startQueue();
});
afterAll(async () => {
  await stopJobs();
  await closeDatabase();
});
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  leader = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  member = await buildMember(prisma(), { team, user: { firstName: 'Mia', lastName: 'Member' } });
  ctx = await asLeader();
});

const asLeader = (now = NOW, user = leader) => userCtx(user, { role: 'Team Leader', now });
const start = async (target: { userId: number; teamId?: number } = { userId: member.id }, by = ctx) =>
  createPreviewTokenContract.response.parse(await createPreviewToken(by, target));
const previewTokens = () => prisma().previewToken.findMany({ where: { companyId }, orderBy: { createdAt: 'asc' } });
const open = async () => (await previewTokens()).filter(({ endedAt }) => endedAt === null).length;
const audited = async () =>
  (
    await prisma().auditEntry.findMany({
      where: { companyId, action: { startsWith: 'preview.' } },
      orderBy: { id: 'asc' },
    })
  ).map(({ action, actorId, subject, details }) => ({ action, actorId, subject, ...(details as object) }));
const begun = () => ({ action: 'preview.start', actorId: leader.id, subject: `team:${team.id}`, userId: member.id });
const ended = (why: string) => ({ ...begun(), action: 'preview.end', why });

describe('a preview of a member’s dashboard', () => {
  it('is for one member, team and session, for half an hour, and stored as a hash', async () => {
    const answer = await start();
    expect(answer).toMatchObject({
      team: { id: team.id, name: team.name },
      member: { id: member.id, name: 'Mia Member' },
      expiresAt: IN_HALF_AN_HOUR,
    });
    expect(answer.token).toMatch(/^pv_[\w-]{43}$/);
    const [row, ...others] = await previewTokens();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      sessionId: ctx.actor.sessionId,
      leaderId: leader.id,
      memberId: member.id,
      teamId: team.id,
    });
    expect(Buffer.from(row?.tokenHash ?? []).equals(Buffer.from(hashSecret(answer.token)))).toBe(true);
    expect(await audited()).toEqual([begun()]);
  });

  it('can also be opened by the secondary leader', async () => {
    const second = await buildUser(prisma(), { companyId });
    await prisma().team.update({ where: { id: team.id }, data: { secondaryLeaderId: second.id } });
    expect((await start({ userId: member.id }, await asLeader(NOW, second))).team.id).toBe(team.id);
  });

  it('ends the previous one in the same session, and none of another', async () => {
    const elsewhere = await asLeader();
    await start(undefined, elsewhere);
    await start();
    await start();
    expect((await previewTokens()).filter(({ endedAt }) => endedAt).map(({ sessionId }) => sessionId)).toEqual([
      ctx.actor.sessionId,
    ]);
    expect(await audited()).toEqual([begun(), begun(), ended('newer'), begun()]);
  });

  it('leaves one open if it’s started twice in parallel', async () => {
    await Promise.all([start(), start(), start(), start()]);
    expect([(await previewTokens()).length, await open()]).toEqual([4, 1]);
  });
});

describe('a preview isn’t possible', () => {
  const refusal = (target: { userId: number; teamId?: number }) =>
    createPreviewToken(ctx, target).then(
      () => 'opened',
      ({ code }: { code: string }) => code,
    );

  it('of a stranger, a colleague, or a member of another leader’s team', async () => {
    const { id: elsewhere } = await buildCompany(prisma());
    const theirs = await buildTeam(prisma(), { companyId: elsewhere });
    const stranger = await buildMember(prisma(), { team: theirs });
    const other = await buildTeam(prisma(), { companyId });
    const colleague = await buildMember(prisma(), { team: other });
    const draft = await buildTeam(prisma(), { companyId, leaderId: leader.id, completedAt: null });
    await buildMember(prisma(), { team: draft, user: colleague });
    const codes = {
      unknown: await refusal({ userId: 2_147_483_647 }),
      stranger: await refusal({ userId: stranger.id }),
      theirTeam: await refusal({ userId: member.id, teamId: theirs.id }),
      draft: await refusal({ userId: colleague.id, teamId: draft.id }),
      colleague: await refusal({ userId: colleague.id }),
      otherTeam: await refusal({ userId: colleague.id, teamId: other.id }),
      notOfThatTeam: await refusal({ userId: member.id, teamId: other.id }),
      self: await refusal({ userId: leader.id }),
    };
    expect(codes).toEqual({
      unknown: 'not_found',
      stranger: 'not_found',
      theirTeam: 'not_found',
      draft: 'not_found',
      colleague: 'forbidden',
      otherTeam: 'forbidden',
      notOfThatTeam: 'forbidden',
      self: 'forbidden',
    });
    expect([await previewTokens(), await audited()]).toEqual([[], []]);
  });

  it('of a suspended person', async () => {
    await prisma().user.update({ where: { id: member.id }, data: { blockedAt: new Date(NOW) } });
    expect(await refusal({ userId: member.id })).toBe('forbidden');
  });

  it('without choosing one of several shared teams', async () => {
    const second = await buildTeam(prisma(), { companyId, secondaryLeaderId: leader.id });
    await buildMember(prisma(), { team: second, user: member });
    expect(await refusal({ userId: member.id })).toBe('invalid');
    expect((await start({ userId: member.id, teamId: second.id })).team.id).toBe(second.id);
  });

  it('in a session that has just ended', async () => {
    await signOut(ctx);
    expect(await refusal({ userId: member.id })).toBe('signed_out');
  });
});

describe('the end of a preview', () => {
  const end = async (by: UserCtx = ctx) => endPreviewContract.response.parse(await endPreview(by, 'Bearer sb_mine'));
  const later = (): UserCtx => ({ ...ctx, clock: { now: () => new Date(IN_HALF_AN_HOUR) } });

  it('returns the normal token, and a repeat isn’t logged again', async () => {
    await start();
    expect([await end(), await end()]).toMatchObject([{ token: 'sb_mine' }, { token: 'sb_mine' }]);
    expect([await open(), await audited()]).toEqual([0, [begun(), ended('left')]]);
  });

  it('is possible in one’s own session only', async () => {
    await start();
    await end(await asLeader());
    expect(await open()).toBe(1);
  });

  it('by time is logged when it is noticed', async () => {
    await start();
    await end(later());
    expect(await audited()).toEqual([begun(), ended('expired')]);
  });

  it('of a forgotten one is logged with the next one, in any session', async () => {
    await start();
    await start({ userId: member.id }, await asLeader(IN_HALF_AN_HOUR));
    expect(await audited()).toEqual([begun(), ended('expired'), begun()]);
  });

  it.each([
    ['the leader leads no more', () => prisma().team.update({ where: { id: team.id }, data: { leaderId: null } })],
    ['the member has left', () => prisma().teamMember.deleteMany({ where: { teamId: team.id } })],
    [
      'the member is blocked',
      () => prisma().user.update({ where: { id: member.id }, data: { blockedAt: new Date() } }),
    ],
  ])('says so when %s', async (_why, change) => {
    await start();
    await change();
    await end();
    expect(await audited()).toEqual([begun(), ended('not-allowed')]);
  });

  it.each([
    ['signing out', () => signOut(ctx)],
    ['ending the session from another', async () => endSession(await asLeader(), { id: ctx.actor.sessionId })],
    ['ending all other sessions', async () => endOtherSessions(await asLeader())],
    [
      'another password',
      async () =>
        changePassword(await asLeader(), { currentPassword: testPassword, newPassword: 'quite another harbour' }),
    ],
  ])('comes with %s', async (_way, leave) => {
    await start();
    await leave();
    expect([await open(), await audited()]).toEqual([0, [begun(), ended('signed-out')]]);
  });
});
