import type { Department, Prisma } from '#/generated/prisma/client.ts';
import { presentRoles } from '#/lib/domain/accounts/accounts.present.ts';
import { presentCompany, presentDepartment, presentTeam } from '#/lib/domain/onboarding/onboarding.present.ts';
import {
  getProgress,
  getProgressAt,
  listInvitedAdministrators,
} from '#/lib/domain/onboarding/steps/progress.service.ts';
import { canGoWithoutTeam, stepsOfWalk } from '#/lib/domain/onboarding/steps/steps.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Returns the role flags, the steps this person sees, and the one to continue with. */
export async function getOnboardingRoles(ctx: UserCtx) {
  const { isCompanyCreator, steps, step } = await getProgress(ctx);
  return { ...presentRoles(ctx.actor), isCompanyCreator, steps, step };
}

/** Returns the steps that screens show this person, the open ones among them, and the one to continue with. */
export async function getWalk(ctx: UserCtx) {
  const { steps, toDo, isCompleted, isCompanyCreator } = await getProgress(ctx);
  const walk = stepsOfWalk(steps, { isCompanyCreator, isCompleted });
  const left = toDo.filter((step) => walk.includes(step));
  return { steps: walk, toDo: left, step: left[0] ?? walk.at(-1) ?? 7, isCompleted, isCompanyCreator };
}

/** Returns the company as described so far. Throws `forbidden` for anyone but its creator. */
export async function getCompanyDescription(ctx: UserCtx) {
  await getProgressAt(ctx, 2);
  const [company, administratorEmails] = await Promise.all([
    ctx.db.company.findUniqueOrThrow({ where: { id: ctx.company.id } }),
    listInvitedAdministrators(ctx),
  ]);
  return presentCompany(company, administratorEmails, ctx.locale);
}

/** Returns the department of the department step. Throws `forbidden` for a person who leads none. */
export async function getLedDepartment(ctx: UserCtx) {
  await getProgressAt(ctx, 3);
  return presentDepartment(await readLedDepartment(ctx, ctx.db), ctx.locale);
}

/** Returns the department this person leads, a new one before one they took over. Throws `not_found` without one. */
export async function readLedDepartment(ctx: UserCtx, db: Transaction): Promise<Department> {
  const department = await db.department.findFirst({
    where: { companyId: ctx.company.id, leaderId: ctx.actor.userId },
    orderBy: [{ completedAt: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
  });
  if (!department) throw notFound();
  return department;
}

type OwnTeam = Prisma.TeamGetPayload<{ include: { department: true } }>;

/** Returns the team of the team step. Throws `forbidden` for a person without that step. */
export async function getLedTeam(ctx: UserCtx) {
  const progress = await getProgressAt(ctx, 4);
  return presentTeam(await findOwnTeam(ctx, ctx.db), canGoWithoutTeam(progress), ctx.locale);
}

/**
 * Returns the team this person sets up in onboarding; null if there is none. It's a new one they lead, otherwise one
 * they lead or help to lead, otherwise one they began in this step. Drafts of the creation wizard don't count.
 */
export async function findOwnTeam(ctx: UserCtx, db: Transaction): Promise<OwnTeam | null> {
  const { userId } = ctx.actor;
  const teams = await db.team.findMany({
    where: {
      companyId: ctx.company.id,
      OR: [
        { leaderId: userId },
        { secondaryLeaderId: userId, completedAt: { not: null } },
        { leaderId: null, creatorId: userId, completedAt: null, isOnboarding: true },
      ],
    },
    include: { department: true },
    orderBy: { id: 'asc' },
    take: 100,
  });
  return (
    teams.find(({ leaderId, completedAt }) => leaderId === userId && completedAt === null) ??
    teams.find(({ completedAt }) => completedAt !== null) ??
    teams[0] ??
    null
  );
}
