import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { listMissingParts } from '#/lib/domain/pulses/manage/list-missing-parts.ts';
import type { PulseRow } from '#/lib/domain/pulses/manage/read-pulses.ts';
import { readQuestions } from '#/lib/domain/pulses/questions/store-questions.ts';
import { startOf } from '#/lib/domain/pulses/schedule/start-date.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';

/**
 * Makes a pulse active from now on, and leaves out its questions without a text. Its caller has locked it. Throws
 * `invalid` with everything that is missing.
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

/** Throws `invalid` with everything that keeps a pulse from being asked; `activeCount` are others of its creator. */
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
  // Two pulses that one person activates at once count each other.
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${creatorId} FOR NO KEY UPDATE`;
  return tx.pulse.count({ where: { creatorId, isActive: true, deletedAt: null, id: { not: id } } });
}
