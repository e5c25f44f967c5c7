import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Forgets that somebody who is being erased was asked. Of a round that they have answered the row stays until it goes with
 * all others of the round: while it is open, an answer more would else be published than people have given any; once it has
 * closed, the group of its next round would else look like the same without them, and the difference of both tell their
 * answer. How many were asked stays in both cases: whoever looks at the number tells nobody's answer from it.
 */
export async function forgetRecipient(tx: Transaction, of: { companyId: number; userId: number }): Promise<void> {
  // Rounds before recipients, as everywhere: an answer that is on its way is let through first.
  await tx.$queryRaw`
    SELECT r.id FROM pulse_rounds r JOIN pulse_recipients p ON p.round_id = r.id
    WHERE p.company_id = ${of.companyId} AND p.user_id = ${of.userId} AND r.closed_at IS NULL
    ORDER BY r.id FOR UPDATE OF r`;
  await tx.$executeRaw`
    DELETE FROM pulse_recipients
    WHERE company_id = ${of.companyId} AND user_id = ${of.userId} AND NOT answered`;
}
