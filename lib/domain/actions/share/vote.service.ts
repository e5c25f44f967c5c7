import * as z from 'zod';
import { Prisma } from '#/generated/prisma/client.ts';
import { readActionTeam } from '#/lib/domain/actions/read-actions.ts';
import { orderTopics } from '#/lib/domain/actions/share/share-topics.ts';
import { minimumInForceSql } from '#/lib/domain/metrics/publication/minimum-group.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Statements, type Transaction } from '#/lib/platform/db.ts';
import { invalid, notFound, Problem } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

const personRow = z.object({ userId: z.number() });
const openRow = z.object({ id: z.number() });

/** Returns the ids of people who may vote in a team now: its members and leaders, without suspended people. */
export async function listVoters(db: Statements, teamId: number): Promise<number[]> {
  const people = asRows(
    personRow,
    await db.$queryRaw`
    SELECT u.id AS "userId" FROM users u
    WHERE u.suspended_at IS NULL AND u.id IN (
      SELECT user_id FROM team_members WHERE team_id = ${teamId}
      UNION SELECT leader_id FROM teams WHERE id = ${teamId}
      UNION SELECT secondary_leader_id FROM teams WHERE id = ${teamId})
    ORDER BY u.id`,
  );
  return people.map(({ userId }) => userId);
}

/**
 * Counts someone's choice among a share's topics, and stores separately that they have chosen. What they chose is
 * stored nowhere. The vote closes when the last person of the team has chosen. Throws `not_found` for a share of
 * another company or of a team that the person neither belongs to nor leads. Throws `invalid` for a topic of another
 * share, and `conflict` if they have already chosen or the vote is over.
 */
export async function voteOnShare(ctx: UserCtx, id: number, topics: readonly string[]): Promise<Record<string, never>> {
  const { userId } = ctx.actor;
  const companyId = ctx.company.id;
  const share = await ctx.db.share.findFirst({ where: { id, companyId }, include: { topics: true } });
  const team = share && (await readActionTeam({ companyId, userId, teamId: share.teamId }));
  if (!team || !(team.belongs || team.leads)) throw notFound();
  const proposals = new Set(share.topics.map(({ topic }) => topic));
  if (!topics.every((topic) => proposals.has(topic))) throw invalid(message('actions.answers.voteTopics'));
  await inTransaction(ctx.db, async (tx) => {
    // Votes of one share and its close wait for each other.
    const open = asRows(
      openRow,
      await tx.$queryRaw`
      SELECT id FROM shares WHERE id = ${id} AND vote_until IS NOT NULL AND vote_closed_at IS NULL FOR UPDATE`,
    );
    const mark = { shareId: id, companyId, userId };
    const marked = open.length > 0 && (await tx.shareVoter.createMany({ data: [mark], skipDuplicates: true }));
    if (!marked || marked.count === 0) throw new Problem('conflict', message('actions.answers.voteOver'));
    await tx.shareTopic.updateMany({
      where: { shareId: id, topic: { in: [...topics] } },
      data: { votes: { increment: 1 } },
    });
    const voters = await listVoters(tx, team.id);
    const marks = await tx.shareVoter.findMany({ where: { shareId: id }, select: { userId: true } });
    const people = new Set(marks.map((one) => one.userId));
    if (voters.every((voter) => people.has(voter))) await closeVote(tx, id, ctx.clock.now());
  });
  return {};
}

/** Closes every vote that is due, in the morning of its day. */
export async function closeDueVotes({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const due = asRows(
    openRow,
    await db.$queryRaw`
    SELECT s.id FROM shares s JOIN companies c ON c.id = s.company_id
    WHERE s.vote_closed_at IS NULL AND s.vote_until <= (${now}::timestamptz AT TIME ZONE 'UTC' + interval '14 hours')::date
      AND ${now}::timestamptz AT TIME ZONE c.time_zone >= s.vote_until + time '09:00'
    ORDER BY s.id`,
  );
  for (const { id } of due)
    await inTransaction(db, async (tx) => {
      await closeVote(tx, id, now);
    });
}

const closedRow = z.object({ isOrdered: z.boolean() });

/**
 * Closes a vote, unless it's already closed. If enough people have chosen, topics are in the chosen order from now on.
 * The same transaction deletes the counts and who has chosen, so only the order is left.
 */
async function closeVote(tx: Transaction, id: number, now: Date): Promise<void> {
  const [closed] = asRows(
    closedRow,
    await tx.$queryRaw`
    UPDATE shares s SET vote_closed_at = ${now}, is_ordered =
      (SELECT count(*) FROM share_voters v WHERE v.share_id = s.id) >= greatest(s.voters_min, ${Prisma.raw(minimumInForceSql)})
    FROM companies c WHERE c.id = s.company_id AND s.id = ${id} AND s.vote_closed_at IS NULL
    RETURNING s.is_ordered AS "isOrdered"`,
  );
  if (!closed) return;
  const proposed = await tx.shareTopic.findMany({ where: { shareId: id }, orderBy: { position: 'asc' } });
  const topics = closed.isOrdered ? orderTopics(proposed) : proposed;
  for (const [at, { topic }] of topics.entries())
    await tx.shareTopic.update({
      where: { shareId_topic: { shareId: id, topic } },
      data: { position: at + 1, votes: 0 },
    });
  await tx.shareVoter.deleteMany({ where: { shareId: id } });
}
