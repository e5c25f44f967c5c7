import { teamCheckInDefaults } from '#/lib/domain/check-ins/constants.ts';

import { performingScores } from '#/lib/domain/organisation/constants.ts';
import { listDepartments } from '#/lib/domain/organisation/departments/list-departments.ts';
import { presentDraftLeader } from '#/lib/domain/organisation/organisation.present.ts';
import { openTeams } from '#/lib/domain/organisation/wizards/drafts.policy.ts';
import { otherDepartment } from '#/lib/domain/places/constants.ts';

import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Returns the creation wizard's form with its lists; throws `not_found` for a draft that is not this person's to
 * finish.
 */
export async function getTeamDraft(ctx: UserCtx, id: number | undefined) {
  const [departaments, draft] = await Promise.all([
    listDepartments(ctx),
    id === undefined
      ? null
      : ctx.db.team.findFirst({
          where: { id, ...openTeams(ctx) },
          include: { department: true, leader: true },
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
      asksOnJoining: draft?.asksOnJoining ?? teamCheckInDefaults.asksOnJoining,
      leader: draft && presentDraftLeader(draft, ctx.actor),
    },
    departaments,
    performingScores: performingScores.map(({ id: scoreId, name }) => ({ id: scoreId, name })),
  };
}
