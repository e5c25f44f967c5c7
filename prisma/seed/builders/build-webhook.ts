import { randomUUID } from 'node:crypto';
import type { Prisma, WebhookDelivery, WebhookEndpoint } from '#/generated/prisma/client.ts';
import { newWebhookSecret, sealSecret } from '#/lib/domain/integrations/webhooks/webhook-secret.service.ts';
import { chosenTypes } from '#/lib/domain/webhooks/constants.ts';
import { systemClock } from '#/lib/platform/clock.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface WebhookSettings extends Partial<Omit<Prisma.WebhookEndpointUncheckedCreateInput, 'companyId' | 'secretBox'>> {
  secret?: string;
}

/** Stores an endpoint of a company that gets every event, and returns it. */
export function buildWebhook(
  db: Transaction,
  { companyId }: { companyId: number },
  { secret = newWebhookSecret(), ...settings }: WebhookSettings = {},
): Promise<WebhookEndpoint> {
  const usual = { url: 'https://hooks.example.com/unboxt', types: [...chosenTypes], madeAt: systemClock.now() };
  return db.webhookEndpoint.create({
    data: { companyId, secretBox: sealSecret(companyId, secret), ...usual, ...settings },
  });
}

/** Stores an event for an endpoint; by default, it isn't due. */
export function buildDelivery(
  db: Transaction,
  { id: endpointId, companyId }: Pick<WebhookEndpoint, 'id' | 'companyId'>,
  settings: Partial<Prisma.WebhookDeliveryUncheckedCreateInput> = {},
): Promise<WebhookDelivery> {
  const usual = { eventId: randomUUID(), type: 'team.created', data: { teamId: 1 }, madeAt: systemClock.now() };
  return db.webhookDelivery.create({ data: { endpointId, companyId, ...usual, ...settings } });
}
