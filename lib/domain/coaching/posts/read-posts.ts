import * as z from 'zod';
import { presentImageUrl } from '#/lib/domain/accounts/accounts.present.ts';
import { daysBetween } from '#/lib/domain/calendar/local-date.ts';
import { canHidePosts, removableUntil } from '#/lib/domain/coaching/coaching.policy.ts';
import type { CoachPost } from '#/lib/domain/coaching/coaching.schema.ts';
import { type AcknowledgementWord, acknowledgementNames } from '#/lib/domain/coaching/constants.ts';
import { isNewPost, newestFirst, postPlace } from '#/lib/domain/coaching/posts/posts.sql.ts';
import type { CornerTeam } from '#/lib/domain/coaching/teams/coach-team.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

const postRow = z.object({
  id: z.string(),
  teamId: z.number(),
  text: z.string(),
  postedOn: z.iso.date(),
  createdAt: z.date().nullable(),
  authorId: z.number().nullable(),
  authorName: z.string().nullable(),
  imageName: z.string().nullable(),
  isMotivation: z.boolean(),
  hiddenReason: z.string().nullable(),
  seen: z.boolean(),
  /** False for a post without a name until the next full hour, when it appears. */
  isNotified: z.boolean(),
  acknowledgements: z.array(z.object({ word: z.number(), userId: z.number(), name: z.string() })),
});
export type PostRow = z.output<typeof postRow>;

const columns = `p.id, p.team_id AS "teamId", p.text, p.posted_on::text AS "postedOn", p.created_at AS "createdAt", p.author_id AS "authorId",
  u.first_name || ' ' || u.last_name AS "authorName", u.image_name AS "imageName", p.is_motivation AS "isMotivation",
  p.hidden_reason AS "hiddenReason", NOT ${isNewPost({ person: '$2', now: '$3' })} AS seen, p.is_told AS "isNotified",
  (SELECT coalesce(json_agg(json_build_object('word', a.word, 'userId', r.id, 'name', r.first_name || ' ' || r.last_name)
      ORDER BY a.word, lower(r.first_name), lower(r.last_name), r.id), '[]')
    FROM acknowledgements a JOIN users r ON r.id = a.user_id WHERE a.post_id = p.id) AS acknowledgements`;
const tables = 'posts p LEFT JOIN users u ON u.id = p.author_id';

const listStatement = `
SELECT ${columns}
FROM ${tables}
WHERE p.company_id = $1 AND p.team_id = $4 AND p.is_told AND ${isNewPost({ person: '$2', now: '$3' })} = $5
  AND ($6::uuid IS NULL OR (${postPlace}) < (SELECT ${postPlace} FROM posts p WHERE p.id = $6 AND p.team_id = $4))
ORDER BY ${newestFirst} LIMIT $7`;

const oneStatement = `SELECT ${columns} FROM ${tables} WHERE p.company_id = $1 AND p.id = $4`;

interface Reader {
  companyId: number;
  userId: number;
  now: Date;
}

interface PostsQuery extends Reader {
  teamId: number;
  /** True for posts that the person hasn't read, false for all others. */
  isNew: boolean;
  /** Only posts below this one. */
  before?: string | undefined;
  limit: number;
}

/**
 * Reads the posts of a team, newest first. Skips posts without a name until the next full hour, because a post that
 * appears while someone is typing reveals who wrote it. Returns none below a post that the team doesn't have.
 */
export async function readPosts(query: PostsQuery): Promise<PostRow[]> {
  const { companyId, teamId, userId, now, isNew, before, limit } = query;
  const values = [companyId, userId, now, teamId, isNew, before ?? null, limit];
  return asRows(postRow, await pool().query({ name: 'posts', text: listStatement, values }));
}

/** Reads one post of the company, without checking the reader's rights; null if there is none. */
export async function readPost({ companyId, userId, now, id }: Reader & { id: string }): Promise<PostRow | null> {
  const values = [companyId, userId, now, id];
  const [post] = asRows(postRow, await pool().query({ name: 'post', text: oneStatement, values }));
  return post ?? null;
}

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
