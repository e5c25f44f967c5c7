import { presentImageUrl } from '#/lib/domain/accounts/accounts.present.ts';
import { daysBetween } from '#/lib/domain/calendar/local-date.ts';
import { canHidePosts, removableUntil } from '#/lib/domain/coaching/coaching.policy.ts';
import type { CoachPost } from '#/lib/domain/coaching/coaching.schema.ts';
import { type AcknowledgementWord, acknowledgementNames } from '#/lib/domain/coaching/constants.ts';
import type { PostRow } from '#/lib/domain/coaching/posts/read-posts.ts';
import type { CornerTeam } from '#/lib/domain/coaching/teams/coach-team.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

/** Returns how many days ago a day was; 0 if it hasn't begun yet where the reader is. */
export function daysAgo(date: string, today: string): number {
  return Math.max(0, daysBetween(date, today));
}

/** Returns a post for an answer. A post without a name looks the same to its author and to everyone else. */
export function presentPost(row: PostRow, { ctx, team }: { ctx: UserCtx; team: CornerTeam }): CoachPost {
  const {
    id,
    text,
    postedOn,
    createdAt,
    authorId,
    authorName,
    imageName,
    isMotivation,
    hiddenReason,
    seen: isSeen,
    acknowledgements,
  } = row;
  const isHidden = hiddenReason !== null;
  const until = authorId === ctx.actor.userId ? removableUntil(row) : null;
  const isRemovable = until !== null && until > ctx.clock.now();
  return {
    id,
    name: authorName ?? inWords(message('specification.coaching.anonymous'), ctx.locale),
    text: isHidden ? '' : text,
    daysAgo: daysAgo(postedOn, team.today),
    createdAt: createdAt?.toISOString() ?? `${postedOn}T00:00:00.000Z`,
    anonymously: authorId === null,
    logo_url: presentImageUrl(imageName),
    seen: isSeen,
    source: isMotivation ? inWords(message('specification.coaching.fromTrend'), ctx.locale) : null,
    canRemove: isRemovable,
    removableUntil: isRemovable ? until.toISOString() : null,
    canHide: !isHidden && canHidePosts(ctx.actor, team),
    hiddenReason,
    ...presentAcknowledgements(acknowledgements, { userId: ctx.actor.userId, isHidden }),
  };
}

/** Returns reactions by word, with names, and the reader's own reaction. */
export function presentAcknowledgements(
  set: PostRow['acknowledgements'],
  { userId, isHidden = false }: { userId: number; isHidden?: boolean },
): Pick<CoachPost, 'acknowledgements' | 'acknowledged'> {
  const acknowledgements = acknowledgementNames.flatMap((_, at) => {
    const names = set.filter(({ word }) => word === at + 1).map(({ name }) => name);
    const word = asWord(at + 1);
    return word && names.length > 0 ? [{ word, names }] : [];
  });
  const acknowledged = asWord(set.find((one) => one.userId === userId)?.word);
  return { acknowledgements: isHidden ? [] : acknowledgements, acknowledged };
}

const asWord = (word: number | undefined): AcknowledgementWord | null => (word as AcknowledgementWord) ?? null;
