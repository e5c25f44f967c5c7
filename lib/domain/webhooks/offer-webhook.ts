import * as z from 'zod';
import type { WebhookType } from '#/lib/domain/webhooks/constants.ts';
import { deliverWebhooks } from '#/lib/domain/webhooks/queues.ts';
import { webhookTypes } from '#/lib/domain/webhooks/webhooks.schema.ts';
import { inTransaction, prisma, type Transaction } from '#/lib/platform/db.ts';
import { gatherValues } from '#/lib/platform/gather-values.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

interface OfferedEvent {
  companyId: number;
  type: WebhookType;
  /** What the type declares is sent, and nothing else. */
  data: Readonly<Record<string, unknown>>;
  now: Date;
}

const GATHERED_MS = 250;

/**
 * Stores an event for the endpoints of a company that have chosen it, in the transaction of the event itself. It costs one
 * statement. A worker is asked to deliver a quarter of a second later, for all acts of this process at once; where the
 * process ends or the transaction takes longer, the sweep asks within a minute.
 */
export function offerWebhook(tx: Transaction, event: OfferedEvent): Promise<void> {
  return offerWebhooks(tx, [event]);
}

/** Does the same for several events, of one company or more, in as many statements as for one. */
export async function offerWebhooks(tx: Transaction, events: readonly OfferedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ type, data, ...event }) => ({ ...event, type, data: webhookTypes[type].parse(data) }));
  const webhooks = asRows(
    z.object({ webhookId: z.number() }),
    await tx.$queryRaw`
    SELECT DISTINCT offer_webhook(e."companyId", e.type, e.data, e.now) AS "webhookId"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS e ("companyId" int, type text, data jsonb, now timestamptz)`,
  );
  for (const { webhookId } of webhooks)
    gatherValues('offered-webhooks', GATHERED_MS, webhookId, (webhookIds) =>
      inTransaction(prisma(), (other) =>
        enqueue(other, deliverWebhooks, ...webhookIds.map((id) => ({ webhookId: id }))),
      ),
    );
}
