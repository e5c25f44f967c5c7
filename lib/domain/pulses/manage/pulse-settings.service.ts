import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { requireReady } from '#/lib/domain/pulses/activation/start-pulse.ts';
import { chooseTeams } from '#/lib/domain/pulses/audience/audience.service.ts';
import { announcePulse } from '#/lib/domain/pulses/mails/pulse-mail.service.ts';
import type { PulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import { getPulseRow, lockPulse, presentPulse } from '#/lib/domain/pulses/manage/get-pulse-row.ts';
import type { PulseRow } from '#/lib/domain/pulses/manage/read-pulses.ts';
import { canAskLeaders } from '#/lib/domain/pulses/pulses.policy.ts';
import { requireInoffensive } from '#/lib/domain/pulses/questions/question.service.ts';
import { storeQuestions } from '#/lib/domain/pulses/questions/store-questions.ts';
import { startOf } from '#/lib/domain/pulses/schedule/pulse-start.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { forbidden, Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Changes a pulse; missing fields and its state stay. An open round keeps its questions and its people. Throws what
 * `getPulseRow` and `chooseTeams` throw, and `conflict` if someone else changed it after `unchangedSince`. Throws
 * `invalid` for offensive words in the body, or if an active pulse could no longer be asked.
 */
export function updatePulse(ctx: UserCtx, id: number, { questions, unchangedSince, ...settings }: PulseBody) {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockPulse(tx, ctx, id);
    if (unchangedSince && before.updatedAt > new Date(unchangedSince)) {
      throw new Problem('conflict', message('pulses.answers.changedMeanwhile'));
    }
    const currentIds = before.teams.map((team) => team.id);
    const teamIds = await chooseTeams(tx, ctx, settings, currentIds);
    await requireInoffensive(tx, ctx, { name: settings.name, questions });
    const now = ctx.clock.now();
    await storeSettings(tx, ctx, id, { body: settings, teamIds });
    await restart(tx, before, settings, now);
    if (questions) await storeQuestions(tx, ctx, id, before.isActive ? questions.filter(hasText) : questions);
    const after = await getPulseRow(tx, ctx, id);
    // It's active already, so it doesn't add to its creator's active pulses.
    if (after.isActive) await requireReady(tx, ctx, after, 0);
    await recordEvent(tx, ctx, { action: 'pulse.update', subject: `pulse:${id}` });
    await announcePulse(tx, id);
    return { pulse: presentPulse(after, { actor: ctx.actor, now }) };
  });
}

const hasText = ({ text }: { text: string }) => text !== '';

/** Gives an active pulse that has asked no one yet a new first day; later, its days follow from the first round. */
async function restart(tx: Transaction, before: PulseRow, { startDate, time }: PulseBody, now: Date): Promise<void> {
  const { id, activatedAt, lastDate, isActive, round, companyTimeZone: timeZone } = before;
  if (!isActive || startDate === undefined || startDate === before.startDate) return;
  const hasAsked = round !== null && activatedAt !== null && new Date(round.opensAt) >= activatedAt;
  const currentStart = {
    startDate: startDate ?? before.startDate,
    opensAtOnce: startDate === null && before.opensAtOnce,
  };
  const first = hasAsked ? currentStart : startOf({ startDate, time: time ?? before.time, timeZone, lastDate }, now);
  const data = { startDate: first.startDate && new Date(first.startDate), opensAtOnce: first.opensAtOnce };
  await tx.pulse.update({ where: { id }, data });
}

const dayOf = (date: string | null | undefined) => date && new Date(date);

/**
 * Writes a body's fields and its teams to a pulse; missing fields stay. Teams deleted in the meantime are left out.
 * Throws `forbidden` if a team leader would ask leaders.
 */
export async function storeSettings(
  tx: Transaction,
  { actor, company, clock }: UserCtx,
  id: number,
  { body, teamIds }: { body: PulseBody; teamIds: readonly number[] },
): Promise<void> {
  const { name, startDate, endDate, time, recurringOn, frequency, days, openDays, includeLeaders } = body;
  const { bank: bankRotation, bankPinned, bankMuted } = body;
  if (includeLeaders && !canAskLeaders(actor)) throw forbidden(message('pulses.answers.leadersNotAllowed'));
  const plan = { time, recurringOn, frequency, days, openDays, startDate: dayOf(startDate), endDate: dayOf(endDate) };
  await tx.pulse.update({
    where: { id },
    data: { name, ...plan, includeLeaders, bankRotation, bankPinned, bankMuted, updatedAt: clock.now() },
  });
  await tx.pulseTeam.deleteMany({ where: { pulseId: id, teamId: { notIn: [...teamIds] } } });
  await tx.$executeRaw`
    INSERT INTO pulse_teams (company_id, pulse_id, team_id)
    SELECT company_id, ${id}, id FROM teams WHERE company_id = ${company.id} AND id = ANY(${teamIds}::int[])
    ORDER BY id FOR KEY SHARE
    ON CONFLICT DO NOTHING`;
}
