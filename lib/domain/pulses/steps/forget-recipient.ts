import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Forgets that somebody who is being erased was asked. Of an open round that they have answered the row stays until it goes
 * with all others of the round: without it, an answer more would be published than people have given any. How many were
 * asked stays in both cases: whoever looks at the number tells nobody's answer from it.
 */
export async function forgetRecipient(tx: Transaction, of: { companyId: number; userId: number }): Promise<void> {
  // Rounds before recipients, as everywhere: an answer that is on its way is let through first.
  await tx.$queryRaw`
    SELECT r.id FROM pulse_rounds r JOIN pulse_recipients p ON p.round_id = r.id
    WHERE p.company_id = ${of.companyId} AND p.user_id = ${of.userId} AND r.closed_at IS NULL
    ORDER BY r.id FOR UPDATE OF r`;
  await tx.$executeRaw`
    DELETE FROM pulse_recipients p USING pulse_rounds r
    WHERE p.company_id = ${of.companyId} AND p.user_id = ${of.userId} AND r.id = p.round_id
      AND (r.closed_at IS NOT NULL OR NOT p.answered)`;
}
