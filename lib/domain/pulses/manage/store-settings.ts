import type { PulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

const dayOf = (date: string | null | undefined) => date && new Date(date);

/**
 * Writes what a body says of a pulse, and which teams it asks; what the body leaves out stays. A team that was deleted
 * meanwhile is left out. Throws `forbidden` for a Team Leader who would ask leaders.
 */
export async function storeSettings(
  tx: Transaction,
  { actor, company, clock }: UserCtx,
  id: number,
  { body, teamIds }: { body: PulseBody; teamIds: readonly number[] },
): Promise<void> {
  const { name, startDate, endDate, time, recurringOn, frequency, days, openDays, includeLeaders } = body;
  const { bank: bankRotation, bankPinned, bankMuted } = body;
  if (includeLeaders && actor.role === 'Team Leader') throw forbidden(message('pulses.answers.leadersNotAllowed'));
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
