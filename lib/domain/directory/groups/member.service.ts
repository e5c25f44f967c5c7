import type { DirectoryGroup } from '#/generated/prisma/client.ts';
import { memberChunk } from '#/lib/domain/directory/constants.ts';
import { type DirectoryCtx, guardRemovals } from '#/lib/domain/directory/protocol/guard.service.ts';
import { refuseScim } from '#/lib/domain/directory/protocol/refuse-scim.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { joinTeam } from '#/lib/domain/invitations/positions/team-leader.service.ts';
import { removeFromTeams } from '#/lib/domain/people/bulk/membership.service.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';

type Group = Pick<DirectoryGroup, 'id' | 'companyId'>;

/** Returns the ids in portions, one per transaction. */
const portionsOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / memberChunk) }, (_, at) =>
    ids.slice(at * memberChunk, (at + 1) * memberChunk),
  );

/**
 * Adds people to a group and to its team, in portions. Repeating an interrupted call completes it. Throws a
 * `ScimProblem`, before any change, for people who aren't in the directory.
 */
export async function addMembers(ctx: DirectoryCtx, group: Group, userIds: readonly number[]): Promise<void> {
  const { companyId } = group;
  const where = { companyId, userId: { in: [...userIds] }, deletedAt: null };
  if ((await ctx.db.directoryPerson.count({ where })) < userIds.length)
    throw refuseScim('invalidValue', message('directory.answers.unknownMember'));
  for (const portion of portionsOf(userIds))
    await inTransaction(ctx.db, async (tx) => {
      const teamId = await lockGroup(tx, group, portion);
      // Someone may have been deleted since.
      const present = await tx.directoryPerson.findMany({ where: { ...where, userId: { in: portion } } });
      const data = present.map(({ userId }) => ({ companyId, groupId: group.id, userId }));
      await tx.directoryMember.createMany({ data, skipDuplicates: true });
      const ids = present.map(({ userId }) => userId);
      if (teamId !== null) await joinTeamOf(tx, ctx, { companyId, teamId, userIds: ids });
    });
}

/**
 * Removes people from a group and from its team, in portions. Throws what `guardRemovals` throws, which counts all of
 * them before anyone is removed.
 */
export async function removeMembers(ctx: DirectoryCtx, group: Group, userIds: readonly number[]): Promise<void> {
  const { companyId } = group;
  await inTransaction(ctx.db, async (tx) => {
    const members = await tx.user.findMany({
      where: {
        companyId,
        id: { in: [...userIds] },
        memberships: { some: { team: { directoryGroup: { id: group.id } } } },
        directoryPeople: { some: { members: { some: { groupId: group.id } } } },
      },
      select: { id: true },
    });
    if (members.length > 0)
      await guardRemovals(
        tx,
        ctx,
        members.map(({ id }) => id),
      );
  });
  for (const portion of portionsOf(userIds))
    await inTransaction(ctx.db, async (tx) => {
      const teamId = await lockGroup(tx, group, portion);
      const leavers = await tx.directoryMember.findMany({ where: { groupId: group.id, userId: { in: portion } } });
      const ids = leavers.map(({ userId }) => userId);
      await tx.directoryMember.deleteMany({ where: { groupId: group.id, userId: { in: ids } } });
      if (teamId === null || ids.length === 0) return;
      const memberships = await tx.teamMember.findMany({ where: { companyId, teamId, userId: { in: ids } } });
      for (const { userId } of memberships) await removeFromTeams(tx, ctx, userId, [teamId]);
    });
}

/** Adds all members of a group to its newly tied team. Returns how many have joined. */
export async function joinTied(ctx: UserCtx | DirectoryCtx, group: Group): Promise<number> {
  const { companyId } = group;
  let count = 0;
  const members = await ctx.db.directoryMember.findMany({ where: { groupId: group.id }, orderBy: { userId: 'asc' } });
  for (const portion of portionsOf(members.map(({ userId }) => userId)))
    count += await inTransaction(ctx.db, async (tx) => {
      const teamId = await lockGroup(tx, group, portion);
      const present = await tx.directoryMember.findMany({ where: { groupId: group.id, userId: { in: portion } } });
      const userIds = present.map(({ userId }) => userId);
      return teamId === null ? 0 : joinTeamOf(tx, ctx, { companyId, teamId, userIds });
    });
  return count;
}

/** Locks people, then a group's team and the group itself. Returns the team, which may have changed before the lock. */
async function lockGroup(
  tx: Transaction,
  { id, companyId }: Group,
  userIds: readonly number[],
): Promise<number | null> {
  const before = await tx.directoryGroup.findUnique({ where: { id } });
  const teamId = before?.teamId ?? null;
  if (teamId !== null) await lockPlaces(tx, [{ companyId, departmentId: null, teamId }], userIds);
  await tx.$queryRaw`SELECT id FROM directory_groups WHERE id = ${id}::uuid FOR UPDATE`;
  const group = await tx.directoryGroup.findUnique({ where: { id } });
  return group?.teamId === teamId ? teamId : null;
}

async function joinTeamOf(
  tx: Transaction,
  ctx: Ctx & Pick<UserCtx, 'company'>,
  { companyId, teamId, userIds }: { companyId: number; teamId: number; userIds: readonly number[] },
): Promise<number> {
  const members = await tx.teamMember.findMany({ where: { teamId, userId: { in: [...userIds] } } });
  const there = new Set(members.map(({ userId }) => userId));
  const people = await tx.user.findMany({
    where: { companyId, id: { in: userIds.filter((id) => !there.has(id)) } },
    orderBy: { id: 'asc' },
  });
  let count = 0;
  const place = { companyId, kind: 'team_member', departmentId: null, teamId, keepPrevious: null } as const;
  for (const person of people) {
    const newMemberIds = await joinTeam(tx, ctx, { ...place, person, now: ctx.clock.now() }, teamId);
    if (newMemberIds.length === 0) continue;
    count += 1;
    const details = { userId: person.id };
    const subject = `team:${teamId}`;
    await recordEvent(tx, ctx, { action: 'team.member-move', subject, details, roleChanges: newMemberIds });
  }
  return count;
}
