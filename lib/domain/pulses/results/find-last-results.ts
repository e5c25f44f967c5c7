import * as z from 'zod';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { describeFindings } from '#/lib/domain/pulses/mails/pulse-results.email.ts';
import { readRoundResults } from '#/lib/domain/pulses/results/read-round-results.ts';
import { readableResults } from '#/lib/domain/pulses/results/results.policy.ts';
import { presentResults } from '#/lib/domain/pulses/results/results.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const publishedRound = z.object({ pulseId: z.number(), name: z.string(), roundId: z.number(), askedOn: z.string() });

/** Older results say nothing about how a team is now. */
const DAYS_BACK = 366;
/** Someone who may not read the newest round may be able to read one of this many. */
const ROUNDS_TRIED = 5;

const statement = `
SELECT p.id AS "pulseId", p.name, r.id AS "roundId", r.local_date AS "askedOn"
FROM pulses p JOIN pulse_rounds r ON r.pulse_id = p.id AND r.published_at IS NOT NULL AND r.local_date >= $2::date
WHERE p.company_id = $1 AND p.deleted_at IS NULL
  AND EXISTS (SELECT FROM pulse_results s WHERE s.round_id = r.id AND s.team_id = $3 AND s.hidden_reason IS NULL)
ORDER BY r.local_date DESC, r.id DESC
LIMIT ${ROUNDS_TRIED}`;

/**
 * Returns the newest published results of a team that this person may read, with their main findings in the words of
 * the results email; null if there are none.
 */
export async function findLastResults(ctx: UserCtx, teamId: number) {
  const values = [ctx.company.id, addDays(localDateAt(ctx.clock.now(), ctx.actor.timeZone), -DAYS_BACK), teamId];
  const rounds = asRows(publishedRound, await pool().query({ name: 'last-pulse', text: statement, values }));
  for (const { name, askedOn, ...round } of rounds) {
    const row = await readRoundResults(ctx, { ...round, teamId });
    if (!row || !readableResults(ctx.actor, row, row.teams).teamIds.includes(teamId)) continue;
    const { questions, persons } = presentResults(row, ctx.locale);
    const findings = describeFindings(questions, ctx.locale).map((one) => (typeof one === 'string' ? one : one.text));
    return { ...round, name, askedOn, persons, findings };
  }
  return null;
}
