import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openDueRounds } from '#/lib/domain/check-ins/rounds/due-round.service.ts';
import { sendRoundToMembers } from '#/lib/domain/check-ins/rounds/round.service.ts';
import { pool, prisma } from '#/lib/platform/db.ts';

/** Deletes every company, every job and every trace of a sweep, so that the next sweep looks at every team. */
export async function clearCompanies(): Promise<void> {
  await prisma().company.deleteMany();
  await prisma().checkInSweep.deleteMany();
  await pool().query('DELETE FROM pgboss.job');
}

/** One minute of the worker at a given time: the sweep, then the sending of all rounds it found, in parallel. */
export async function sweepAndSend(now: Date): Promise<void> {
  const ctx = jobCtx({ now });
  await Promise.all((await openDueRounds(ctx)).map((id) => sendRoundToMembers(ctx, id)));
}

/** Returns what a clock on the wall shows, `YYYY-MM-DD HH:MM`, straight from the runtime's zone data. */
export function wallReader(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant) => format.format(instant);
}
