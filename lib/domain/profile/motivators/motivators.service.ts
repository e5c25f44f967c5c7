import { summariseAssessment } from '#/lib/domain/assessment/assessment.service.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { type NormInWords, normsIn } from '#/lib/domain/check-ins/questions/choices.present.ts';
import { computeMotivation, computePriorityGaps } from '#/lib/domain/metrics/scores/motivation.ts';
import { presentMotivators, presentValues } from '#/lib/domain/profile/profile.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/** Returns the motivators in this person's order, with the result of their check-ins of the last 60 days. */
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
  const result = {
    ratings: person.motivatorRatings,
    priorities: person.motivatorPriorities,
    score: computeMotivation(priorities, today).score,
    gaps: computePriorityGaps(priorities, today),
  };
  return presentMotivators(result, ctx.locale);
}

/** Stores order and priorities, both from most to least important, and returns the new result. */
export async function saveMotivators(ctx: UserCtx, body: { ratings: number[]; priorities: number[] }) {
  await ctx.db.user.update({
    where: { id: ctx.actor.userId, companyId: ctx.company.id },
    data: { motivatorRatings: body.ratings, motivatorPriorities: body.priorities },
  });
  return getMotivators(ctx);
}

/** Returns the values that this company offers, and those this person chose. */
export async function getValues(ctx: UserCtx) {
  const [offered, { normIds }] = await Promise.all([
    listOfferedNorms(ctx),
    ctx.db.user.findUniqueOrThrow({
      where: { id: ctx.actor.userId, companyId: ctx.company.id },
      select: { normIds: true },
    }),
  ]);
  return presentValues(offered, normIds);
}

/**
 * Stores the values this person chose, and returns those to choose from with the chosen ones. Throws `invalid` for one
 * that the company doesn't offer.
 */
export async function saveValues(ctx: UserCtx, { norms: normIds }: { norms: number[] }) {
  const offered = await listOfferedNorms(ctx);
  if (normIds.some((normId) => !offered.some(({ id }) => id === normId)))
    throw invalid(message('fields.onboarding.values'));
  await ctx.db.user.update({ where: { id: ctx.actor.userId, companyId: ctx.company.id }, data: { normIds } });
  return presentValues(offered, normIds);
}

/** Returns the norms a person may choose from: those the company chose, or all if it hasn't chosen any. */
export async function listOfferedNorms(ctx: UserCtx): Promise<NormInWords[]> {
  const { normIds } = await ctx.db.company.findUniqueOrThrow({
    where: { id: ctx.company.id },
    select: { normIds: true },
  });
  return normsIn(ctx.locale).filter(({ id }) => normIds.length === 0 || normIds.includes(id));
}

/** Returns a summary of the person's assessment result, or how far they are. */
export function getAssessmentSummary(
  ctx: UserCtx,
): Promise<{ description: string; isCompleted: boolean; name: string }> {
  return summariseAssessment(ctx);
}
