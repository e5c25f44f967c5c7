import type { PoolClient } from 'pg';
import { addDays, type LocalDate, weekday } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import { hashSecret, newSecret } from '#/lib/platform/tokens.ts';
import { insertRows } from '#/prisma/seed/bulk-insert.ts';
import { conversations } from '#/prisma/seed/demo/coaching/conversations.ts';
import type { DemoConversation, DemoPost } from '#/prisma/seed/demo/coaching/demo-post.ts';
import { companyTimeZone, type DemoYear } from '#/prisma/seed/demo/demo-year.ts';
import type { DemoOrganisation, DemoTeam } from '#/prisma/seed/demo/organisation.ts';
import type { DemoPerson } from '#/prisma/seed/demo/people.ts';
import type { StoredOrganisation } from '#/prisma/seed/demo/stored-organisation.ts';

/** Messages of this many last working days are unread. */
const UNREAD_DAYS = 2;

const postColumns = {
  id: 'uuid',
  company_id: 'int',
  team_id: 'int',
  author_id: 'int',
  text: 'text',
  posted_on: 'date',
  created_at: 'timestamptz',
  is_motivation: 'bool',
};
const acknowledgementColumns = { company_id: 'int', post_id: 'uuid', user_id: 'int', word: 'smallint' };
const readColumns = { company_id: 'int', post_id: 'uuid', user_id: 'int' };

/** Stores the messages of the demo's teams; everyone has read all but the last days. Returns how many there are. */
export async function insertPosts(
  client: PoolClient,
  {
    year,
    organisation,
    storedOrganisation,
  }: { year: DemoYear; organisation: DemoOrganisation; storedOrganisation: StoredOrganisation },
): Promise<number> {
  const { companyId, idOf } = storedOrganisation;
  const entries = organisation.teams.flatMap((team) =>
    (conversations[team.plan.name] ?? []).map((post) => ({ post, team, id: crypto.randomUUID() })),
  );
  const posts = entries.map(({ post, team, id }) => {
    const day = workingDayBefore(year.today, post.workingDaysAgo);
    const author = authorOf(post, team, day);
    const createdAt = author && instantAt(day, post.time, companyTimeZone);
    const of = [id, companyId, idOf(team), author && idOf(author)];
    return [...of, post.text, day, createdAt, post.isMotivation ?? false];
  });
  const reads = entries.flatMap(({ post, team, id }) => {
    const day = workingDayBefore(year.today, post.workingDaysAgo);
    const author = authorOf(post, team, day);
    const readers = post.workingDaysAgo > UNREAD_DAYS ? [...readersOf(team, day)] : author ? [author] : [];
    return readers.map((reader) => [companyId, id, idOf(reader)]);
  });
  const words = entries.flatMap(({ post, team, id }) =>
    (post.words ?? []).flatMap(([writer, word]) => {
      const reader = authorOf({ writer }, team, workingDayBefore(year.today, post.workingDaysAgo));
      return reader ? [[companyId, id, idOf(reader), word]] : [];
    }),
  );
  await insertRows(client, 'posts', postColumns, posts);
  await insertRows(client, 'acknowledgements', acknowledgementColumns, words);
  await insertRows(client, 'post_reads', readColumns, reads);
  const discussed = entries.flatMap(({ post: { conversation }, team: { leader }, id }) =>
    conversation ? [{ conversation, postId: id, leaderId: idOf(leader) }] : [],
  );
  await insertReplies(client, { companyId, dayOf: (count) => workingDayBefore(year.today, count) }, discussed);
  return posts.length;
}

function authorOf({ writer }: Pick<DemoPost, 'writer'>, team: DemoTeam, day: LocalDate): DemoPerson | null {
  if (writer === null) return null;
  if (writer === 'leader') return team.leader;
  const members = [...readersOf(team, day)].filter((person) => person !== team.leader);
  return members[writer % members.length] ?? null;
}

/** Returns everyone who could read and write in a team on a day and still can. */
function readersOf({ leader, secondaryLeader, members }: DemoTeam, day: LocalDate): Set<DemoPerson> {
  const there = members.filter(({ joinedOn, leftOn }) => joinedOn < day && leftOn === null);
  return new Set([...there, leader, ...(secondaryLeader ? [secondaryLeader] : [])]);
}

function workingDayBefore(today: LocalDate, count: number): LocalDate {
  let day = today;
  for (let left = count; left > 0; ) {
    day = addDays(day, -1);
    if (weekday(day) <= 5) left -= 1;
  }
  return day;
}

const threadColumns = { post_id: 'uuid', company_id: 'int', hash: 'bytea', holder_id: 'int' };
const messageColumns = {
  id: 'uuid',
  company_id: 'int',
  post_id: 'uuid',
  user_id: 'int',
  kind: 'text',
  text: 'text',
  visible_at: 'timestamptz',
  is_notified: 'bool',
};

interface Discussed {
  conversation: DemoConversation;
  postId: string;
  leaderId: number;
}

/** Stores the conversations about messages without a name; the team has been notified of all of them. */
async function insertReplies(
  client: PoolClient,
  { companyId, dayOf }: { companyId: number; dayOf: (workingDaysAgo: number) => LocalDate },
  discussed: readonly Discussed[],
): Promise<void> {
  const threads = discussed.map(({ conversation: { key, isHeld }, postId, leaderId }) => {
    const hash = key ? hashSecret(key) : newSecret('rpl_').hash;
    return [postId, companyId, `\\x${Buffer.from(hash).toString('hex')}`, isHeld ? leaderId : null];
  });
  const messages = discussed.flatMap(({ conversation, postId, leaderId }) =>
    conversation.messages.map(([workingDaysAgo, time, kind, text]) => {
      const userId = kind === 'author' || kind === 'closed' ? null : leaderId;
      const visibleAt = instantAt(dayOf(workingDaysAgo), time, companyTimeZone);
      return [crypto.randomUUID(), companyId, postId, userId, kind, text, visibleAt, true];
    }),
  );
  await insertRows(client, 'reply_threads', threadColumns, threads);
  await insertRows(client, 'reply_messages', messageColumns, messages);
}
