import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { claimInvitations } from '#/lib/domain/invitations/acceptance/acceptance.service.ts';
import { INVITATION_REPEAT_MS } from '#/lib/domain/invitations/constants.ts';
import { presentSubject } from '#/lib/domain/invitations/invitations.present.ts';
import { requireInvitable, takeInvitationPoints } from '#/lib/domain/invitations/limits/invitation-limit.service.ts';
import { renewInvitations } from '#/lib/domain/invitations/open-invitations/renew-invitations.ts';
import {
  type FindPlaces,
  getCompanyPlaces,
  getDepartmentPlaces,
  getTeamPlaces,
  type Places,
} from '#/lib/domain/invitations/positions/place.service.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';

/** Resends an email address's invitation to the company itself. Throws what `resendInvitations` throws. */
export async function resendCompanyInvitation(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return resendInvitations(
    ctx,
    getCompanyPlaces('company_administrator', 'department_leader', 'team_leader'),
    id,
    email,
  );
}

/** Resends an invitation to a department. Throws what `resendInvitations` throws. */
export async function resendDepartmentInvitation(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return resendInvitations(ctx, getDepartmentPlaces, id, email);
}

/** Resends an invitation to a team. Throws what `resendInvitations` throws. */
export async function resendTeamInvitation(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return resendInvitations(ctx, getTeamPlaces, id, email);
}

/**
 * Resends an email address's invitations to these places. It counts as an invitation, and repeating it within seconds
 * does nothing. Throws what `takeInvitationPoints`, `requireInvitable` and `renewInvitations` throw.
 */
export async function resendInvitations(
  ctx: UserCtx,
  findPlaces: FindPlaces,
  id: number,
  email: string,
): Promise<Record<string, never>> {
  await takeInvitationPoints(ctx);
  await requireInvitable(email);
  await inTransaction(ctx.db, async (tx) => {
    const places = await findPlaces(tx, ctx, id);
    if (await isJustSent(tx, ctx, places, email)) return;
    await renewInvitations(tx, ctx, places, { email });
  });
  return {};
}

/** Returns whether this person has just resent it: a second press of the button would end the first press's link. */
async function isJustSent(tx: Transaction, ctx: UserCtx, places: Places, email: string): Promise<boolean> {
  const { kinds, ...place } = places;
  await lockPlaces(tx, [place], [ctx.actor.userId]);
  const now = ctx.clock.now();
  const justNow = { gt: new Date(now.getTime() - INVITATION_REPEAT_MS), lte: now };
  const open = { ...place, kind: { in: [...kinds] }, email, acceptedAt: null, revokedAt: null };
  return (await tx.invitation.count({ where: { ...open, invitedById: ctx.actor.userId, resentAt: justNow } })) > 0;
}

/**
 * Withdraws the invitation of an administrator, or of the leader of a new team without a department. Throws what
 * `withdrawInvitations` throws.
 */
export async function withdrawCompanyInvitation(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return withdrawInvitations(ctx, getCompanyPlaces('company_administrator', 'team_leader'), id, email);
}

/** Withdraws an invitation to lead a department or a team in it. Throws what `withdrawInvitations` throws. */
export async function withdrawDepartmentInvitation(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return withdrawInvitations(ctx, getDepartmentPlaces, id, email);
}

/** Withdraws an invitation to create a department. Throws what `withdrawInvitations` throws. */
export async function withdrawDepartmentLeader(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return withdrawInvitations(ctx, getCompanyPlaces('department_leader'), id, email);
}

/**
 * Withdraws an invitation to a team, of a member or, for people who may change leaders, of a leader. Throws what
 * `withdrawInvitations` throws.
 */
export async function withdrawTeamInvitation(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return withdrawInvitations(ctx, getTeamPlaces, id, email);
}

/**
 * Withdraws an email address's invitations to these places; their links end immediately. Throws what `claimInvitations`
 * throws.
 */
export async function withdrawInvitations(
  ctx: UserCtx,
  findPlaces: FindPlaces,
  id: number,
  email: string,
): Promise<Record<string, never>> {
  await inTransaction(ctx.db, async (tx) => {
    const claimed = await claimInvitations(tx, ctx, await findPlaces(tx, ctx, id), email);
    const withdrawn = await tx.invitation.updateManyAndReturn({
      where: { id: { in: claimed.map((invitation) => invitation.id) }, acceptedAt: null, revokedAt: null },
      data: { revokedAt: ctx.clock.now() },
    });
    for (const invitation of withdrawn)
      await recordEvent(tx, ctx, {
        action: 'invitation.withdraw',
        subject: presentSubject(invitation),
        details: { kind: invitation.kind, invitation: invitation.id },
      });
  });
  return {};
}
