import * as z from 'zod';
import type { Ctx, SessionKind } from '#/lib/platform/context.ts';
import { sessionLife } from '#/lib/platform/cookies/session-cookie.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';

/** A ticket, and what is stored of the bearer of the session that it is to become. */
export interface Ticket {
  token: string;
  bearerHash: Uint8Array<ArrayBuffer>;
  kind: SessionKind;
}

/** The session that a ticket has become. */
const exchangedTicket = z.object({
  id: z.string(),
  userId: z.number(),
});
export type ExchangedTicket = z.output<typeof exchangedTicket>;

/**
 * Spends a ticket and opens a session with its audit row, in one statement, because a whole company signs in on one
 * morning; nobody listens to `session.sign-in`. Of parallel calls exactly one gets a session; of somebody blocked since,
 * the ticket is spent only. With `hasSecondFactor` it takes the tickets of people who have one, and the caller takes all
 * back without their code.
 */
export async function exchangeTicket(
  tx: Transaction,
  ctx: Ctx,
  { token, bearerHash, kind, hasSecondFactor }: Ticket & { hasSecondFactor: boolean },
): Promise<ExchangedTicket | undefined> {
  const now = ctx.clock.now();
  const { idleSeconds, absoluteSeconds } = sessionLife[kind];
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const sessions = await tx.$queryRaw<unknown[]>`
    WITH spent AS (
      UPDATE login_tickets ticket SET used_at = ${now} FROM users u
      WHERE ticket.token_hash = ${hashSecret(token)} AND ticket.used_at IS NULL AND ticket.expires_at > ${now}
        AND u.id = ticket.user_id AND (u.totp_confirmed_at IS NOT NULL) = ${hasSecondFactor}
      RETURNING u.id, u.company_id, u.blocked_at
    ), opened AS (
      INSERT INTO sessions (id, user_id, kind, token_hash, device, created_at, authenticated_at, last_seen_at, idle_until,
        absolute_until)
      SELECT gen_random_uuid(), id, ${kind}::session_kind, ${bearerHash}, ${ctx.client.device}, ${now}, ${now}, ${now},
        ${after(idleSeconds)}, ${after(absoluteSeconds)}
      FROM spent WHERE blocked_at IS NULL
      RETURNING id, user_id
    ), recorded AS (
      INSERT INTO audit_entries (at, company_id, actor_kind, actor_id, action, subject, result, request_id, details)
      SELECT ${now}, company_id, ${ctx.actor.kind}, user_id, 'session.sign-in', 'user:' || user_id, 'ok', ${ctx.requestId}, '{}'
      FROM opened JOIN spent ON spent.id = user_id
    )
    SELECT id, user_id AS "userId" FROM opened`;
  return asRows(exchangedTicket, sessions)[0];
}
