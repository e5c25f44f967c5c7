import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PulseToOpen } from '#/lib/domain/pulses/activation/list-active-pulses.ts';
import { questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { bankText } from '#/lib/domain/pulses/questions/question.present.ts';
import { chooseBankItems } from '#/lib/domain/pulses/questions/question-rotation.ts';
import { readLastAskedDates } from '#/lib/domain/pulses/questions/read-last-asked-dates.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface Choice {
  roundId: number;
  pulse: PulseToOpen;
  localDate: LocalDate;
}

/**
 * Notes what a round asks, for good: the pulse's own questions, or what the rotation of the question bank has next.
 * Returns how many questions it has.
 */
export async function chooseRoundQuestions(tx: Transaction, choice: Choice): Promise<number> {
  const { roundId, pulse } = choice;
  if (pulse.bankRotation) return takeBankItems(tx, choice);
  return tx.$executeRaw`
    INSERT INTO pulse_round_questions (company_id, round_id, question_id, position)
    SELECT company_id, ${roundId}, id, position FROM pulse_questions
    WHERE pulse_id = ${pulse.id} AND retired_at IS NULL AND position IS NOT NULL AND text <> ''`;
}

/** An item that this pulse has asked before in the same words stays the same question, so that its trend goes on. */
async function takeBankItems(tx: Transaction, { roundId, pulse, localDate }: Choice): Promise<number> {
  const lastAsked = await readLastAskedDates(tx, pulse);
  const itemIds = chooseBankItems({ date: localDate, lastAsked, pinned: pulse.bankPinned, muted: pulse.bankMuted });
  const items = itemIds.flatMap((itemId, at) => {
    const item = questionBank.find(({ id }) => id === itemId);
    return item ? [{ itemId, position: at + 1, text: bankText(itemId, pulse.companyName), typeId: item.typeId }] : [];
  });
  const itemsJson = JSON.stringify(items);
  await tx.$executeRaw`
    INSERT INTO pulse_questions (company_id, pulse_id, text, type_id, bank_item_id)
    SELECT ${pulse.companyId}, ${pulse.id}, item.text, item."typeId", item."itemId"
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
