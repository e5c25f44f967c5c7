import { LOOK_BACK_DAYS_MAX } from '#/lib/domain/actions/constants.ts';
import { describePrepared, readTopic } from '#/lib/domain/actions/topics.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { requireKindWords } from '#/lib/domain/coaching/posts/write-post.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

interface Deed {
  topic: string;
  said?: string | undefined;
  prepared?: number | undefined;
  will?: string | undefined;
}

/**
 * Returns what is tried as it is stored: a prepared step of the topic or a text, never both, and what was said of a topic of
 * their own. Throws `invalid`, and
 * `offensive` for words that may offend somebody.
 */
export async function requireDeed(ctx: UserCtx, { topic, said, prepared, will }: Deed) {
  if ((topic === 'other') !== (said !== undefined)) throw invalid(message('actions.answers.saidOfOther'));
  if ((prepared === undefined) === (will === undefined)) throw invalid(message('actions.answers.oneDeed'));
  const about = readTopic(topic);
  const isKnown = prepared === undefined || (about !== null && describePrepared(about, prepared, 'leader') !== null);
  if (!isKnown) throw invalid(message('actions.answers.unknownStep'));
  for (const text of [said, will]) if (text !== undefined) await requireKindWords(ctx, text);
  return { said: said ?? null, prepared: prepared ?? null, will: will ?? null };
}

/** Returns the day on which a step is looked back on; undefined without one. Throws `invalid` for one out of reach. */
export function readLookBackDay(day: LocalDate | undefined, { today }: { today: LocalDate }): LocalDate | undefined {
  if (day !== undefined && (day <= today || day > addDays(today, LOOK_BACK_DAYS_MAX)))
    throw invalid(message('actions.answers.farDay', { max: LOOK_BACK_DAYS_MAX }));
  return day;
}
