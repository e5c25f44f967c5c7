import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openDueRounds } from '#/lib/domain/check-ins/rounds/due-round.service.ts';
import { sendRoundToMembers } from '#/lib/domain/check-ins/rounds/round.service.ts';
import { pool, prisma } from '#/lib/platform/db.ts';

/** Deletes every company, job and note of a sweep, so that the next sweep looks at every team. */
export async function clearCompanies(): Promise<void> {
  await prisma().company.deleteMany();
  await prisma().checkInSweep.deleteMany();
  await pool().query('DELETE FROM pgboss.job');
}

/** Does what the worker does in one minute at a given time: the sweep, then sending all found rounds in parallel. */
export async function sweepAndSend(now: Date): Promise<void> {
  const ctx = jobCtx({ now });
  await Promise.all((await openDueRounds(ctx)).map((id) => sendRoundToMembers(ctx, id)));
}

/**
 * Returns a function that gives the local time in a zone, `YYYY-MM-DD HH:MM`, directly from the runtime's zone data.
 */
export function wallReader(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant) => format.format(instant);
}
