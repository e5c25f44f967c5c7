import * as z from 'zod';
import type { Ctx, SessionKind } from '#/lib/platform/context.ts';
import { sessionLife } from '#/lib/platform/cookies/session-cookie.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';

/** A ticket, and the hash of the bearer of the session that it becomes. */
export interface TicketToExchange {
  token: string;
  bearerHash: Uint8Array<ArrayBuffer>;
  kind: SessionKind;
}

/** The session that a ticket was exchanged for. */
const exchangedTicket = z.object({
  id: z.string(),
  userId: z.number(),
});
export type ExchangedTicket = z.output<typeof exchangedTicket>;

const statement = `
WITH spent AS (
  UPDATE login_tickets ticket SET used_at = $3 FROM users u
  WHERE ticket.token_hash = $1 AND ticket.used_at IS NULL AND ticket.expires_at > $3
    AND u.id = ticket.user_id AND (u.totp_confirmed_at IS NOT NULL) = $2
  RETURNING u.id, u.company_id, u.blocked_at
), opened AS (
  INSERT INTO sessions (id, user_id, kind, token_hash, device, created_at, authenticated_at, last_seen_at, idle_until,
    absolute_until)
  SELECT gen_random_uuid(), id, $4, $5, $6, $3, $3, $3, $7, $8
  FROM spent WHERE blocked_at IS NULL
  RETURNING id, user_id
), recorded AS (
  INSERT INTO audit_entries (at, company_id, actor_kind, actor_id, action, subject, result, request_id, details)
  SELECT $3, company_id, $9, user_id, 'session.sign-in', 'user:' || user_id, 'ok', $10, '{}'
  FROM opened JOIN spent ON spent.id = user_id
)
SELECT id, user_id AS "userId" FROM opened`;

/**
 * Spends a ticket and opens a session with its audit row, in one statement, as a whole company signs in on one morning;
 * nothing reacts to `session.sign-in`. Of parallel calls exactly one gets a session; a person who was blocked since
 * gets none. With `hasSecondFactor` it takes tickets of people with a second factor, else those of the others.
 */
export async function exchangeTicket(
  { actor, client, clock, requestId }: Ctx,
  { token, bearerHash, kind, hasSecondFactor }: TicketToExchange & { hasSecondFactor: boolean },
): Promise<ExchangedTicket | undefined> {
  const now = clock.now();
  const { idleSeconds, absoluteSeconds } = sessionLife[kind];
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const ends = [after(idleSeconds), after(absoluteSeconds)];
  const values = [
    hashSecret(token),
    hasSecondFactor,
    now,
    kind,
    bearerHash,
    client.device,
    ...ends,
    actor.kind,
    requestId,
  ];
  return asRows(exchangedTicket, await pool().query({ name: 'exchange-ticket', text: statement, values }))[0];
}
