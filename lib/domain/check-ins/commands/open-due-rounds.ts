import { type FrequencyId, isDue } from '#/lib/domain/calendar/due.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { listSchedules, type TeamZone } from '#/lib/domain/check-ins/queries/list-schedules.ts';
import { sendRound } from '#/lib/domain/check-ins/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/** An occurrence missed by less is caught up once; an older one is marked skipped. */
const catchUpMs = 6 * 3_600_000;

interface Occurrence {
  companyId: number;
  teamId: number;
  timeZone: string;
  localDate: Date;
  sendAt: Date;
  skippedAt: Date | null;
}

/**
 * Opens a round for every team and zone whose local send time has come, and enqueues its sending in the same
 * transaction. The unique row per team, zone and local day keeps processes, restarts and clock jumps from opening it
 * twice. Answers how many were opened.
 */
export async function openDueRounds(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const due = (await listSchedules(ctx)).flatMap((schedule) => occurrencesOf(schedule, now));
  // A refused insert uses up an id as well: what is known is left out first, every minute of the day.
  const fresh = await leaveOutKnown(ctx, due);
  if (fresh.length === 0) return 0;
  return ctx.db.$transaction(async (tx) => {
    const opened = await tx.checkInRound.createManyAndReturn({
      data: fresh,
      skipDuplicates: true,
      select: { id: true, skippedAt: true },
    });
    const toSend = opened.filter((round) => round.skippedAt === null);
    await enqueue(tx, sendRound, ...toSend.map(({ id }) => ({ roundId: id })));
    return toSend.length;
  });
}

async function leaveOutKnown(ctx: Ctx, due: readonly Occurrence[]): Promise<Occurrence[]> {
  if (due.length === 0) return [];
  const keyOf = ({ teamId, timeZone, localDate }: Pick<Occurrence, 'teamId' | 'timeZone' | 'localDate'>) =>
    `${teamId} ${timeZone} ${localDate.toISOString()}`;
  const known = await ctx.db.checkInRound.findMany({
    where: {
      teamId: { in: [...new Set(due.map(({ teamId }) => teamId))] },
      localDate: { in: [...new Set(due.map(({ localDate }) => localDate.getTime()))].map((time) => new Date(time)) },
    },
    select: { teamId: true, timeZone: true, localDate: true },
  });
  const knownKeys = new Set(known.map(keyOf));
  return due.filter((occurrence) => !knownKeys.has(keyOf(occurrence)));
}

/** Today's and yesterday's occurrence: yesterday's send time may have been just before midnight. */
function occurrencesOf(team: TeamZone, now: Date): Occurrence[] {
  const today = localDateAt(now, team.timeZone);
  const schedule = {
    ...team,
    frequencyId: team.frequencyId as FrequencyId,
    createdOn: localDateAt(team.completedAt, team.timeZone),
  };
  return [addDays(today, -1), today].flatMap((localDate) => {
    const sendAt = instantAt(localDate, team.surveysTimeSend, team.timeZone);
    // A team made after its send time begins with the next occurrence.
    if (!isDue(schedule, localDate) || sendAt > now || sendAt < team.completedAt) return [];
    const isTooLate = now.getTime() - sendAt.getTime() >= catchUpMs;
    return [
      {
        companyId: team.companyId,
        teamId: team.teamId,
        timeZone: team.timeZone,
        localDate: new Date(`${localDate}T00:00:00Z`),
        sendAt,
        skippedAt: isTooLate ? now : null,
      },
    ];
  });
}
