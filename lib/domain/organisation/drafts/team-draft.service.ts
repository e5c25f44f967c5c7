import type { output } from 'zod';
import { teamCheckInDefaults } from '#/lib/domain/check-ins/constants.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { draftLimit } from '#/lib/domain/organisation/constants.ts';
import { listDepartments } from '#/lib/domain/organisation/departments/department.service.ts';
import { presentDraft, presentDraftLeader, presentScores } from '#/lib/domain/organisation/organisation.present.ts';
import type { teamDraftBody } from '#/lib/domain/organisation/organisation.schema.ts';
import { ofCompany, openTeams, ownWays } from '#/lib/domain/organisation/wizards/drafts.policy.ts';
import { managementPageSize, otherDepartment } from '#/lib/domain/places/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Returns the company and a page of the team drafts that this person may finish, newest first, and how many there are
 * in all.
 */
export async function listTeamDrafts(ctx: UserCtx, page = 1) {
  const where = openTeams(ctx);
  const [teams, total] = await Promise.all([
    ctx.db.team.findMany({
      where,
      select: { id: true, name: true, leaderId: true, leader: { select: { firstName: true, lastName: true } } },
      orderBy: { id: 'desc' },
      skip: (page - 1) * managementPageSize,
      take: managementPageSize,
    }),
    ctx.db.team.count({ where }),
  ]);
  return {
    company: { id: ctx.company.id, name: ctx.company.name },
    teams: teams.map((draft) => presentDraft(draft, ctx.actor)),
    total,
  };
}

/** Returns the wizard's form with its lists. Throws `not_found` for a draft that this person may not finish. */
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
    performingScores: presentScores(ctx.locale),
  };
}

/**
 * Stores the wizard's form, and returns the draft's id. Throws `not_found` for someone else's draft, `invalid` for an
 * unknown department and `too_many_requests` for too many new drafts.
 */
export async function saveTeamDraft(
  ctx: UserCtx,
  id: number | undefined,
  body: output<typeof teamDraftBody>,
): Promise<{ id: number }> {
  const { departamentId, invites, ...fields } = body;
  // Undefined stays undefined, which keeps the stored value.
  const departmentId = departamentId === otherDepartment.id ? null : departamentId;
  const data = { ...fields, departmentId, draftInvites: invites };
  if (id === undefined) await takePoint(draftLimit, String(ctx.actor.userId));
  return ctx.db.$transaction(async (tx) => {
    if (departmentId) await keepDepartment(tx, ctx, departmentId);
    if (id === undefined) {
      const owner = { companyId: ctx.company.id, creatorId: ctx.actor.userId };
      return tx.team.create({ data: { ...data, ...owner, createdAt: ctx.clock.now() }, select: { id: true } });
    }
    const { count } = await tx.team.updateMany({ where: { id, ...openTeams(ctx) }, data });
    if (count === 0) throw notFound();
    return { id };
  });
}

/** Makes sure that the department exists and isn't deleted before this transaction ends. */
async function keepDepartment(tx: Transaction, ctx: UserCtx, id: number): Promise<void> {
  const departments = await tx.$queryRaw<unknown[]>`
    SELECT id FROM departments WHERE id = ${id} AND company_id = ${ctx.company.id} AND completed_at IS NOT NULL
    FOR KEY SHARE`;
  if (departments.length === 0) throw invalid(message('organisation.answers.chooseDepartment'));
}

/**
 * Discards a team draft of the caller's, with its fields and invitations. Throws `not_found` for anything else, even a
 * draft that was just finished, and what `discardableDrafts` throws.
 */
export async function discardTeamDraft(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  const where = { id, ...discardableDrafts(ctx) };
  await inTransaction(ctx.db, async (tx) => {
    // A parallel call that finishes the draft comes first, or finds it gone.
    await tx.$queryRaw`SELECT id FROM teams WHERE id = ${id} AND company_id = ${ctx.company.id} FOR UPDATE`;
    const draft = await tx.team.findFirst({ where, include: { members: true } });
    if (!draft) throw notFound();
    const { name, leaderId, secondaryLeaderId, members } = draft;
    await tx.team.delete({ where: { id } });
    await recordEvent(tx, ctx, {
      action: 'team.discard',
      subject: `team:${id}`,
      details: { name },
      roleChanges: [leaderId, secondaryLeaderId, ...members.map(({ userId }) => userId)],
    });
  });
  return {};
}

/**
 * Returns which drafts this person may discard: their own, if no one else leads them. Throws `invalid` during
 * onboarding, whose steps use such drafts.
 */
export function discardableDrafts(ctx: UserCtx) {
  if (!ctx.actor.onboardingCompleted) throw invalid(message('organisation.answers.finishFirst'));
  const unled = { OR: [{ leaderId: null }, { leaderId: ctx.actor.userId }] };
  return { ...ofCompany(ctx), AND: [{ OR: ownWays(ctx) }, unled] };
}
