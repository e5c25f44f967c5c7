import type { NewAction } from '#/lib/domain/actions/actions.schema.ts';
import { LOOK_BACK_DAYS_MAX, OPEN_ACTIONS_MAX } from '#/lib/domain/actions/constants.ts';
import type { ActionTeam } from '#/lib/domain/actions/read-actions.ts';
import { describePrepared, readTopic } from '#/lib/domain/actions/topics.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { requireKindWords } from '#/lib/domain/coaching/posts/write-post.ts';
import { readRoundResults } from '#/lib/domain/pulses/results/read-round-results.ts';
import { presentResults } from '#/lib/domain/pulses/results/results.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid, Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

interface Deed {
  topic: string;
  said?: string | undefined;
  prepared?: number | undefined;
  will?: string | undefined;
}

/**
 * Returns the columns of what is tried: a prepared step of the topic or a text, never both, and the typed reason of a
 * custom topic. Throws `invalid`, and `offensive` for words that may offend someone.
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

/** Returns the day of a step's look back; undefined without one. Throws `invalid` for a day out of range. */
export function readLookBackDay(day: LocalDate | undefined, { today }: { today: LocalDate }): LocalDate | undefined {
  if (day !== undefined && (day <= today || day > addDays(today, LOOK_BACK_DAYS_MAX)))
    throw invalid(message('actions.answers.farDay', { max: LOOK_BACK_DAYS_MAX }));
  return day;
}

type Shared = Pick<NewAction, 'teamId' | 'shareId' | 'topic'>;

/**
 * Returns the id of the share that a step came from; null if there is none. Throws `invalid` for a share of another
 * team or of other topics.
 */
export async function requireShared(
  { db, company }: UserCtx,
  { teamId, shareId, topic }: Shared,
): Promise<number | null> {
  if (shareId === undefined) return null;
  const where = { id: shareId, companyId: company.id, teamId, topics: { some: { topic } } };
  if (!(await db.share.findFirst({ where }))) throw invalid(message('actions.answers.unknownShare'));
  return shareId;
}

interface PickedTexts {
  teamId: number;
  /** Null for a month of check-ins. */
  pulseId: number | null;
  roundId: number | null;
  textIds: readonly string[];
}

/**
 * Throws `invalid` for texts that aren't shown in the team's own results of the round. The answer is the same whether
 * they are of another team, merged with other teams, or hidden.
 */
export async function requireOwnTexts(ctx: UserCtx, { teamId, pulseId, roundId, textIds }: PickedTexts): Promise<void> {
  if (textIds.length === 0) return;
  const row = pulseId === null ? null : await readRoundResults(ctx, { pulseId, roundId, teamId });
  const questions = row ? presentResults(row, ctx.locale).questions : [];
  const ownIds = new Set(questions.flatMap(({ texts }) => texts?.map(({ id }) => id) ?? []));
  if (!textIds.every((id) => ownIds.has(id))) throw invalid(message('actions.answers.foreignTexts'));
}

/**
 * Throws `conflict` if the topic has an open step or the team has three. Locks the team against steps started at the
 * same time.
 */
export async function requireRoom(tx: Transaction, { id: teamId }: ActionTeam, topic: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM teams WHERE id = ${teamId} FOR NO KEY UPDATE`;
  const open = await tx.action.findMany({ where: { teamId, settledOn: null }, select: { topic: true } });
  if (open.some((one) => one.topic === topic)) throw new Problem('conflict', message('actions.answers.openTopic'));
  if (open.length >= OPEN_ACTIONS_MAX)
    throw new Problem('conflict', message('actions.answers.tooMany', { max: OPEN_ACTIONS_MAX }));
}

export function settledBefore(): Problem {
  return new Problem('conflict', message('actions.answers.settledBefore'));
}
