import type { PoolClient } from 'pg';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import { hashSecret, newSecret } from '#/lib/platform/tokens.ts';
import { insertRows } from '#/prisma/seed/bulk-insert.ts';
import type { DemoConversation } from '#/prisma/seed/demo/coaching/demo-post.ts';
import { companyTimeZone } from '#/prisma/seed/demo/demo-year.ts';

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
export async function insertReplies(
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
