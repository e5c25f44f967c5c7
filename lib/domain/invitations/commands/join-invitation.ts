import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import { acceptOpen } from '#/lib/domain/invitations/commands/accept-invitations.ts';
import { lockPlaces } from '#/lib/domain/invitations/commands/lock-places.ts';
import { takePlace } from '#/lib/domain/invitations/commands/take-place.ts';
import { linkJoinLimit } from '#/lib/domain/invitations/constants.ts';
import { presentSubject } from '#/lib/domain/invitations/present.ts';
import { getOpenInvitation, invitationIsOver } from '#/lib/domain/invitations/queries/get-open-invitation.ts';
import { isShareToken } from '#/lib/domain/invitations/queries/get-opening.ts';
import { getSharePlace } from '#/lib/domain/invitations/queries/get-share-place.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';

/**
 * Joins by an invitation or a share link as the signed-in person, who keeps every role held so far. Throws `forbidden`
 * for an invitation of another address or anything of another company, `bad_request` for what is over, and
 * `too_many_requests` for too many links in a day.
 */
export async function joinInvitation(ctx: UserCtx, token: string): Promise<{ team: string | null }> {
  return isShareToken(token) ? joinByLink(ctx, token) : joinByInvitation(ctx, token);
}

async function joinByInvitation(ctx: UserCtx, token: string): Promise<{ team: string | null }> {
  const { id, email, companyId, team } = await getOpenInvitation(ctx.db, token, ctx.clock.now());
  if (email !== ctx.actor.email || companyId !== ctx.company.id)
    throw new Problem('forbidden', 'This invitation was sent to another address.');
  await inTransaction(ctx.db, async (tx) => {
    if ((await acceptOpen(tx, ctx, { ...personOf(ctx), email }, { id })) > 0) return;
    // The same click twice at once is one; withdrawn, or deleted with its team, in this moment it is over.
    const invitation = await tx.invitation.findUnique({ where: { id } });
    if (!invitation?.acceptedAt) throw invitationIsOver();
  });
  return { team: team?.name || null };
}

async function joinByLink(ctx: UserCtx, token: string): Promise<{ team: string | null }> {
  const person = personOf(ctx);
  await takePoint(linkJoinLimit, String(person.id));
  return inTransaction(ctx.db, async (tx) => {
    const found = await getSharePlace(tx, token);
    if (found.company.id !== ctx.company.id)
      throw new Problem('forbidden', 'This link is of another company than your account.');
    const { kind, department, team } = found;
    const ids = { companyId: person.companyId, departmentId: department?.id ?? null, teamId: team?.id ?? null };
    await lockPlaces(tx, [ids], [person.id]);
    // Made anew or deleted while this waited for the lock.
    await getSharePlace(tx, token);
    const joining = { ...ids, kind, person, keepPrevious: null, now: ctx.clock.now() };
    const changed = await takePlace(tx, ctx, joining);
    if (changed.length > 0)
      await recordAudit(tx, ctx, { action: 'link.join', subject: presentSubject(ids), details: { kind } });
    return { team: team?.name || null };
  });
}

function personOf({ actor, company }: UserCtx) {
  const { userId, firstName, lastName } = actor;
  return { id: userId, companyId: company.id, firstName, lastName };
}
