import * as z from 'zod';
import { announcePulse } from '#/lib/domain/pulses/mails/announce-pulse.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const openPulse = z.object({ pulseId: z.number() });

/** Has the screens of who may read a pulse show how many have answered its open round by now. */
export async function announceOpenRounds({ db }: Ctx): Promise<void> {
  const pulses = asRows(
    openPulse,
    await db.$queryRaw`
    SELECT r.pulse_id AS "pulseId" FROM pulse_rounds r
    WHERE r.closed_at IS NULL AND r.skipped_at IS NULL
      AND EXISTS (SELECT FROM pulse_recipients p WHERE p.round_id = r.id AND p.answered)`,
  );
  for (const { pulseId } of pulses) await db.$transaction((tx) => announcePulse(tx, pulseId));
}
