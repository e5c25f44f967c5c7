import { randomBytes } from 'node:crypto';
import type { WebhookEndpoint } from '#/generated/prisma/client.ts';
import { webhookSecretPrefix } from '#/lib/domain/webhooks/constants.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { seal, unseal } from '#/lib/platform/secret-box.ts';

const SECRET_BYTES = 32;

/** Returns a new secret as Standard Webhooks writes it. */
export const newWebhookSecret = () => webhookSecretPrefix + randomBytes(SECRET_BYTES).toString('base64');

/** The place for which a secret is encrypted: its company, which an endpoint never leaves. */
const placeOf = (companyId: number) => `webhook:${companyId}`;

/** Encrypts a secret for an endpoint of a company. */
export const sealSecret = (companyId: number, secret: string) => seal(placeOf(companyId), secret);

/**
 * Returns the secrets that sign for an endpoint: its own, and the one before until its time is over. None that no secret of
 * the installation opens: a receiver then refuses what it is sent, and an Administrator makes a new one.
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

/** Seals the secrets of all endpoints anew, under the newest secret; returns how many, and how many no secret opens. */
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
    // Whoever makes a new one meanwhile keeps it.
    sealed += (await tx.webhookEndpoint.updateMany({ where: { id, secretBox }, data })).count;
  }
  return { sealed, lost };
}
