import { accountTokenPrefixes, ticketLifeMs } from '#/lib/domain/accounts/constants.ts';
import { pool, type Transaction } from '#/lib/platform/db.ts';
import { type Counter, countStatement, countValues } from '#/lib/platform/rate-limit.ts';
import { newSecret } from '#/lib/platform/tokens.ts';

/** A single-use ticket, good for two minutes, that `openSession` exchanges for a session. */
export interface Ticket {
  token: string;
}

/** Returns a new ticket, stored in the caller's transaction. */
export async function createTicket(tx: Transaction, userId: number, now: Date): Promise<Ticket> {
  const { token, tokenHash, expiresAt } = newTicket(now);
  await tx.loginTicket.create({ data: { userId, tokenHash, expiresAt }, select: { id: true } });
  return { token };
}

const withPointsBack = `
WITH returned AS (${countStatement})
INSERT INTO login_tickets (user_id, token_hash, expires_at) VALUES ($4, $5, $6)`;

/** Returns a new ticket and refunds the points that the attempt took, in one statement. */
export async function createTicketOfAttempt(
  counters: readonly Counter[],
  { userId, now }: { userId: number; now: Date },
): Promise<Ticket> {
  const { token, tokenHash, expiresAt } = newTicket(now);
  const values = [...countValues(counters, -1), userId, tokenHash, expiresAt];
  await pool().query({ name: 'create-ticket', text: withPointsBack, values });
  return { token };
}

function newTicket(now: Date) {
  const { token, hash: tokenHash } = newSecret(accountTokenPrefixes.ticket);
  return { token, tokenHash, expiresAt: new Date(now.getTime() + ticketLifeMs) };
}
