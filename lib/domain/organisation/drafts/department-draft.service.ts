import type { output } from 'zod';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { draftLimit } from '#/lib/domain/organisation/constants.ts';
import { discardableDrafts } from '#/lib/domain/organisation/drafts/team-draft.service.ts';
import { presentDraft, presentDraftLeader, presentScores } from '#/lib/domain/organisation/organisation.present.ts';
import type { departmentDraftBody } from '#/lib/domain/organisation/organisation.schema.ts';
import { openDepartments } from '#/lib/domain/organisation/wizards/drafts.policy.ts';
import { managementPageSize } from '#/lib/domain/places/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';

/**
 * Returns the company and a page of the department drafts that this person may finish, newest first, and how many there
 * are.
 */
export async function listDepartmentDrafts(ctx: UserCtx, page = 1) {
  const where = openDepartments(ctx);
  const [departments, total] = await Promise.all([
    ctx.db.department.findMany({
      where,
      select: { id: true, name: true, leaderId: true, leader: { select: { firstName: true, lastName: true } } },
      orderBy: { id: 'desc' },
      skip: (page - 1) * managementPageSize,
      take: managementPageSize,
    }),
    ctx.db.department.count({ where }),
  ]);
  return {
    company: { id: ctx.company.id, name: ctx.company.name },
    departments: departments.map((draft) => presentDraft(draft, ctx.actor)),
    total,
  };
}

/** Returns the wizard's form with its lists. Throws `not_found` for a draft that isn't this person's own. */
export async function getDepartmentDraft(ctx: UserCtx, id: number | undefined) {
  const draft =
    id === undefined
      ? null
      : await ctx.db.department.findFirst({ where: { id, ...openDepartments(ctx) }, include: { leader: true } });
  if (id !== undefined && !draft) throw notFound();
  return {
    perfomingScores: presentScores(ctx.locale),
    department: {
      id: draft?.id ?? null,
      name: draft?.name ?? '',
      perfomingScoreId: draft?.performingScoreId ?? null,
      leader: draft && presentDraftLeader(draft, ctx.actor),
    },
  };
}

/**
 * Stores the wizard's form, and returns the draft's id. Throws `not_found` for someone else's draft,
 * `too_many_requests` for too many new ones.
 */
export async function saveDepartmentDraft(
  ctx: UserCtx,
  id: number | undefined,
  { name, perfomingScoreId }: output<typeof departmentDraftBody>,
): Promise<{ id: number }> {
  const data = { name, performingScoreId: perfomingScoreId };
  if (id === undefined) {
    await takePoint(draftLimit, String(ctx.actor.userId));
    const owner = { companyId: ctx.company.id, creatorId: ctx.actor.userId };
    return ctx.db.department.create({
      data: { ...data, ...owner, createdAt: ctx.clock.now() },
      select: { id: true },
    });
  }
  const { count } = await ctx.db.department.updateMany({ where: { id, ...openDepartments(ctx) }, data });
  if (count === 0) throw notFound();
  return { id };
}

/**
 * Discards a department draft of the caller's; its teams stay without a department. Throws `not_found` for anything
 * else, even a draft that was just finished, and what `discardableDrafts` throws.
 */
export async function discardDepartmentDraft(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  const where = { id, ...discardableDrafts(ctx) };
  await inTransaction(ctx.db, async (tx) => {
    // A parallel call that finishes the draft comes first, or finds it gone.
    await tx.$queryRaw`SELECT id FROM departments WHERE id = ${id} AND company_id = ${ctx.company.id} FOR UPDATE`;
    const draft = await tx.department.findFirst({ where });
    if (!draft) throw notFound();
    const { companyId, name, leaderId } = draft;
    await tx.team.updateMany({ where: { companyId, departmentId: id }, data: { departmentId: null } });
    await tx.department.delete({ where: { id } });
    await recordEvent(tx, ctx, {
      action: 'department.discard',
      subject: `department:${id}`,
      details: { name },
      roleChanges: [leaderId],
    });
  });
  return {};
}
