import * as z from 'zod';
import { addDays, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { chooseTeams, warnOfFewPeople } from '#/lib/domain/pulses/audience/audience.service.ts';
import { audienceSql } from '#/lib/domain/pulses/audience/audience.sql.ts';
import { pulseDefaults, pulseFrequencies, pulseTimes } from '#/lib/domain/pulses/constants.ts';
import type { PulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import { getPulseRow } from '#/lib/domain/pulses/manage/get-pulse-row.ts';
import type { PulseRow } from '#/lib/domain/pulses/manage/read-pulses.ts';
import { questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { bankText } from '#/lib/domain/pulses/questions/question.present.ts';
import { listWorkedConstructs, readLastAskedDates } from '#/lib/domain/pulses/questions/question.service.ts';
import { chooseBankItems } from '#/lib/domain/pulses/questions/question-rotation.ts';
import { nextDueDate, type PulseSchedule, roundClosesAt } from '#/lib/domain/pulses/schedule/due-dates.ts';
import { startOf } from '#/lib/domain/pulses/schedule/pulse-start.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const audienceCounts = z.object({ people: z.number(), pulses: z.number() });

/**
 * Returns what a new pulse would do if this person activated it now, or what an existing one would do after a change.
 * It has how many people it asks, how many other pulses they got this week, and its next three rounds. Throws what
 * `chooseTeams` and `getPulseRow` throw.
 */
export async function getPulsePlan(ctx: UserCtx, { id, ...body }: PulseBody & { id?: number | undefined }) {
  const { db, actor, company, clock } = ctx;
  const active = id === undefined ? null : await getPulseRow(db, ctx, id);
  const teamIds = await chooseTeams(db, ctx, body);
  const { timeZone } = await db.company.findUniqueOrThrow({ where: { id: company.id }, select: { timeZone: true } });
  const audience = { companyId: company.id, creatorId: actor.userId, includeLeaders: body.includeLeaders ?? false };
  const monday = mondayOf(localDateAt(clock.now(), timeZone));
  const [counts] = asRows(
    audienceCounts,
    await db.$queryRaw`
    WITH audience AS (${audienceSql({ ...audience, teamIds })})
    SELECT (SELECT count(*)::int FROM audience) AS people,
      (SELECT count(DISTINCT r.pulse_id)::int FROM audience a JOIN pulse_recipients x ON x.company_id = ${company.id}
          AND x.user_id = a.user_id
        JOIN pulse_rounds r ON r.id = x.round_id
        WHERE r.local_date BETWEEN ${monday}::date AND ${addDays(monday, 6)}::date) AS pulses`,
  );
  const asksCount = counts?.people ?? 0;
  return {
    asksCount,
    warning: warnOfFewPeople(ctx, asksCount),
    pulsesThisWeek: counts?.pulses ?? 0,
    rounds: await planRounds(ctx, { body, teamIds, timeZone, active: active?.isActive ? active : null }),
  };
}

const PLANNED_ROUNDS = 3;

interface PlannedPulse {
  body: PulseBody;
  teamIds: readonly number[];
  /** The company's. */
  timeZone: string;
  /** The stored pulse, if it exists and is active. */
  active: Pick<PulseRow, 'startDate' | 'lastDate'> | null;
}

/** Returns the next three rounds of a pulse in the company's time zone, with the questions of a rotation. */
async function planRounds(ctx: UserCtx, { body, teamIds, timeZone, active }: PlannedPulse) {
  const { clock, company, db } = ctx;
  const { time = pulseDefaults.time, frequency = pulseDefaults.frequency, openDays = null, endDate = null } = body;
  const { startDate = null, recurringOn = body.frequency !== undefined } = body;
  const lastDate = active?.lastDate ?? null;
  // After its first round, its days follow from that round, which may be long ago.
  const start =
    lastDate === null
      ? startOf({ startDate, time, timeZone, lastDate }, clock.now())
      : { startDate: startDate ?? active?.startDate ?? lastDate, opensAtOnce: false };
  const schedule = { ...start, endDate, recurringOn, frequency, days: body.days ?? [...pulseDefaults.days] };
  const sentAt = (date: LocalDate) =>
    start.opensAtOnce && date === start.startDate ? clock.now() : instantAt(date, time, timeZone);
  const ask = await questionsOf(ctx, body, { companyId: company.id, teamIds, db });
  return nextDates(schedule, lastDate ?? addDays(schedule.startDate, -1)).map((date) => {
    const next = nextDueDate(schedule, date);
    const closesAt = roundClosesAt(
      { recurringOn, frequency, openDays },
      {
        lastSentAt: sentAt(date),
        nextOpensAt: next === null ? null : sentAt(next),
        endsAt: endDate === null ? null : instantAt(addDays(endDate, 1), '00:00', timeZone),
      },
    );
    return { opensOn: date, closesOn: localDateAt(closesAt, timeZone), questions: ask(date) };
  });
}

function nextDates(schedule: PulseSchedule, after: LocalDate): LocalDate[] {
  const dates: LocalDate[] = [];
  for (let date = nextDueDate(schedule, after); date; date = nextDueDate(schedule, date)) {
    dates.push(date);
    if (dates.length === PLANNED_ROUNDS) break;
  }
  return dates;
}

/** Returns a function that gives the questions of one round after another; null if the pulse has its own questions. */
async function questionsOf(
  { company, locale }: UserCtx,
  { bank = false, bankPinned: pinned = [], bankMuted: muted = [] }: PulseBody,
  { companyId, teamIds, db }: { companyId: number; teamIds: readonly number[]; db: UserCtx['db'] },
): Promise<(date: LocalDate) => string[]> {
  if (!bank) return () => [];
  const lastAsked = await readLastAskedDates(db, { companyId, teamIds });
  const worked = await listWorkedConstructs(db, { companyId, teamIds });
  const wording = { company: company.name, locale };
  return (date) => {
    const items = chooseBankItems({ date, lastAsked, pinned, muted, worked });
    for (const item of items) lastAsked.set(item, date);
    return questionBank.filter(({ id }) => items.includes(id)).map(({ id }) => bankText(id, wording));
  };
}

/** Returns every half hour of a day as HH:MM, the default time, and the frequencies. */
export async function listPulseTimes() {
  return { times: [...pulseTimes], default: pulseDefaults.time, frequencies: [...pulseFrequencies] };
}
