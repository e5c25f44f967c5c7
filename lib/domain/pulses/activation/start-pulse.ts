import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { ACTIVE_PULSES_MAX, OPTIONS_MIN } from '#/lib/domain/pulses/constants.ts';
import type { PulseRow } from '#/lib/domain/pulses/manage/read-pulses.ts';
import { questionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import { readQuestions } from '#/lib/domain/pulses/questions/store-questions.ts';
import { startOf } from '#/lib/domain/pulses/schedule/pulse-start.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';
import { quotable } from '#/lib/words/quotable.ts';

/**
 * Activates a pulse and drops its questions without a text. The caller must have locked it. Throws `invalid` with
 * everything that is missing.
 */
export async function startPulse(tx: Transaction, ctx: UserCtx, row: PulseRow): Promise<void> {
  const now = ctx.clock.now();
  const start = startOf({ ...row, timeZone: row.companyTimeZone }, now);
  await requireReady(tx, ctx, { ...row, ...start }, await countOtherActive(tx, row));
  await tx.pulseQuestion.deleteMany({ where: { pulseId: row.id, text: '', rounds: { none: {} } } });
  const state = { isDraft: false, isActive: true, activatedAt: now, stoppedAt: null, closedAt: null };
  await tx.pulse.update({
    where: { id: row.id },
    data: { ...state, opensAtOnce: start.opensAtOnce, startDate: new Date(start.startDate), updatedAt: now },
  });
}

/** Throws `invalid` with all reasons why a pulse can't be asked; `activeCount` counts its creator's other ones. */
export async function requireReady(tx: Transaction, ctx: UserCtx, row: PulseRow, activeCount: number): Promise<void> {
  const today = localDateAt(ctx.clock.now(), row.companyTimeZone);
  const [first, ...more] = listMissingParts({
    ...row,
    questions: await readQuestions(tx, row.id),
    teamIds: row.teams.map((team) => team.id),
    startDate: row.startDate ?? today,
    today,
    activeCount,
  });
  if (first) throw invalid(first, ...more);
}

async function countOtherActive(tx: Transaction, { id, creatorId }: PulseRow): Promise<number> {
  // Of two pulses that one person activates in parallel, each must count the other.
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${creatorId} FOR NO KEY UPDATE`;
  return tx.pulse.count({ where: { creatorId, isActive: true, deletedAt: null, id: { not: id } } });
}

/** What decides whether a pulse can be asked. */
interface PulsePlan {
  readonly questions: readonly { text: string; typeId: number; pool: readonly string[] }[];
  readonly bankRotation: boolean;
  readonly recurringOn: boolean;
  readonly frequency: number;
  readonly days: readonly boolean[];
  readonly teamIds: readonly number[];
  /** The day of its first round. */
  readonly startDate: LocalDate;
  readonly endDate: LocalDate | null;
  /** The company's day. */
  readonly today: LocalDate;
  /** Other active pulses of its creator. */
  readonly activeCount: number;
}

/**
 * Returns what is missing before a pulse can be active, as sentences, most important first; empty if it's ready.
 * Questions without a text don't count.
 */
function listMissingParts(plan: PulsePlan): string[] {
  const { bankRotation, recurringOn, frequency, days, teamIds, startDate, endDate, today, activeCount } = plan;
  const questions = bankRotation ? [] : plan.questions.filter(({ text }) => text !== '');
  const halves = questions.filter(
    ({ typeId, pool }) => questionType(typeId).hasOptions && new Set(pool).size < OPTIONS_MIN,
  );
  const hasEnded = endDate !== null && endDate < today;
  return [
    ...(questions.length === 0 && !bankRotation ? [message('pulses.answers.noQuestion')] : []),
    ...halves.map(({ text }) => message('pulses.answers.fewOptions', { question: quotable(text) })),
    ...(teamIds.length === 0 ? [message('pulses.answers.noTeam')] : []),
    ...(recurringOn && !days.includes(true) ? [message('pulses.answers.noDay')] : []),
    ...(bankRotation && recurringOn && frequency === 1 ? [message('pulses.answers.dailyBank')] : []),
    ...(hasEnded ? [message('pulses.answers.ended')] : []),
    ...(!hasEnded && endDate !== null && endDate < startDate ? [message('pulses.answers.endsFirst')] : []),
    ...(activeCount >= ACTIVE_PULSES_MAX ? [message('pulses.answers.tooManyActive', { most: ACTIVE_PULSES_MAX })] : []),
  ];
}
