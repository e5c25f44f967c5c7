import { isSettled } from '#/lib/domain/actions/actions.policy.ts';
import type { PresentedAction } from '#/lib/domain/actions/actions.schema.ts';
import type { ActionRow } from '#/lib/domain/actions/read-actions.ts';
import { type Audience, describePrepared, readTopic, type Topic } from '#/lib/domain/actions/topics.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';
import type { Said } from '#/lib/words/message.ts';

interface Reader {
  today: LocalDate;
  locale: Locale;
  /** Whether they read the team by name. Others see the results of a cause that were published when the step began. */
  readsCounts: boolean;
  audience: Audience;
  /** Whether they are a member of the team; members are asked whether a step helped. */
  isAsked: boolean;
  measured: PresentedAction['measured'];
}

type Deed = Pick<ActionRow, 'topic' | 'prepared' | 'will'>;

/** Returns a step for a reader of the team. */
export function presentAction(
  row: ActionRow,
  { today, locale, readsCounts, audience, isAsked, measured }: Reader,
): PresentedAction {
  const { id, state, saidBand, prepared, owner, promisedOn, dueOn, doneOn, settledOn, why, days } = row;
  const topic = topicOf(row);
  const isShown = readsCounts || isSaidToAll(row);
  const [before, since] = row.mentions ?? [];
  return {
    id,
    shareId: row.shareId,
    topic: isShown ? row.topic : null,
    said: isShown ? sayTopic(topic, row.said, locale) : null,
    saidBand,
    prepared,
    will: inWords(describeWill(row, audience), locale),
    owner,
    state,
    promisedOn,
    dueOn,
    isDue: !isSettled(state) && dueOn <= today,
    doneOn,
    settledOn,
    why,
    // People above see what leaders do, and nothing of what the team answers.
    helped: readsCounts || isAsked ? presentHelped(row, isAsked) : null,
    measured: isShown ? measured : null,
    mentions: readsCounts && before !== undefined && since !== undefined ? { days, before, since } : null,
  };
}

function presentHelped(row: ActionRow, isAsked: boolean): PresentedAction['helped'] {
  const { helpedUntil, isHelpedOver, hasAnswered, helpedCounts } = row;
  if (helpedUntil === null) return null;
  const [yes, little, no] = helpedCounts ?? [];
  const isShown = yes !== undefined && little !== undefined && no !== undefined;
  return {
    closesOn: helpedUntil,
    isOpen: !isHelpedOver,
    canAnswer: isAsked && !isHelpedOver && !hasAnswered,
    counts: isShown ? { yes, little, no } : null,
  };
}

/** The fields that decide who may read the reason of a step. */
type Reason = Pick<ActionRow, 'topic' | 'saidBand' | 'saidScore' | 'shareId'>;

/** Returns whether everyone in the team may read the reason of a step: it was published, shared, or typed for them. */
export function isSaidToAll({ topic, saidBand, saidScore, shareId }: Reason) {
  return topic === 'other' || saidBand !== null || saidScore !== null || shareId !== null;
}

/** Returns the reason of a step in words: the topic's name, or for a custom topic what was typed; null if `said` is. */
export function sayTopic({ name }: Topic, said: string | null, locale: Locale): string | null {
  return name === null ? said : inWords(name, locale);
}

/** Returns what a step tries: a prepared step in the reader's language, a typed text unchanged. */
export function describeWill({ topic, prepared, will }: Deed, audience: Audience): Said | string {
  return (prepared !== null && describePrepared(topicOf({ topic }), prepared, audience)) || (will ?? '');
}

function topicOf({ topic }: Pick<ActionRow, 'topic'>): Topic {
  return readTopic(topic) ?? { kind: 'other', id: 0, name: null };
}
