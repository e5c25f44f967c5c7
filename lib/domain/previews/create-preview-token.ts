import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { PREVIEW_MINUTES, previewTokenPrefix } from '#/lib/domain/previews/constants.ts';
import { endPreviews } from '#/lib/domain/previews/preview.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { forbidden, invalid, notFound, Problem } from '#/lib/platform/errors.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

interface PreviewTarget {
  userId: number;
  /** Required if leader and person share several teams. */
  teamId?: number | undefined;
}

/**
 * Opens a preview of a team's dashboard as one of its members sees it, for half an hour and only for this session; the
 * session's previous preview ends. Throws `not_found` for an unknown or another company's person or team, `forbidden`
 * for a person in no team of this leader, `invalid` if the team must be named.
 */
export async function createPreviewToken(ctx: UserCtx, target: PreviewTarget) {
  const { sessionId, userId: leaderId } = ctx.actor;
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + PREVIEW_MINUTES * 60_000);
  const { token, hash: tokenHash } = newSecret(previewTokenPrefix);
  return inTransaction(ctx.db, async (tx) => {
    // Signing out or a parallel call waits here, so that no preview outlives its session.
    const live = await tx.$queryRaw<unknown[]>`
      SELECT id FROM sessions WHERE id = ${sessionId}::uuid AND revoked_at IS NULL FOR UPDATE`;
    if (live.length === 0) throw new Problem('signed_out', message('api.problems.signedOut'));
    const { member, team } = await findPreviewedMember(tx, ctx, target);
    await endPreviews(tx, ctx, { OR: [{ sessionId }, { leaderId, expiresAt: { lte: now } }] }, 'newer');
    const ids = { companyId: ctx.company.id, leaderId, memberId: member.id, teamId: team.id };
    await tx.previewToken.create({ data: { ...ids, tokenHash, sessionId, createdAt: now, expiresAt } });
    const details = { userId: member.id };
    await recordEvent(tx, ctx, { action: 'preview.start', subject: `team:${team.id}`, details });
    const name = `${member.firstName} ${member.lastName}`;
    return { token, team, member: { id: member.id, name }, expiresAt: expiresAt.toISOString() };
  });
}

/** Returns the member and the team of a preview that this leader may open. */
async function findPreviewedMember(tx: Transaction, { company, actor }: UserCtx, { userId, teamId }: PreviewTarget) {
  const teamFilter = {
    companyId: company.id,
    completedAt: { not: null },
    ...(teamId === undefined ? {} : { id: teamId }),
  };
  const member = await tx.user.findFirst({
    where: { id: userId, companyId: company.id },
    select: { id: true, firstName: true, lastName: true, blockedAt: true },
  });
  if (!member || !(await tx.team.findFirst({ where: teamFilter, select: { id: true } }))) throw notFound();
  const [team, another] = await tx.team.findMany({
    where: {
      ...teamFilter,
      OR: [{ leaderId: actor.userId }, { secondaryLeaderId: actor.userId }],
      members: { some: { userId } },
    },
    select: { id: true, name: true },
    take: 2,
  });
  if (!team) throw forbidden(message('previews.answers.notLed'));
  if (another) throw invalid(message('previews.answers.severalTeams'));
  if (member.blockedAt) throw forbidden(message('previews.answers.blocked'));
  return { member, team };
}
