import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { liveMessagesOf } from '#/e2e/support/product/live.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import {
  addSecondaryLeader,
  removeSecondaryLeader,
} from '#/lib/domain/organisation/leaders/secondary-leader.service.ts';
import { removeMember } from '#/lib/domain/organisation/teams/remove-member.ts';
import { deleteTeam } from '#/lib/domain/organisation/teams/team.service.ts';
import { removeAccount } from '#/lib/domain/profile/profile.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let team: Team;
let leader: User;
let member: User;
let other: User;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  [leader, other] = [await buildUser(prisma(), { companyId }), await buildUser(prisma(), { companyId })];
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id, name: 'Atoms' });
  member = await buildMember(prisma(), { team, user: { firstName: 'Me' } });
});

const add = async (person: { id: number }, by = leader) =>
  addSecondaryLeader(await userCtx(by), team.id, { userId: person.id });
const remove = async (by = leader) => removeSecondaryLeader(await userCtx(by), team.id);
const storedTeam = () => prisma().team.findUniqueOrThrow({ where: { id: team.id } });
const members = async () =>
  (await prisma().teamMember.findMany({ where: { teamId: team.id } })).map(({ userId }) => userId);
const notificationsOf = async (userId: number) =>
  (await findNotices({ where: { userId } })).map(({ role, title, message }) => [role, title, message]);

