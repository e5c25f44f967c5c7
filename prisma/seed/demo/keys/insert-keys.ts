import type { PoolClient } from 'pg';
import { sealSecret } from '#/lib/domain/integrations/webhooks/webhook-secret.service.ts';
import { apiKeyPrefix } from '#/lib/domain/keys/constants.ts';
import { chosenTypes } from '#/lib/domain/webhooks/constants.ts';
import { type KeyScope, keyScopes } from '#/lib/platform/roles.ts';
import { hashSecret, newSecret } from '#/lib/platform/tokens.ts';
import { demoAccounts, demoApiKey, demoDirectoryKey, demoWebhook } from '#/prisma/seed/demo-accounts.mjs';

const DAY_MS = 24 * 3_600_000;

const statement = `
INSERT INTO api_keys (company_id, owner_id, name, token_hash, scopes, made_at, expires_at, used_on)
SELECT $1, u.id, $3, $4, $5, $6, $7, $8::date FROM users u WHERE u.company_id = $1 AND u.email = $2`;

/** Stores a key valid for half a year, which `npm start` prints, and one that ended yesterday. */
export async function insertKeys(
  client: PoolClient,
  { companyId, now }: { companyId: number; now: Date },
): Promise<void> {
  const daysFromNow = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const insertKey = (name: string, hash: Uint8Array, scopes: readonly KeyScope[], days: readonly number[]) =>
    client.query(statement, [
      companyId,
      demoAccounts[0]?.email,
      name,
      Buffer.from(hash),
      scopes,
      ...days.map(daysFromNow),
    ]);
  await insertKey('Old people export', newSecret(apiKeyPrefix).hash, ['organisation:read'], [-91, -1, -2]);
  const readScopes = keyScopes.filter((scope) => scope.endsWith(':read'));
  await insertKey('Monthly board report', hashSecret(demoApiKey), readScopes, [-12, 180, -3]);
  await insertKey('Northlight directory', hashSecret(demoDirectoryKey), ['directory:write'], [-12, 180, 0]);
}

const webhookStatement = `
WITH endpoint AS (
  INSERT INTO webhook_endpoints (company_id, url, secret_box, types, made_at) VALUES ($1, $2, $3, $4, $5)
  RETURNING id, company_id
)
INSERT INTO webhook_deliveries
  (event_id, endpoint_id, company_id, type, data, made_at, tries, delivered_at, response_status, response_excerpt)
SELECT gen_random_uuid(), endpoint.id, endpoint.company_id, 'figures.published',
  jsonb_build_object('untilDay', (day - interval '1 day')::date), day, 1, day, 200, 'Taken.'
FROM endpoint, generate_series($5::timestamptz, $6::timestamptz - interval '1 hour', interval '1 day') AS day`;

/** Stores a webhook that has delivered news of results in the last days. */
export async function insertWebhook(
  client: PoolClient,
  { companyId, now }: { companyId: number; now: Date },
): Promise<void> {
  const { url, secret } = demoWebhook;
  const madeAt = new Date(now.getTime() - 6 * DAY_MS);
  const box = Buffer.from(sealSecret(companyId, secret));
  await client.query(webhookStatement, [companyId, url, box, chosenTypes, madeAt, now]);
}
