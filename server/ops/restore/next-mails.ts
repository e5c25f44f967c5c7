import * as z from 'zod';
import { answerConfirmationRequest, answerResetRequest, answerSignInFailures } from '#/lib/domain/accounts/queues.ts';
import { countDueBriefs } from '#/lib/domain/briefs/brief-mail.service.ts';
import { occurrencesOf } from '#/lib/domain/check-ins/rounds/occurrences.ts';
import { listSchedules } from '#/lib/domain/check-ins/rounds/schedule.service.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { listWaitingMails } from '#/lib/platform/operating/waiting-jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Queues whose jobs lead to an email that someone has requested before the backup. */
export const mailAnswers = [answerResetRequest, answerConfirmationRequest, answerSignInFailures].map(
  ({ name }) => name,
);

const HOUR_MS = 3_600_000;

/** Returns in words what a worker would email within the next hour, at most, in one part per kind; empty if nothing. */
export async function describeNextMails(ctx: Ctx): Promise<string[]> {
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + HOUR_MS);
  const waiting = await listWaitingMails(mailAnswers);
  const { reminders, pulses, pulseReminders, openings } = await countDue(now, until);
  const teams = await countTeams(ctx, until);
  const briefs = Math.max(await countDueBriefs(now), await countDueBriefs(until));
  const kinds: [number, string, string][] = [
    [teams, 'team’s check-in', 'teams’ check-ins'],
    [reminders, 'person’s reminder', 'people’s reminders'],
    [pulses, 'pulse to a person', 'pulses to people'],
    [pulseReminders, 'reminder of a pulse', 'reminders of pulses'],
    [openings, 'pulse that may open', 'pulses that may open'],
    [briefs, 'Monday brief', 'Monday briefs'],
  ];
  return [
    ...waiting.map(({ queue, count, oldest }) => `${count} in ${queue} since ${secondOf(oldest)}`),
    ...kinds.flatMap(([count, one, many]) => (count > 0 ? [countWords(count, one, many)] : [])),
  ];
}

/** Returns an instant in the format of terminal lines. */
export function secondOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}

const dueShape = z.object({
  reminders: z.number(),
  pulses: z.number(),
  pulseReminders: z.number(),
  openings: z.number(),
});

async function countDue(now: Date, until: Date): Promise<z.output<typeof dueShape>> {
  const [due] = asRows(
    dueShape,
    await pool().query({
      text: `
        SELECT (SELECT count(DISTINCT user_id)::int FROM check_ins
            WHERE remind_at <= $2 AND answered_at IS NULL AND closes_at > $1) AS reminders,
          (SELECT count(*)::int FROM pulse_recipients WHERE NOT is_told AND send_at <= $2) AS pulses,
          (SELECT count(*)::int FROM pulse_recipients WHERE remind_at <= $2 AND NOT answered) AS "pulseReminders",
          (SELECT count(*)::int FROM pulses WHERE look_at > 'epoch' AND look_at <= $2) AS openings`,
      values: [now, until],
    }),
  );
  return due ?? { reminders: 0, pulses: 0, pulseReminders: 0, openings: 0 };
}

/** Returns how many teams have a send time until then, or one to be caught up, without a round for it so far. */
async function countTeams({ db }: Ctx, until: Date): Promise<number> {
  const looks = asRows(
    z.object({ teamId: z.number() }),
    await db.$queryRaw`SELECT DISTINCT team_id AS "teamId" FROM check_in_looks WHERE due_at <= ${until}`,
  );
  const sweptAt = (await db.checkInSweep.findFirst())?.sweptAt ?? null;
  const schedules = await listSchedules(
    db,
    looks.map(({ teamId }) => teamId),
  );
  const due = schedules
    .flatMap((schedule) => occurrencesOf(schedule, sweptAt, until))
    .filter(({ skippedAt }) => skippedAt === null);
  const teams = asRows(
    z.object({ count: z.number() }),
    await db.$queryRaw`
      SELECT count(DISTINCT due."teamId")::int AS count
      FROM jsonb_to_recordset(${JSON.stringify(due)}::jsonb) AS due ("teamId" int, "timeZone" text, "localDate" date)
      WHERE NOT EXISTS (SELECT FROM check_in_rounds known WHERE known.team_id = due."teamId"
        AND known.local_date = due."localDate" AND known.time_zone = due."timeZone")`,
  );
  return teams[0]?.count ?? 0;
}
