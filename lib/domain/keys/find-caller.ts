import * as z from 'zod';
import type { Endpoint } from '#/lib/api/endpoint.ts';
import { apiKeyPrefix, keyLimit, scopeLimits } from '#/lib/domain/keys/constants.ts';
import { minimumInForceSql } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { previewTokenPrefix } from '#/lib/domain/previews/constants.ts';
import { findSessionOfPreview } from '#/lib/domain/previews/preview.service.ts';
import { findSessionOfCall, personColumns, personOf, personRow } from '#/lib/domain/sessions/session.service.ts';
import type { Client, FoundSession, SessionTokens, UserActor } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden } from '#/lib/platform/errors.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';
import type { KeyScope } from '#/lib/platform/roles.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

interface Call {
  contract: Pick<Endpoint, 'preview' | 'keyScope'>;
  halves: SessionTokens;
  client: Pick<Client, 'isBrowser'>;
  /** From the URL; a preview accepts no other `id` than its team's. */
  params: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Returns the session of an API call: the caller's own, a leader's preview if the contract allows one, or a key's. Null
 * without any. Throws `forbidden` for a preview that has ended or belongs to another team, and for a key that may not
 * make this call.
 */
export async function findCaller({ contract, halves, client, params }: Call, now: Date): Promise<FoundSession | null> {
  if (halves.bearer?.startsWith(apiKeyPrefix)) return findOwnerOfKey(halves.bearer, { contract, client }, now);
  if (!contract.preview || !halves.bearer?.startsWith(previewTokenPrefix))
    return findSessionOfCall(halves, client, now);
  const preview = await findSessionOfPreview(halves, client, now);
  if (preview && params?.id && params.id !== String(preview.teamId)) throw forbidden();
  return preview;
}

/** The key with the administrator it acts for, in one round trip; the day of use is written once a day. */
const query = `
WITH live AS (
  SELECT * FROM api_keys WHERE token_hash = $1 AND revoked_at IS NULL AND expires_at > $2
), seen AS (
  UPDATE api_keys k SET used_on = ($2::timestamptz AT TIME ZONE 'UTC')::date FROM live
  WHERE k.id = live.id AND live.used_on IS DISTINCT FROM ($2::timestamptz AT TIME ZONE 'UTC')::date
)
SELECT live.id AS key_id, live.scopes, ${personColumns},
  c.id AS company_id, c.name AS company_name, ${minimumInForceSql} AS minimum_group_size, c.locale AS company_locale,
  ARRAY(SELECT every_one.user_id FROM administrators every_one WHERE every_one.company_id = c.id ORDER BY 1) AS administrators
FROM live
JOIN users u ON u.company_id = live.company_id AND u.id = live.owner_id AND u.blocked_at IS NULL
JOIN administrators a ON a.company_id = live.company_id AND a.user_id = u.id
JOIN companies c ON c.id = live.company_id AND c.blocked_at IS NULL`;

const keyRow = z.object({
  key_id: z.number(),
  scopes: z.array(z.string()),
  ...personRow.shape,
  company_id: z.number(),
  company_name: z.string(),
  minimum_group_size: z.number(),
  company_locale: z.string().nullable(),
  administrators: z.array(z.number()),
});

/**
 * Returns the session of a key: its owner as an administrator, who may read what every administrator may read. Null for
 * an invalid key, and for a browser. Throws `too_many_requests` above the key's limit.
 */
async function findOwnerOfKey(
  token: string,
  { contract, client }: Pick<Call, 'contract' | 'client'>,
  now: Date,
): Promise<FoundSession | null> {
  if (client.isBrowser) return null;
  const values = [Buffer.from(hashSecret(token)), now];
  const [row] = asRows(keyRow, await pool().query({ name: 'find-api-key', text: query, values }));
  if (!row) return null;
  const { keyScope: scope } = contract;
  await takePoint((scope && scopeLimits[scope]) ?? keyLimit, String(row.key_id));
  if (!scope) throw forbidden(message('keys.answers.noKey'));
  requireScope({ keyId: row.key_id, keyScopes: row.scopes }, scope);
  return {
    kind: 'api',
    isWaiting: false,
    role: 'Administrator',
    company: {
      id: row.company_id,
      name: row.company_name,
      minimumGroupSize: row.minimum_group_size,
      locale: row.company_locale,
    },
    person: {
      ...personOf(row),
      sessionId: '',
      roles: ['Administrator'],
      keyId: row.key_id,
      keyScopes: row.scopes,
      passedTo: row.administrators,
    },
  };
}

/**
 * Throws `forbidden` if a key acts that doesn't have the scope: for a part of an answer that needs another scope than
 * its call.
 */
export function requireScope({ keyId, keyScopes }: Pick<UserActor, 'keyId' | 'keyScopes'>, scope: KeyScope): void {
  if (keyId !== undefined && !keyScopes?.includes(scope)) throw forbidden(message('keys.answers.noScope', { scope }));
}
