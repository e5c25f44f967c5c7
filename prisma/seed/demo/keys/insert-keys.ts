import type { PoolClient } from 'pg';
import { apiKeyPrefix } from '#/lib/domain/keys/constants.ts';
import { type KeyScope, keyScopes } from '#/lib/platform/roles.ts';
import { hashSecret, newSecret } from '#/lib/platform/tokens.ts';
import { demoAccounts, demoApiKey } from '#/prisma/seed/demo-accounts.mjs';

const DAY_MS = 24 * 3_600_000;

const statement = `
INSERT INTO api_keys (company_id, owner_id, name, token_hash, scopes, made_at, expires_at, used_on)
SELECT $1, u.id, $3, $4, $5, $6, $7, $8::date FROM users u WHERE u.company_id = $1 AND u.email = $2`;

/** Stores a key that works for half a year, which `npm start` prints, and one that ended yesterday. */
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
}
