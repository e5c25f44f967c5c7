import type { PulseToOpen } from '#/lib/domain/pulses/activation/list-active-pulses.ts';
import { audienceSql } from '#/lib/domain/pulses/audience/audience.sql.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface SendTimes {
  roundId: number;
  /** When the people of each zone are asked and reminded. */
  zones: readonly { timeZone: string; sendAt: Date; remindAt: Date | null }[];
}

/**
 * Stores one recipient per person whom a pulse asks, in one statement however many they are, and returns how many. Who
 * has moved into another zone this very minute is asked now. Who joined a team less than a day before counts with others,
 * unless the team itself is as young. Source: docs/figures.md, Pulses.
 */
export function storeRecipients(tx: Transaction, pulse: PulseToOpen, { roundId, zones }: SendTimes): Promise<number> {
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
