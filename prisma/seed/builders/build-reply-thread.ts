import type { Post, Prisma, ReplyThread, Team } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { buildPost } from '#/prisma/seed/builders/build-post.ts';

interface ThreadFields {
  team: Pick<Team, 'id' | 'companyId'>;
  post?: Partial<Prisma.PostUncheckedCreateInput>;
  thread?: Partial<Prisma.ReplyThreadUncheckedCreateInput>;
}

/** Creates a message without a name whose author wants to be replied to; the key opens the conversation. */
export async function buildReplyThread(
  db: Transaction,
  { team, post: fields = {}, thread: more = {} }: ThreadFields,
): Promise<{ post: Post; thread: ReplyThread; token: string }> {
  const post = await buildPost(db, { team, post: fields });
  const { token, hash } = newSecret('rpl_');
  const thread = await db.replyThread.create({ data: { companyId: team.companyId, postId: post.id, hash, ...more } });
  return { post, thread, token };
}
