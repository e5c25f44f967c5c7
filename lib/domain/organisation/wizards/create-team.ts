import { takeInvitationPoints } from '#/lib/domain/invitations/limits/take-invitation-points.ts';
import { openTeams } from '#/lib/domain/organisation/wizards/drafts.policy.ts';
import { openTeam } from '#/lib/domain/organisation/wizards/open-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';

/**
 * Finishes a draft: its creator leads it, unless somebody was invited to, and every typed address is invited. Of two
 * calls at once one wins; the other, like a stranger's, throws `not_found`. A draft without a name is `invalid`.
 */
export async function createTeam(ctx: UserCtx, id: number): Promise<{ id: number; name: string; invited: number }> {
  const draft = await ctx.db.team.findFirst({
    where: { id, ...openTeams(ctx) },
    select: { id: true, draftInvites: true, name: true, departmentId: true },
  });
  if (!draft) throw notFound();
  if (draft.name === '') throw invalid('Team name is required.');
  const { length } = draft.draftInvites;
  await takeInvitationPoints(ctx, length);
  const team = await inTransaction(ctx.db, (tx) => openTeam(tx, ctx, draft));
  if (!team) throw notFound();
  return team;
}
