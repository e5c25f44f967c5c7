import { apiKeyPrefix } from '#/lib/domain/keys/constants.ts';
import { systemClock } from '#/lib/platform/clock.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { type KeyScope, keyScopes } from '#/lib/platform/roles.ts';
import { hashSecret, newSecret } from '#/lib/platform/tokens.ts';

const DAY_MS = 24 * 3_600_000;

interface KeySettings {
  name?: string;
  scopes?: readonly KeyScope[];
  token?: string;
  madeAt?: Date;
  expiresAt?: Date;
  revokedAt?: Date;
}

/** Stores a key that acts for an administrator for 90 days, by default with every scope. Returns it with its row. */
export async function buildApiKey(
  db: Transaction,
  { id: ownerId, companyId }: { id: number; companyId: number },
  settings: KeySettings = {},
) {
  const { name = 'Staff directory', scopes = keyScopes, token = newSecret(apiKeyPrefix).token, ...times } = settings;
  const madeAt = systemClock.now();
  const key = await db.apiKey.create({
    data: {
      companyId,
      ownerId,
      name,
      scopes: [...scopes],
      tokenHash: hashSecret(token),
      madeAt,
      expiresAt: new Date(madeAt.getTime() + 90 * DAY_MS),
      ...times,
    },
  });
  return { key, token, headers: { authorization: `Bearer ${token}` } };
}
