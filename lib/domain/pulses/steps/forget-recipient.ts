import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Forgets that somebody who is being erased was asked. An open round that they have not answered counts them as not asked;
 * where they have, the row stays until it goes with all others of the round: without it, an answer more would be published
 * than people have given any.
 */
export async function forgetRecipient(tx: Transaction, of: { companyId: number; userId: number }): Promise<void> {
  // Rounds before recipients, as everywhere: an answer that is on its way is let through first.
  await tx.$queryRaw`
    SELECT r.id FROM pulse_rounds r JOIN pulse_recipients p ON p.round_id = r.id
    WHERE p.company_id = ${of.companyId} AND p.user_id = ${of.userId} AND r.closed_at IS NULL
    ORDER BY r.id FOR UPDATE OF r`;
  await tx.$executeRaw`
    WITH gone AS (
      DELETE FROM pulse_recipients p USING pulse_rounds r
      WHERE p.company_id = ${of.companyId} AND p.user_id = ${of.userId} AND r.id = p.round_id
        AND (r.closed_at IS NOT NULL OR NOT p.answered)
      RETURNING p.round_id
    )
    UPDATE pulse_rounds r SET members_count = r.members_count - 1
    FROM gone WHERE r.id = gone.round_id AND r.closed_at IS NULL`;
}