describe('a secondary leader', () => {
  it('leaves the members immediately, is notified in the new role, and comes back as a member', async () => {
    const messages = await liveMessagesOf(() => add(member));
    expect(messages).toContainEqual(['rejoin', userRoom(member.id), '', {}]);
    expect(await storedTeam()).toMatchObject({ secondaryLeaderId: member.id, secondaryWasMember: true });
    expect(await members()).toEqual([]);
    expect((await userCtx(member)).actor.roles).toEqual(['Team Leader']);
    const back = await remove();
    expect(back.member).toMatchObject({ id: member.id, firstName: 'Me', status: true, onboarding: true });
    expect(await members()).toEqual([member.id]);
    expect(await storedTeam()).toMatchObject({ secondaryLeaderId: null, secondaryWasMember: false });
    expect(await notificationsOf(member.id)).toMatchObject([
      ['Team Leader', 'You’re now a secondary leader', expect.stringContaining('Atoms')],
      ['Member', 'You’re no longer a secondary leader', expect.stringContaining('Atoms')],
    ]);
    const entries = await prisma().auditEntry.findMany({ where: { companyId }, orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual(['team.secondary-add', 'team.secondary-remove']);
  });

  it('who wasn’t a member leaves completely; a replaced one becomes what they were before', async () => {
    await add(member);
    await add(other);
    expect(await members()).toEqual([member.id]);
    expect(await storedTeam()).toMatchObject({ secondaryLeaderId: other.id, secondaryWasMember: false });
    expect((await notificationsOf(member.id)).at(-1)).toMatchObject([
      'Member',
      'You’re no longer a secondary leader',
      expect.any(String),
    ]);
    expect(await remove()).toEqual({ member: null });
    expect(await members()).toEqual([member.id]);
  });

  it('is announced to the leader and the members, also if an administrator chooses themselves', async () => {
    const administrator = await buildAdministrator(prisma(), { companyId, firstName: 'Ada', lastName: 'Boss' });
    await add(administrator, administrator);
    const message =
      '<strong>Ada Boss</strong> is now the secondary leader of <strong>Atoms</strong>. <strong>Ada Boss</strong> can read your check-ins by name, starting today.';
    expect(await notificationsOf(leader.id)).toEqual([['Team Leader', 'New secondary leader', message]]);
    expect(await notificationsOf(member.id)).toEqual([['Member', 'New secondary leader', message]]);
    expect(await notificationsOf(administrator.id)).toEqual([]);
  });

  it('replaces one who was invited; removing without a choice withdraws the invitation', async () => {
    const invite = () => buildInvitation(prisma(), { companyId, kind: 'secondary_leader', teamId: team.id });
    const open = () => prisma().invitation.count({ where: { teamId: team.id, revokedAt: null } });
    await invite();
    await add(member);
    expect(await open()).toBe(0);
    await invite();
    expect(await remove()).toEqual({ member: null });
    expect([await open(), (await storedTeam()).secondaryLeaderId]).toEqual([0, member.id]);
    await remove();
    await expect(remove()).rejects.toMatchObject({ code: 'invalid', message: 'This team has no secondary leader.' });
  });

  it('must be a person of the company with an account, and not the leader', async () => {
    const db = prisma();
    const foreign = await buildUser(db, { companyId: (await buildCompany(db)).id });
    const unconfirmed = await buildUser(db, { companyId, confirmedAt: null });
    const blocked = await buildUser(db, { companyId, blockedAt: new Date() });
    for (const person of [foreign, unconfirmed, blocked, { id: 2_147_483_647 }])
      await expect(add(person)).rejects.toMatchObject({
        code: 'invalid',
        message: 'Choose someone in your company.',
      });
    await expect(add(leader)).rejects.toMatchObject({
      code: 'invalid',
      message: 'Robin Example already leads this team.',
    });
    expect((await storedTeam()).secondaryLeaderId).toBeNull();
  });

  it('can’t choose or remove one themselves, although they can remove members', async () => {
    await add(other);
    await expect(add(member, other)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(remove(other)).rejects.toMatchObject({ code: 'forbidden' });
    await removeMember(await userCtx(other), team.id, { email: member.email });
    expect(await members()).toEqual([]);
    expect(await notificationsOf(member.id)).toEqual([
      ['Member', 'New secondary leader', expect.stringContaining('Atoms')],
      ['Member', 'You’re no longer in a team', expect.stringContaining('Atoms')],
    ]);
    const again = removeMember(await userCtx(other), team.id, { email: member.email });
    await expect(again).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('parallel calls', () => {
  it('with two choices leave one secondary leader, and no one is lost', async () => {
    const second = await buildMember(prisma(), { team });
    const administrator = await buildAdministrator(prisma(), { companyId });
    for (let round = 0; round < 5; round++) {
      const ctxs = [await userCtx(leader), await userCtx(administrator)] as const;
      await Promise.all([
        addSecondaryLeader(ctxs[0], team.id, { userId: member.id }),
        addSecondaryLeader(ctxs[1], team.id, { userId: second.id }),
      ]);
      const { secondaryLeaderId, secondaryWasMember } = await storedTeam();
      expect(secondaryWasMember).toBe(true);
      expect(new Set([...(await members()), secondaryLeaderId])).toEqual(new Set([member.id, second.id]));
    }
  });

  it('that remove a member and make them secondary leader run one after the other', async () => {
    for (let round = 0; round < 5; round++) {
      const ctx = await userCtx(leader);
      const [removal, choice] = await Promise.allSettled([
        removeMember(ctx, team.id, { email: member.email }),
        addSecondaryLeader(ctx, team.id, { userId: member.id }),
      ]);
      expect(choice.status).toBe('fulfilled');
      expect(await members()).toEqual([]);
      // If the removal came first, they were no longer a member when chosen.
      const { secondaryWasMember } = await storedTeam();
      expect(secondaryWasMember).toBe(removal.status === 'rejected');
      await remove();
      await prisma().teamMember.deleteMany({ where: { teamId: team.id } });
      await buildMember(prisma(), { team, user: member });
    }
  });

  it('that delete the team and choose a secondary leader leave no team and no leader', async () => {
    const ctx = await userCtx(leader);
    const [deletion, ...choices] = await Promise.allSettled([
      deleteTeam(ctx, team.id),
      addSecondaryLeader(ctx, team.id, { userId: member.id }),
      addSecondaryLeader(ctx, team.id, { userId: other.id }),
    ]);
    expect(deletion.status).toBe('fulfilled');
    for (const reason of refusalsOf(choices)) expect(reason).toMatchObject({ code: 'not_found' });
    expect(await prisma().team.count({ where: { companyId } })).toBe(0);
    expect((await userCtx(other)).actor.roles).toEqual(['Member']);
  });

  it('that delete an account leave it leading nothing', async () => {
    for (let round = 0; round < 5; round++) {
      const leaver = await buildMember(prisma(), { team });
      const [ctx, own] = [await userCtx(leader), await userCtx(leaver)];
      const [left] = await Promise.allSettled([
        removeAccount(own),
        addSecondaryLeader(ctx, team.id, { userId: leaver.id }),
      ]);
      expect(left.status).toBe('fulfilled');
      expect((await storedTeam()).secondaryLeaderId).toBeNull();
      expect(await members()).toEqual([member.id]);
    }
  });
});
