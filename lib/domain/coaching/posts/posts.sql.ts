import { NEW_POST_DAYS } from '#/lib/domain/coaching/constants.ts';

/**
 * Returns the condition that a post `p` is new to a person: they haven't read it, reacted or written in its
 * conversation, it isn't hidden, and not from before they joined. It isn't older than some weeks, after which no one
 * wants to hear about it.
 */
export function isNewPost({ person, now }: { person: `$${number}`; now: `$${number}` }): string {
  return `(p.hidden_reason IS NULL AND p.posted_on > ${now}::date - ${NEW_POST_DAYS}
    AND p.posted_on >= coalesce((SELECT m.joined_at::date FROM team_members m
      WHERE m.team_id = p.team_id AND m.user_id = ${person}), '-infinity')
    AND NOT EXISTS (SELECT FROM post_reads r WHERE r.post_id = p.id AND r.user_id = ${person})
    AND NOT EXISTS (SELECT FROM acknowledgements a WHERE a.post_id = p.id AND a.user_id = ${person})
    AND NOT EXISTS (SELECT FROM reply_messages m
      WHERE m.company_id = p.company_id AND m.post_id = p.id AND m.user_id = ${person}))`;
}

/**
 * The sort key of posts: by day, within a day posts with a name by time, and posts without a name by their random ids.
 */
export const postPlace = `p.posted_on, coalesce(p.created_at, '-infinity'), p.id`;

/** The order of `postPlace`, newest first. */
export const newestFirst = `p.posted_on DESC, coalesce(p.created_at, '-infinity') DESC, p.id DESC`;
