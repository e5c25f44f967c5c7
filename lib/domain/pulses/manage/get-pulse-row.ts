import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { PulsePhase, PulseStatus } from '#/lib/domain/pulses/constants.ts';
import { type PulseRow, readPulses } from '#/lib/domain/pulses/manage/read-pulses.ts';
import { canManagePulse, canReadPulse, type PulseRelation } from '#/lib/domain/pulses/pulses.policy.ts';
import {
  presentOriginal,
  presentTypeName,
  type StoredQuestion,
  type Wording,
} from '#/lib/domain/pulses/questions/question.present.ts';
import { nextDueDate, type PulseSchedule } from '#/lib/domain/pulses/schedule/due-dates.ts';
import type { UserActor, UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Returns a pulse of the company that this person may read; `may` checks another right instead. Throws `not_found` for
 * an unknown, deleted or other company's pulse, and `forbidden`, with a message, without the right.
 */
export async function getPulseRow(tx: Transaction, ctx: UserCtx, id: number, may = canReadPulse): Promise<PulseRow> {
  const [row] = await readPulses(tx, ctx.company.id, [id]);
  if (!row) throw notFound();
  if (may(ctx.actor, relationOf(row))) return row;
  throw canReadPulse(ctx.actor, relationOf(row))
    ? forbidden(message('pulses.answers.notManager', { creator: row.creatorName }))
    : forbidden();
}

/** Returns what `getPulseRow` returns for people who may change the pulse, and locks it for the transaction. */
export async function lockPulse(tx: Transaction, ctx: UserCtx, id: number): Promise<PulseRow> {
  await tx.$queryRaw`SELECT id FROM pulses WHERE id = ${id} AND company_id = ${ctx.company.id} FOR UPDATE`;
  return getPulseRow(tx, ctx, id, canManagePulse);
}

/** Returns what decides how leaders are related to a pulse. */
export function relationOf({ creatorId, creatorRole, activatedAt, teams }: PulseRow): PulseRelation {
  return { creatorId, creatorRole, activatedAt, teams };
}

/** Returns the documented word for a pulse's state. */
export function statusOf({ isDraft, isActive }: Pick<PulseRow, 'isDraft' | 'isActive'>): PulseStatus {
  if (isDraft) return 'In Draft';
  return isActive ? 'Active' : 'Disabled';
}

/** Returns the schedule of a pulse; without an activation so far, it begins today. */
export function scheduleOf(row: PulseRow, today: string): PulseSchedule {
  const { startDate, endDate, opensAtOnce, recurringOn, frequency, days, foundNobody } = row;
  const start = startDate ?? today;
  return { startDate: start, endDate, opensAtOnce, recurringOn, frequency, days, retries: foundNobody };
}

/** Returns a pulse as the calls return it, with what its reader may do. */
export function presentPulse(row: PulseRow, { actor, now }: { actor: Pick<UserActor, 'userId' | 'role'>; now: Date }) {
  const { id, name, companyName, creatorId, creatorName, startDate, endDate, time, round, resultsPublishedAt } = row;
  const { recurringOn, frequency, days, openDays, includeLeaders, bankPinned, bankMuted, foundNobody } = row;
  const isOpen = round !== null && round.closedAt === null;
  return {
    id,
    name,
    companyName,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    creatorId,
    creatorName,
    startDate,
    endDate,
    time,
    isActive: row.isActive,
    isDraft: row.isDraft,
    status: statusOf(row),
    phase: phaseOf(row),
    membersCount: round?.membersCount ?? row.askable,
    responsesCount: round?.responsesCount ?? 0,
    recurringOn,
    frequency,
    days,
    openDays,
    includeLeaders,
    bank: row.bankRotation,
    bankPinned,
    bankMuted,
    opensAt: round && new Date(round.opensAt).toISOString(),
    closesAt: isOpen ? new Date(round.closesAt).toISOString() : null,
    nextOpensOn: row.isActive ? nextDate(row, now) : null,
    hasResults: resultsPublishedAt !== null,
    resultsPublishedAt: resultsPublishedAt?.toISOString() ?? null,
    foundNobody,
    may: { manage: canManagePulse(actor, relationOf(row)) },
  };
}

function phaseOf({ isDraft, isActive, activatedAt, closedAt, stoppedAt, round }: PulseRow): PulsePhase {
  if (isDraft) return 'draft';
  if (isActive) {
    if (round?.closedAt === null) return 'open';
    const isFirst = round === null || (activatedAt !== null && new Date(round.opensAt) < activatedAt);
    return isFirst ? 'scheduled' : 'between';
  }
  if (closedAt) return 'closed';
  return stoppedAt ? 'stopped' : 'ready';
}

function nextDate(row: PulseRow, now: Date): string | null {
  const yesterday = addDays(localDateAt(now, row.companyTimeZone), -1);
  const after = row.lastDate !== null && row.lastDate > yesterday ? row.lastDate : yesterday;
  const schedule = scheduleOf(row, addDays(yesterday, 1));
  return nextDueDate(schedule, after);
}

/** Returns a question of a pulse as the calls return it to leaders. */
export function presentQuestion(row: StoredQuestion & { id: number; isMultiple: boolean }, wording: Wording) {
  const { id, typeId, isMultiple, low, high, bankItemId, texts, pools, ends } = row;
  const { text, pool, locale, isKnown } = presentOriginal(row, wording);
  return {
    id,
    text,
    typeId,
    typeName: presentTypeName(typeId, wording.locale),
    pool,
    isMultiple,
    low,
    high,
    bankItemId,
    locale,
    texts,
    pools,
    ends,
    isKnown,
  };
}
