import { randomBytes } from 'node:crypto';
import type { WebhookEndpoint } from '#/generated/prisma/client.ts';
import { webhookSecretPrefix } from '#/lib/domain/webhooks/constants.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { seal, unseal } from '#/lib/platform/secret-box.ts';

const SECRET_BYTES = 32;

/** Returns a new secret in the format of Standard Webhooks. */
export const newWebhookSecret = () => webhookSecretPrefix + randomBytes(SECRET_BYTES).toString('base64');

/** Returns the context that a secret's encryption is bound to: the company, which never changes for an endpoint. */
const placeOf = (companyId: number) => `webhook:${companyId}`;

/** Encrypts a secret for an endpoint of a company. */
export const sealSecret = (companyId: number, secret: string) => seal(placeOf(companyId), secret);

/**
 * Returns the secrets that sign for an endpoint: its current one, and the previous one until it expires. Skips secrets
 * that no secret of the installation decrypts; the receiver then refuses events, and an administrator has to create a
 * new secret.
 */
export function openSecrets(
  {
    companyId,
    secretBox,
    previousSecretBox,
    previousUntil,
  }: Pick<WebhookEndpoint, 'companyId' | 'secretBox' | 'previousSecretBox' | 'previousUntil'>,
  now: Date,
): string[] {
  const previous = previousUntil && previousUntil > now ? previousSecretBox : null;
  return [secretBox, previous].flatMap((box) => (box && unseal(placeOf(companyId), box)) || []);
}

/**
 * Encrypts the secrets of all endpoints again with the installation's newest secret. Returns how many were, and how
 * many couldn't be decrypted.
 */
export async function resealWebhooks(tx: Transaction): Promise<{ sealed: number; lost: number }> {
  const rows = await tx.webhookEndpoint.findMany();
  let [sealed, lost] = [0, 0];
  for (const { id, companyId, secretBox, previousSecretBox } of rows) {
    const [current, previous] = [secretBox, previousSecretBox].map((box) => box && unseal(placeOf(companyId), box));
    if (!current) {
      lost += 1;
      continue;
    }
    const data = {
      secretBox: sealSecret(companyId, current),
      previousSecretBox: previous ? sealSecret(companyId, previous) : null,
    };
    // A secret created in the meantime stays.
    sealed += (await tx.webhookEndpoint.updateMany({ where: { id, secretBox }, data })).count;
  }
  return { sealed, lost };
}
