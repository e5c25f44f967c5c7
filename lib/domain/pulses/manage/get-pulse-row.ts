import { tieOf } from '#/lib/domain/pulses/manage/pulse.present.ts';
import type { PulseRow } from '#/lib/domain/pulses/manage/read-pulses.ts';
import { readPulses } from '#/lib/domain/pulses/manage/read-pulses.ts';
import { canManagePulse, canReadPulse } from '#/lib/domain/pulses/pulses.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Returns a pulse of the company that this person may read; `may` asks for another right than that. Throws `not_found`
 * for an unknown, a deleted or a foreign one, `forbidden` with words for one of the own company without the right.
 */
export async function getPulseRow(tx: Transaction, ctx: UserCtx, id: number, may = canReadPulse): Promise<PulseRow> {
  const [row] = await readPulses(tx, ctx.company.id, [id]);
  if (!row) throw notFound();
  if (may(ctx.actor, tieOf(row))) return row;
  throw canReadPulse(ctx.actor, tieOf(row))
    ? forbidden(message('pulses.answers.notManager', { creator: row.creatorName }))
    : forbidden();
}

/** `getPulseRow` of a pulse that this person may change, and that nobody else changes before the transaction ends. */
export async function lockPulse(tx: Transaction, ctx: UserCtx, id: number): Promise<PulseRow> {
  await tx.$queryRaw`SELECT id FROM pulses WHERE id = ${id} AND company_id = ${ctx.company.id} FOR UPDATE`;
  return getPulseRow(tx, ctx, id, canManagePulse);
}
