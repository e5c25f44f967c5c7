import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { pulseDefaults } from '#/lib/domain/pulses/constants.ts';
import type { PulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import { questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { bankText } from '#/lib/domain/pulses/questions/question.present.ts';
import { chooseBankItems } from '#/lib/domain/pulses/questions/question-rotation.ts';
import { readLastAskedDates } from '#/lib/domain/pulses/questions/read-last-asked-dates.ts';
import { nextDueDate, type PulseSchedule, roundClosesAt } from '#/lib/domain/pulses/schedule/due-dates.ts';
import { startOf } from '#/lib/domain/pulses/schedule/start-date.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

const PLANNED_ROUNDS = 3;

interface PlannedPulse {
  body: PulseBody;
  teamIds: readonly number[];
  /** Of the company. */
  timeZone: string;
}

/** Returns the next three rounds of a pulse as people where the company is would see them, with what a rotation asks. */
export async function planRounds(ctx: UserCtx, { body, teamIds, timeZone }: PlannedPulse) {
  const { clock, company, db } = ctx;
  const { time = pulseDefaults.time, frequency = pulseDefaults.frequency, openDays = null, endDate = null } = body;
  const { startDate = null, recurringOn = body.frequency !== undefined } = body;
  const start = startOf({ startDate, time, timeZone, lastDate: null }, clock.now());
  const schedule = { ...start, endDate, recurringOn, frequency, days: body.days ?? [...pulseDefaults.days] };
  const sentAt = (date: LocalDate) =>
    start.opensAtOnce && date === start.startDate ? clock.now() : instantAt(date, time, timeZone);
  const ask = await questionsOf(ctx, body, { companyId: company.id, teamIds, db });
  return nextDates(schedule).map((date) => {
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

function nextDates(schedule: PulseSchedule): LocalDate[] {
  const dates: LocalDate[] = [];
  for (let date = nextDueDate(schedule, addDays(schedule.startDate, -1)); date; date = nextDueDate(schedule, date)) {
    dates.push(date);
    if (dates.length === PLANNED_ROUNDS) break;
  }
  return dates;
}

/** Returns what gives the questions of one round after the other; none where the pulse has its own. */
async function questionsOf(
  { company }: UserCtx,
  { bank = false, bankPinned: pinned = [], bankMuted: muted = [] }: PulseBody,
  { companyId, teamIds, db }: { companyId: number; teamIds: readonly number[]; db: UserCtx['db'] },
): Promise<(date: LocalDate) => string[]> {
  if (!bank) return () => [];
  const lastAsked = await readLastAskedDates(db, { companyId, teamIds });
  return (date) => {
    const items = chooseBankItems({ date, lastAsked, pinned, muted });
    for (const item of items) lastAsked.set(item, date);
    return questionBank.filter(({ id }) => items.includes(id)).map(({ id }) => bankText(id, company.name));
  };
}
