import { closesAt, type FrequencyId, nextSendAt } from '#/lib/domain/calendar/due.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { chooseMotivatorQuestion } from '#/lib/domain/check-ins/motivator-choice.ts';
import { listRecipients } from '#/lib/domain/check-ins/queries/list-recipients.ts';
import { sendCheckInMail } from '#/lib/domain/check-ins/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/**
 * Asks every member of a round: check-in, roll-up of what is due, and mail job for who wants mail commit together. A repeat after a crash
 * finds the check-ins of the first try and adds nothing.
 */
export async function sendRoundToMembers(ctx: Ctx, roundId: number): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const round = await tx.checkInRound.findUnique({ where: { id: roundId }, include: { team: true } });
    if (!round || round.skippedAt) return;
    const { companyId, teamId, localDate, sendAt, team, timeZone } = round;
    const frequencyId = team.frequencyId as FrequencyId;
    const day = localDate.toISOString().slice(0, 10);
    const createdOn = localDateAt(team.createdAt, timeZone);
    const next = nextSendAt({ ...team, frequencyId, createdOn }, team.surveysTimeSend, timeZone, sendAt);
    const recipients = await listRecipients(tx, round);
    const created = await tx.checkIn.createManyAndReturn({
      data: recipients.map(({ userId, priorities, histories }) => {
        const question = chooseMotivatorQuestion({ priorities, histories, frequencyId, localDate: day });
        return {
          companyId,
          teamId,
          userId,
          localDate,
          frequencyId,
          sentAt: ctx.clock.now(),
          closesAt: closesAt(frequencyId, sendAt, next),
          motivatorId: question?.motivatorId ?? null,
          motivatorType: question?.type ?? null,
        };
      }),
      skipDuplicates: true,
      select: { id: true, userId: true },
    });
    await addDue(
      tx,
      created.map(({ id }) => id),
    );
    const mailed = new Set(recipients.filter(({ wantsMail }) => wantsMail).map(({ userId }) => userId));
    const toMail = created.filter(({ userId }) => mailed.has(userId));
    await enqueue(tx, sendCheckInMail, ...toMail.map(({ id }) => ({ checkInId: id })));
  });
}

async function addDue(tx: Transaction, checkInIds: number[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO person_months AS month (team_id, user_id, company_id, month, due_count)
    SELECT team_id, user_id, company_id, date_trunc('month', local_date), 1 FROM check_ins WHERE id = ANY(${checkInIds})
    ON CONFLICT (team_id, month, user_id) DO UPDATE SET due_count = month.due_count + 1`;
}
