import * as z from 'zod';
import { listActivePulses, type PulseToOpen } from '#/lib/domain/pulses/activation/list-active-pulses.ts';
import { storeRecipients } from '#/lib/domain/pulses/audience/store-recipients.ts';
import { announcePulse } from '#/lib/domain/pulses/mails/announce-pulse.ts';
import { chooseRoundQuestions } from '#/lib/domain/pulses/questions/choose-round-questions.ts';
import { reminderAt } from '#/lib/domain/pulses/schedule/reminder-time.ts';
import { type DueRound, timesOfRound } from '#/lib/domain/pulses/schedule/round-times.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

interface Opening {
  pulseId: number;
  due: DueRound;
  timeZones: readonly string[];
}

/**
 * Opens a round: the row, its questions and one recipient per person are stored together or not at all, and the unique
 * row of its day keeps processes, restarts and clocks from opening it twice. A round that finds nobody, or that was missed
 * for too long, is marked skipped; on a day on which the round before is still open none opens. Returns whether it opened.
 */
export function openRound(ctx: Ctx, { pulseId, due, timeZones }: Opening): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    // Whoever deactivates or deletes it waits, or has done so before.
    await tx.$queryRaw`SELECT FROM pulses WHERE id = ${pulseId} FOR UPDATE`;
    const [pulse] = await listActivePulses(tx, pulseId);
    if (!pulse || pulse.knownDates.includes(due.localDate)) return false;
    const { sendAt, closesAt } = timesOfRound(pulse, due, timeZones);
    if (closesAt <= now && !due.isSkipped) return false;
    const roundId = await insertRound(tx, pulse, { ...due, closesAt, skippedAt: due.isSkipped ? now : null });
    if (roundId === null || due.isSkipped) return false;
    const questions = await chooseRoundQuestions(tx, { roundId, pulse, localDate: due.localDate });
    const zones = [...sendAt].map(([timeZone, at]) => ({
      timeZone,
      sendAt: at,
      remindAt: reminderAt({ sentAt: at, closesAt, timeZone }),
    }));
    const membersCount = questions === 0 ? 0 : await storeRecipients(tx, pulse, { roundId, zones });
    await tx.pulseRound.update({
      where: { id: roundId },
      data: membersCount === 0 ? { skippedAt: now } : { membersCount },
    });
    if (membersCount > 0) await announcePulse(tx, pulseId);
    return membersCount > 0;
  });
}

interface NewRound extends DueRound {
  closesAt: Date;
  skippedAt: Date | null;
}

const newRow = z.object({ id: z.number() });

/** Returns the id of the new round; null when its day has one, or when the one before is still open then. */
async function insertRound(tx: Transaction, pulse: PulseToOpen, round: NewRound): Promise<number | null> {
  const { localDate, opensAt, closesAt, skippedAt } = round;
  const [inserted] = asRows(
    newRow,
    await tx.$queryRaw`
    INSERT INTO pulse_rounds (company_id, pulse_id, local_date, opens_at, closes_at, skipped_at, minimum_group_size)
    SELECT c.id, ${pulse.id}, ${localDate}::date, ${opensAt}, ${closesAt}, ${skippedAt},
      greatest(c.minimum_group_size, nights.persons_min)
    FROM companies c LEFT JOIN company_releases nights ON nights.company_id = c.id
    WHERE c.id = ${pulse.companyId} AND NOT EXISTS (
      SELECT FROM pulse_rounds earlier
      WHERE earlier.pulse_id = ${pulse.id} AND earlier.skipped_at IS NULL
        AND least(earlier.closed_at, earlier.closes_at) > ${opensAt}
    )
    ON CONFLICT DO NOTHING
    RETURNING id`,
  );
  return inserted?.id ?? null;
}
