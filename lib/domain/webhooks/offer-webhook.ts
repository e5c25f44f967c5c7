import * as z from 'zod';
import type { WebhookType } from '#/lib/domain/webhooks/constants.ts';
import { deliverWebhooks } from '#/lib/domain/webhooks/queues.ts';
import { webhookTypes } from '#/lib/domain/webhooks/webhooks.schema.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

interface OfferedEvent {
  companyId: number;
  type: WebhookType;
  /** What the type declares is sent, and nothing else. */
  data: Readonly<Record<string, unknown>>;
  now: Date;
}

/**
 * Stores an event for the endpoints of a company that have chosen it, in the transaction of the event itself, and has it
 * delivered with its commit. A company without endpoints costs one statement.
 */
export async function offerWebhook(tx: Transaction, { companyId, type, data, now }: OfferedEvent): Promise<void> {
  const body = JSON.stringify(webhookTypes[type].parse(data));
  const webhooks = asRows(
    z.object({ webhookId: z.number() }),
    await tx.$queryRaw`SELECT offer_webhook(${companyId}::int, ${type}, ${body}::jsonb, ${now}) AS "webhookId"`,
  );
  if (webhooks.length > 0) await enqueue(tx, deliverWebhooks, ...webhooks);
}
