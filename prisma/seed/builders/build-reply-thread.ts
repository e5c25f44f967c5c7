import type { Post, Prisma, PulseAnswer, ReplyThread, Team, User } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { buildPost } from '#/prisma/seed/builders/build-post.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';

interface ThreadFields {
  team: Pick<Team, 'id' | 'companyId'>;
  post?: Partial<Prisma.PostUncheckedCreateInput>;
  thread?: Partial<Prisma.ReplyThreadUncheckedCreateInput>;
}

/** Creates a message without a name whose author wants a reply; the key opens the conversation. */
export async function buildReplyThread(
  db: Transaction,
  { team, post: fields = {}, thread: more = {} }: ThreadFields,
): Promise<{ post: Post; thread: ReplyThread; token: string }> {
  const post = await buildPost(db, { team, post: fields });
  const { token, hash } = newSecret('rpl_');
  const thread = await db.replyThread.create({ data: { companyId: team.companyId, postId: post.id, hash, ...more } });
  return { post, thread, token };
}

interface TextFields {
  creator: Pick<User, 'id' | 'companyId'>;
  team: Pick<Team, 'id'>;
  text?: string;
  userIds?: readonly number[];
  thread?: Partial<Prisma.PulseThreadUncheckedCreateInput>;
}

/** Creates a published text of a team, in a pulse of this administrator, whose author wants a reply. */
export async function buildPulseThread(
  db: Transaction,
  { creator, team, text = 'More light, please.', userIds = [], thread = {} }: TextFields,
): Promise<{ answer: PulseAnswer; token: string; pulseId: number }> {
  const { companyId } = creator;
  const closedAt = new Date('2026-03-16T12:00:00Z');
  const pulse = await buildPulse(db, {
    creator,
    teams: [team],
    questions: [{ typeId: 3 }],
    pulse: { isActive: false, closedAt },
  });
  const opensAt = new Date('2026-03-11T12:00:00Z');
  const published = { opensAt, closesAt: closedAt, closedAt, publishedAt: closedAt };
  const { round } = await buildPulseRound(db, { pulse, team, userIds, round: published });
  const { id: questionId } = await db.pulseQuestion.findFirstOrThrow({ where: { pulseId: pulse.id } });
  const of = { companyId, roundId: round.id, questionId };
  await db.pulseResult.createMany({ data: [0, team.id].map((teamId) => ({ ...of, teamId, persons: 5 })) });
  const answer = await db.pulseAnswer.create({ data: { ...of, teamId: team.id, text } });
  const { token, hash } = newSecret('rpl_');
  await db.pulseThread.create({ data: { companyId, answerId: answer.id, hash, ...thread } });
  return { answer, token, pulseId: pulse.id };
}
