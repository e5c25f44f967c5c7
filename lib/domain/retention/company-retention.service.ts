import type { Output } from '#/lib/api/endpoint.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import {
  choosePeriod,
  completePeriods,
  firstKeptDay,
  type KeptPeriods,
  monthsInForce,
  startOf,
} from '#/lib/domain/retention/company-periods.ts';
import { companyRetention, type RetentionKind, retentionKinds } from '#/lib/domain/retention/constants.ts';
import { countExpiring } from '#/lib/domain/retention/delete-expiring-rows.ts';
import type { getRetentionContract, RetentionChoice } from '#/lib/domain/retention/retention.contract.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

interface Retention {
  /** In the company's zone. */
  today: LocalDate;
  periods: KeptPeriods;
  /** By kind: everything before this day has been deleted. */
  sweptUntil: Partial<Record<string, LocalDate>>;
}

/** Returns how long a company keeps its data; null for an unknown company. */
export async function readRetention(
  { db, clock }: Pick<Ctx, 'clock'> & { db: Transaction },
  companyId: number,
): Promise<Retention | null> {
  const company = await db.company.findUnique({
    where: { id: companyId },
    select: { timeZone: true, retention: { orderBy: { kind: 'asc' } } },
  });
  if (!company) return null;
  const rows = company.retention.map(({ kind, months, startsOn, monthsBefore }) => ({
    kind,
    months,
    startsOn: startsOn && dayOf(startsOn),
    monthsBefore,
  }));
  const swept = company.retention.flatMap(({ kind, sweptUntil }) => (sweptUntil ? [[kind, dayOf(sweptUntil)]] : []));
  const today = localDateAt(clock.now(), company.timeZone);
  return { today, periods: completePeriods(rows, today), sweptUntil: Object.fromEntries(swept) };
}

const dayOf = (date: Date): LocalDate => date.toISOString().slice(0, 10);

/** Returns by kind the months that apply today; null without a limit. */
export async function readMonthsKept(ctx: UserCtx): Promise<Record<RetentionKind, number | null>> {
  const { today, periods } = await readOwn(ctx, ctx.db);
  return Object.fromEntries(retentionKinds.map((kind) => [kind, monthsInForce(periods[kind], today)])) as Record<
    RetentionKind,
    number | null
  >;
}

/** Returns how long the company keeps its data, and what it may choose. */
export async function getRetention(ctx: UserCtx): Promise<Output<typeof getRetentionContract>> {
  const { today, periods } = await readOwn(ctx, ctx.db);
  return {
    kinds: retentionKinds.map((kind) => {
      const start = startOf(periods[kind], today);
      const { months } = periods[kind];
      const monthsNow = monthsInForce(periods[kind], today);
      return { kind, months, startsOn: start > today ? start : null, monthsNow, ...limitsOf(kind, periods) };
    }),
  };
}

/**
 * Chooses for how many months the company keeps a kind of data. A longer period applies immediately, a shorter one
 * after a week, and every leader is notified. A dry run changes nothing. Returns how many rows the first run will
 * delete, the day the period starts, and a message. Throws `invalid` for a period that the kind can't have.
 */
export async function chooseRetention(ctx: UserCtx, choice: RetentionChoice) {
  const { kind, months, isDryRun } = choice;
  const companyId = ctx.company.id;
  const plan = await planChoice(ctx, ctx.db, choice);
  // Counted before anything is stored, because a count that takes too long fails the whole call.
  const span = { companyId, from: null, before: firstKeptDay(kind, months, plan.startsOn) };
  const rows = await countExpiring(kind, span);
  const startsOn = isDryRun ? plan.startsOn : await inTransaction(ctx.db, (tx) => storeChoice(ctx, tx, choice));
  const act = isDryRun ? 'tried' : 'saved';
  return { rows, startsOn, message: message(`privacy.retention.${act}`, { rows, day: { date: startsOn } }) };
}

/** Returns what a choice would change, and from when. */
async function planChoice(ctx: UserCtx, db: Transaction, { kind, months }: RetentionChoice) {
  const { today, periods } = await readOwn(ctx, db);
  const limits = limitsOf(kind, periods);
  if (months < limits.least || months > limits.most) throw invalid(message('privacy.retention.outOfRange', limits));
  const before = periods[kind];
  const isSame = before.months === months;
  const { period, isShorter } = isSame ? { period: before, isShorter: false } : choosePeriod(before, months, today);
  const start = startOf(period, today);
  const monthsBefore = monthsInForce(before, today);
  const isComing = start > today;
  return { isSame, isShorter, period, monthsBefore, startsOn: isComing ? start : today };
}

async function storeChoice(ctx: UserCtx, tx: Transaction, choice: RetentionChoice): Promise<LocalDate> {
  const companyId = ctx.company.id;
  const { kind, months } = choice;
  // Of two parallel changes, the second sees the first.
  await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
  const { isSame, isShorter, period, monthsBefore, startsOn } = await planChoice(ctx, tx, choice);
  if (isSame) return startsOn;
  const row = { ...period, startsOn: period.startsOn === null ? null : new Date(period.startsOn) };
  await tx.companyRetention.upsert({
    where: { companyId_kind: { companyId, kind } },
    create: { companyId, kind, ...row },
    update: row,
  });
  await recordEvent(tx, ctx, {
    action: 'company.retention',
    subject: `company:${companyId}`,
    details: { data: kind, months, monthsBefore: monthsBefore ?? 0, startsOn },
    facts: isShorter ? { kind, months, startsOn } : null,
  });
  return startsOn;
}

async function readOwn({ clock, company }: UserCtx, db: Transaction): Promise<Retention> {
  const retention = await readRetention({ db, clock }, company.id);
  if (!retention) throw notFound();
  return retention;
}

/** Notes are never kept longer than their check-in. */
function limitsOf(kind: RetentionKind, periods: KeptPeriods): { least: number; most: number } {
  const { least, most } = companyRetention[kind];
  return { least, most: kind === 'check-in-texts' ? Math.min(most, periods['check-ins'].months) : most };
}
