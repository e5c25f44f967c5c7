import { describeWill, isSaidToAll, sayTopic } from '#/lib/domain/actions/actions.present.ts';
import type { ActionRow } from '#/lib/domain/actions/read-actions.ts';
import { readTopic } from '#/lib/domain/actions/topics.ts';
import { createCoachPost } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { inWords } from '#/lib/words/in-words.ts';

type Told = Pick<ActionRow, 'topic' | 'shareId' | 'said' | 'saidBand' | 'saidScore' | 'prepared' | 'will'> & {
  teamId: number;
};

/**
 * Posts a step in the team's chat box, with the name and in the language of the person who starts it. Returns false if
 * this person has posted too much today; the step starts anyway.
 */
export async function tellTeam(ctx: UserCtx, step: Told): Promise<boolean> {
  const topic = readTopic(step.topic);
  const said = topic && isSaidToAll(step) ? sayTopic(topic, step.said, ctx.locale) : null;
  const will = inWords(describeWill(step, 'team'), ctx.locale);
  const text =
    said === null
      ? inWords(['actions.told.will', { will }], ctx.locale)
      : inWords(['actions.told.said', { said, will }], ctx.locale);
  try {
    await createCoachPost(ctx, step.teamId, { text, anonymously: false, isMotivation: false });
    return true;
  } catch (error) {
    if (isProblem(error) && error.code === 'too_many_requests') return false;
    throw error;
  }
}
