import type { output } from 'zod';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { listedPersonBody } from '#/lib/domain/invitations/invitations.schema.ts';
import { type Nudged, nudgePerson } from '#/lib/domain/organisation/nudges/nudge-person.ts';
import type { TeamSchedule } from '#/lib/domain/organisation/organisation.schema.ts';
import { getManagedTeam } from '#/lib/domain/places/managed-place.service.ts';
import { canChangeLeaders } from '#/lib/domain/places/places.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Returns the email address of a person in a management list: the given one, or the address of a person's id, or of an
 * invitation's negative id. Throws `not_found` for an unknown id and for an ended invitation.
 */
export async function getListedEmail(ctx: UserCtx, body: output<typeof listedPersonBody>): Promise<{ email: string }> {
  if ('email' in body) return { email: body.email };
  const companyId = ctx.company.id;
  const row =
    body.id > 0
      ? await ctx.db.user.findFirst({ where: { id: body.id, companyId }, select: { email: true } })
      : await ctx.db.invitation.findFirst({
          where: { id: -body.id, companyId, acceptedAt: null, revokedAt: null },
          select: { email: true },
        });
  if (!row) throw notFound();
  return { email: row.email };
}

/**
 * Changes when a team checks in. Open rounds stay, and their rows prevent asking twice about one day. Throws what
 * `getManagedTeam` throws.
 */
export async function updateTeam(
  ctx: UserCtx,
  id: number,
  schedule: Partial<TeamSchedule>,
): Promise<Record<string, never>> {
  await ctx.db.$transaction(async (tx) => {
    await lockTeam(tx, ctx, id);
    await tx.team.update({ where: { id }, data: schedule });
    const { workingDays, ...others } = schedule;
    const details = { ...others, ...(workingDays ? { workingDays: workingDays.join(' ') } : {}) };
    await recordEvent(tx, ctx, { action: 'team.schedule', subject: `team:${id}`, details });
  });
  return {};
}

/** Renames a team. Throws what `getManagedTeam` throws. */
export async function updateTeamName(ctx: UserCtx, id: number, { name }: { name: string }) {
  return ctx.db.$transaction(async (tx) => {
    const { name: before } = await lockTeam(tx, ctx, id);
    await tx.team.update({ where: { id }, data: { name } });
    await recordEvent(tx, ctx, { action: 'team.rename', subject: `team:${id}`, details: { name, before } });
    return { name };
  });
}

/**
 * Reminds the leader of a team, as `nudgePerson` does. Throws `invalid` for a team without one, and what
 * `getManagedTeam` throws.
 */
export async function nudgeTeamLeader(ctx: UserCtx, teamId: number): Promise<Nudged> {
  const { leader } = await getManagedTeam(ctx.db, ctx, teamId);
  if (!leader) throw invalid(message('organisation.answers.noTeamLeader'));
  return nudgePerson(ctx, leader);
}

/**
 * Reminds the secondary leader of a team, as `nudgePerson` does. Throws `invalid` for a team without one, and what
 * `getManagedTeam` throws.
 */
export async function nudgeSecondaryLeader(ctx: UserCtx, teamId: number): Promise<Nudged> {
  const { secondaryLeader } = await getManagedTeam(ctx.db, ctx, teamId);
  if (!secondaryLeader) throw invalid(message('organisation.answers.noSecondaryLeader'));
  return nudgePerson(ctx, secondaryLeader);
}

/** Reminds a member of a team, as `nudgePerson` does. Throws `not_found` for someone who isn't in the team. */
export async function nudgeMember(ctx: UserCtx, teamId: number, { email }: { email: string }): Promise<Nudged> {
  await getManagedTeam(ctx.db, ctx, teamId);
  const companyId = ctx.company.id;
  const person = await ctx.db.user.findFirst({ where: { companyId, email, memberships: { some: { teamId } } } });
  if (!person) throw notFound();
  return nudgePerson(ctx, person);
}

/**
 * Deletes a team with its check-ins, results and invitations; the people stay in the company. Throws what
 * `getManagedTeam` throws. A secondary leader may not do this.
 */
export async function deleteTeam(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  await inTransaction(ctx.db, async (tx) => {
    const { name, leaderId, secondaryLeaderId } = await lockTeam(tx, ctx, id, canChangeLeaders);
    const members = await tx.teamMember.findMany({ where: { teamId: id }, select: { userId: true } });
    await tx.team.delete({ where: { id } });
    const details = { name, members: members.length };
    await recordEvent(tx, ctx, {
      action: 'team.delete',
      subject: `team:${id}`,
      details,
      roleChanges: [leaderId, secondaryLeaderId, ...members.map(({ userId }) => userId)],
    });
  });
  return {};
}

/** Returns what `getManagedTeam` returns, with the team locked until the transaction ends. */
export async function lockTeam(tx: Transaction, ctx: UserCtx, id: number, may?: Parameters<typeof getManagedTeam>[3]) {
  await tx.$queryRaw`SELECT id FROM teams WHERE id = ${id} AND company_id = ${ctx.company.id} FOR UPDATE`;
  return getManagedTeam(tx, ctx, id, may);
}
