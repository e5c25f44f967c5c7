import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { type TourStep, tourSteps } from '#/lib/domain/tour/steps.constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns whether the signed-in person has finished the guided tour. */
export async function getTour(ctx: UserCtx): Promise<{ tourCompleted: boolean }> {
  return { tourCompleted: ctx.actor.tourCompleted };
}

/** Ends the guided tour of the signed-in person and returns `tourCompleted: true`; the first call's time stays. */
export async function completeTour(ctx: UserCtx): Promise<{ tourCompleted: boolean }> {
  const { userId } = ctx.actor;
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, companyId: ctx.company.id, tourCompletedAt: null },
      data: { tourCompletedAt: ctx.clock.now() },
    });
    if (count > 0) await recordEvent(tx, ctx, { action: 'tour.complete', subject: `user:${userId}` });
  });
  return { tourCompleted: true };
}

/** A stop of the tour with its texts. */
export interface WordedStep extends TourStep {
  title: string;
  text: string;
}

type Translator = (key: string) => string;

const parts: Record<RoleName, string> = {
  Administrator: 'administrator',
  'Department Leader': 'departmentLeader',
  'Team Leader': 'teamLeader',
  Member: 'member',
};

/** Returns the tour of a role with its texts; a test checks all of them. */
export function presentTour(role: RoleName, locale: Locale): WordedStep[] {
  const t = wordsFor(locale, 'tour') as unknown as Translator;
  const say = (id: string, what: string) => t(`${parts[role]}.${id}.${what}`);
  return tourSteps[role].map((step) => ({ ...step, title: say(step.id, 'title'), text: say(step.id, 'text') }));
}
