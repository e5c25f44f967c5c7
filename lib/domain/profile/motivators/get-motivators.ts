import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { computeMotivation, computePriorityGaps } from '#/lib/domain/metrics/scores/motivation.ts';
import { presentMotivators } from '#/lib/domain/profile/profile.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the motivators in this person's order, with the result of their check-ins in the last 60 days. */
export async function getMotivators(ctx: UserCtx) {
  const person = await ctx.db.user.findUniqueOrThrow({
    where: { id: ctx.actor.userId, companyId: ctx.company.id },
    select: { motivatorRatings: true, motivatorPriorities: true, timeZone: true, satisfactions: true },
  });
  const today = localDateAt(ctx.clock.now(), person.timeZone);
  const priorities = person.motivatorPriorities.map((motivatorId) => {
    const answer = person.satisfactions.find((satisfaction) => satisfaction.motivatorId === motivatorId);
    return {
      motivatorId,
      satisfaction: answer?.satisfaction ?? null,
      answeredOn: answer ? localDateAt(answer.answeredAt, person.timeZone) : null,
    };
  });
  return presentMotivators({
    ratings: person.motivatorRatings,
    priorities: person.motivatorPriorities,
    score: computeMotivation(priorities, today).score,
    gaps: computePriorityGaps(priorities, today),
  });
}
