import { performingScores } from '#/lib/domain/organisation/constants.ts';
import { presentDraftLeader } from '#/lib/domain/organisation/organisation.present.ts';
import { openDepartments } from '#/lib/domain/organisation/wizards/drafts.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Returns the creation wizard's form with its list; throws `not_found` for a draft that is not this person's own. */
export async function getDepartmentDraft(ctx: UserCtx, id: number | undefined) {
  const draft =
    id === undefined
      ? null
      : await ctx.db.department.findFirst({ where: { id, ...openDepartments(ctx) }, include: { leader: true } });
  if (id !== undefined && !draft) throw notFound();
  return {
    perfomingScores: performingScores.map(({ id: scoreId, name }) => ({ id: scoreId, name })),
    department: {
      id: draft?.id ?? null,
      name: draft?.name ?? '',
      perfomingScoreId: draft?.performingScoreId ?? null,
      leader: draft && presentDraftLeader(draft, ctx.actor),
    },
  };
}
