import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { findActivePulse, type PulseToOpen } from '#/lib/domain/pulses/activation/activation.service.ts';
import { audienceSql } from '#/lib/domain/pulses/audience/audience.sql.ts';
import { announcePulse } from '#/lib/domain/pulses/mails/pulse-mail.service.ts';
import { bankLocale, questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { bankText } from '#/lib/domain/pulses/questions/question.present.ts';
import { listWorkedConstructs, readLastAskedDates } from '#/lib/domain/pulses/questions/question.service.ts';
import { chooseBankItems } from '#/lib/domain/pulses/questions/question-rotation.ts';
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
 * Opens a round. Its row, its questions and one recipient per person are stored together or not at all. A unique key
 * per day prevents opening it twice. A round that finds no one, or that was missed for too long, is marked as skipped.
 * None opens while the previous round is open on that day. Returns whether it opened.
 */
export function openRound(ctx: Ctx, { pulseId, due, timeZones }: Opening): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    // Serialises with people who deactivate or delete the pulse.
    await tx.$queryRaw`SELECT FROM pulses WHERE id = ${pulseId} FOR UPDATE`;
    const pulse = await findActivePulse(tx, pulseId);
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
    const data = membersCount === 0 ? { skippedAt: now } : { membersCount };
    await tx.pulseRound.update({ where: { id: roundId }, data });
    if (membersCount > 0) await announcePulse(tx, pulseId);
    return membersCount > 0;
  });
}

interface NewRound extends DueRound {
  closesAt: Date;
  skippedAt: Date | null;
}

const newRow = z.object({ id: z.number() });

/** Returns the id of the new round; null if that day has one, or if the previous round is still open. */
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

interface SendTimes {
  roundId: number;
  /** When the people of each zone are asked and reminded. */
  zones: readonly { timeZone: string; sendAt: Date; remindAt: Date | null }[];
}

/**
 * Stores one recipient for each person the pulse asks, in one statement, and returns how many. Someone who moved to
 * another time zone this minute is asked now. Someone who joined a team less than a day ago counts with other teams,
 * unless the team is that new too. Source: docs/figures.md, Pulses.
 */
function storeRecipients(tx: Transaction, pulse: PulseToOpen, { roundId, zones }: SendTimes): Promise<number> {
  return tx.$executeRaw`
    INSERT INTO pulse_recipients (company_id, round_id, user_id, team_id, department_id, is_new, send_at, remind_at)
    SELECT ${pulse.companyId}, ${roundId}, a.user_id, a.team_id, a.department_id,
      coalesce(m.joined_at > r.opens_at - interval '1 day' AND t.completed_at <= r.opens_at - interval '1 day', false),
      coalesce(z."sendAt", r.opens_at), z."remindAt"
    FROM (${audienceSql(pulse)}) AS a
    JOIN pulse_rounds r ON r.id = ${roundId}
    JOIN teams t ON t.id = a.team_id
    LEFT JOIN team_members m ON m.team_id = a.team_id AND m.user_id = a.user_id
    LEFT JOIN jsonb_to_recordset(${JSON.stringify(zones)}::jsonb)
      AS z ("timeZone" text, "sendAt" timestamptz, "remindAt" timestamptz) ON z."timeZone" = a.time_zone
    ON CONFLICT DO NOTHING`;
}

interface Choice {
  roundId: number;
  pulse: PulseToOpen;
  localDate: LocalDate;
}

/**
 * Stores the questions of a round for good: the pulse's own, or the next ones in the rotation of the question bank.
 * Returns how many there are.
 */
async function chooseRoundQuestions(tx: Transaction, choice: Choice, { roundId, pulse } = choice): Promise<number> {
  if (pulse.bankRotation) return takeBankItems(tx, choice);
  return tx.$executeRaw`
    INSERT INTO pulse_round_questions (company_id, round_id, question_id, position)
    SELECT company_id, ${roundId}, id, position FROM pulse_questions
    WHERE pulse_id = ${pulse.id} AND retired_at IS NULL AND position IS NOT NULL AND text <> ''`;
}

/** Adds a round's bank items; returns how many. A question row with these words is reused, so its trend continues. */
async function takeBankItems(tx: Transaction, { roundId, pulse, localDate }: Choice): Promise<number> {
  const { bankPinned: pinned, bankMuted: muted, companyName: company } = pulse;
  const [lastAsked, worked] = [await readLastAskedDates(tx, pulse), await listWorkedConstructs(tx, pulse)];
  const itemIds = chooseBankItems({ date: localDate, lastAsked, pinned, muted, worked });
  const wording = { company, locale: bankLocale };
  const items = itemIds.flatMap((itemId, at) => {
    const item = questionBank.find(({ id }) => id === itemId);
    return item ? [{ itemId, position: at + 1, text: bankText(itemId, wording), typeId: item.typeId }] : [];
  });
  const itemsJson = JSON.stringify(items);
  await tx.$executeRaw`
    INSERT INTO pulse_questions (company_id, pulse_id, text, type_id, bank_item_id, locale)
    SELECT ${pulse.companyId}, ${pulse.id}, item.text, item."typeId", item."itemId", ${bankLocale}
    FROM jsonb_to_recordset(${itemsJson}::jsonb) AS item (text text, "typeId" int, "itemId" int)
    WHERE NOT EXISTS (
      SELECT FROM pulse_questions q
      WHERE q.pulse_id = ${pulse.id} AND q.bank_item_id = item."itemId" AND q.text = item.text AND q.position IS NULL
    )`;
  return tx.$executeRaw`
    INSERT INTO pulse_round_questions (company_id, round_id, question_id, position)
    SELECT DISTINCT ON (item.position) q.company_id, ${roundId}, q.id, item.position
    FROM jsonb_to_recordset(${itemsJson}::jsonb) AS item (text text, "itemId" int, position int)
    JOIN pulse_questions q
      ON q.pulse_id = ${pulse.id} AND q.bank_item_id = item."itemId" AND q.text = item.text AND q.position IS NULL
    ORDER BY item.position, q.id`;
}
