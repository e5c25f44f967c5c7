import { teamCheckInDefaults } from '#/lib/domain/check-ins/constants.ts';
import { otherDepartment, performingScores } from '#/lib/domain/organisation/constants.ts';
import { listDepartments } from '#/lib/domain/organisation/queries/list-departments.ts';
import { ownDrafts } from '#/lib/domain/organisation/queries/read-own-drafts.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** The creation wizard's form with its lists; throws `not_found` for a draft that is not this person's own. */
export async function getTeamDraft(ctx: UserCtx, id: number | undefined) {
  const [departaments, draft] = await Promise.all([
    listDepartments(ctx),
    id === undefined
      ? null
      : ctx.db.team.findFirst({
          where: { id, ...ownDrafts(ctx) },
          include: { department: true },
        }),
  ]);
  if (id !== undefined && !draft) throw notFound();
  return {
    team: {
      id: draft?.id ?? null,
      name: draft?.name ?? '',
      departamentId: draft?.departmentId ?? otherDepartment.id,
      departmentName: draft?.department?.name ?? otherDepartment.name,
      invites: draft && draft.draftInvites.length > 0 ? draft.draftInvites : [''],
      performingScoreId: draft?.performingScoreId ?? null,
      checkinDay: draft?.checkinDay ?? teamCheckInDefaults.checkinDay,
      frequencyId: draft?.frequencyId ?? teamCheckInDefaults.frequencyId,
      surveysTimeSend: draft?.surveysTimeSend ?? teamCheckInDefaults.surveysTimeSend,
      workingDays: draft?.workingDays ?? [...teamCheckInDefaults.workingDays],
    },
    departaments,
    performingScores: performingScores.map(({ id: scoreId, name }) => ({ id: scoreId, name })),
  };
}
