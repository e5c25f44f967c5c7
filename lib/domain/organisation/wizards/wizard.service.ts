import type { Team } from '#/generated/prisma/client.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { inviteMembers } from '#/lib/domain/invitations/invite/invitation.service.ts';
import { takeInvitationPoints } from '#/lib/domain/invitations/limits/invitation-limit.service.ts';
import { ofCompany, openDepartments, openTeams } from '#/lib/domain/organisation/wizards/drafts.policy.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Finishes a department draft; this person leads it if it has no leader yet. Of two parallel calls, one wins, and the
 * other throws `not_found`, as for a stranger. Throws `invalid` for a draft without a name.
 */
export async function createDepartment(ctx: UserCtx, id: number): Promise<{ id: number; name: string }> {
  const department = await inTransaction(ctx.db, (tx) => openDepartment(tx, ctx, id));
  if (!department) throw notFound();
  return department;
}

/**
 * Opens a department draft that this person may finish; they lead it if it has no leader yet. Returns null for anything
 * else, such as a draft that has just been opened. Throws `invalid` for a draft without a name.
 */
export async function openDepartment(
  tx: Transaction,
  ctx: UserCtx,
  id: number,
): Promise<{ id: number; name: string } | null> {
  const draft = { id, ...openDepartments(ctx) };
  await lockPlaces(tx, [{ companyId: ctx.company.id, departmentId: id, teamId: null }], [ctx.actor.userId]);
  const waiting = await tx.department.findFirst({ where: draft, select: { name: true, leaderId: true } });
  if (!waiting) return null;
  const { name } = waiting;
  if (name === '') throw invalid(message('organisation.answers.departmentUnnamed'));
  const leaderId = waiting.leaderId ?? ctx.actor.userId;
  const { count } = await tx.department.updateMany({
    where: draft,
    data: { completedAt: ctx.clock.now(), leaderId },
  });
  if (count === 0) return null;
  await recordEvent(tx, ctx, {
    action: 'department.create',
    subject: `department:${id}`,
    details: { name },
    roleChanges: [leaderId],
  });
  return { id, name };
}

/**
 * Finishes a team draft and invites all entered email addresses; this person leads it if it has no leader yet. Of two
 * parallel calls, one wins, and the other throws `not_found`, as for a stranger. Throws `invalid` for a draft without a
 * name, and what `takeInvitationPoints` throws.
 */
export async function createTeam(ctx: UserCtx, id: number): Promise<{ id: number; name: string; invited: number }> {
  const draft = await ctx.db.team.findFirst({
    where: { id, ...openTeams(ctx) },
    select: { id: true, draftInvites: true, name: true, departmentId: true },
  });
  if (!draft) throw notFound();
  if (draft.name === '') throw invalid(message('organisation.answers.teamUnnamed'));
  const { length } = draft.draftInvites;
  await takeInvitationPoints(ctx, length);
  const team = await inTransaction(ctx.db, (tx) => openTeam(tx, ctx, draft));
  if (!team) throw notFound();
  return team;
}

/**
 * Opens a team draft that this person may finish; they lead it if it has no leader yet. All entered email addresses but
 * theirs are invited, and the leaders above are notified. Returns null for anything else, such as a draft that has just
 * been opened.
 */
export async function openTeam(
  tx: Transaction,
  ctx: UserCtx,
  { id, departmentId }: Pick<Team, 'id' | 'departmentId'>,
): Promise<{ id: number; name: string; invited: number } | null> {
  const now = ctx.clock.now();
  const draft = { id, ...openTeams(ctx) };
  await lockPlaces(tx, [{ companyId: ctx.company.id, departmentId, teamId: id }], [ctx.actor.userId]);
  const current = await tx.team.findFirst({ where: draft, select: { leaderId: true } });
  const leaderId = current?.leaderId ?? ctx.actor.userId;
  const [team] = await tx.team.updateManyAndReturn({
    where: draft,
    data: { completedAt: now, createdAt: now, leaderId },
  });
  if (!team) return null;
  await recordEvent(tx, ctx, {
    action: 'team.create',
    subject: `team:${id}`,
    details: { name: team.name },
    facts: team,
    // The leader may have just become a team leader, so their open connections join the new team's room.
    roleChanges: [leaderId],
  });
  const invites = team.draftInvites.filter((email) => email !== ctx.actor.email);
  await inviteMembers(tx, ctx, team, invites);
  await tx.team.update({ where: { id }, data: { draftInvites: [] } });
  return { id, name: team.name, invited: new Set(invites).size };
}

/** Returns the newest department or team that this person leads and hasn't finished; null if there is none. */
export function findLedDraft(ctx: UserCtx, kind: 'department' | 'team'): Promise<{ id: number; name: string } | null> {
  const draft = {
    where: { ...ofCompany(ctx), leaderId: ctx.actor.userId },
    select: { id: true, name: true },
    orderBy: { id: 'desc' },
  } as const;
  return kind === 'team' ? ctx.db.team.findFirst(draft) : ctx.db.department.findFirst(draft);
}
