import type { Prisma } from '#/generated/prisma/client.ts';
import { presentTeam } from '#/lib/domain/onboarding/onboarding.present.ts';
import { getProgressAt } from '#/lib/domain/onboarding/steps/get-progress.ts';
import { canGoWithoutTeam } from '#/lib/domain/onboarding/steps/steps.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

type OwnTeam = Prisma.TeamGetPayload<{ include: { department: true } }>;

/** Returns the team of the team step; throws `forbidden` for a person without that step. */
export async function getLedTeam(ctx: UserCtx) {
  const progress = await getProgressAt(ctx, 4);
  return presentTeam(await findOwnTeam(ctx, ctx.db), canGoWithoutTeam(progress));
}

/**
 * Returns the team this person sets up in onboarding: a new one they lead, else one they lead or help to lead, else one
 * they began in this step; null when there is none. Drafts of the creation wizard do not count.
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
