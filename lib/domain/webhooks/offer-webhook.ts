import * as z from 'zod';
import { Prisma } from '#/generated/prisma/client.ts';
import type { WebhookType } from '#/lib/domain/webhooks/constants.ts';
import { deliverWebhooks } from '#/lib/domain/webhooks/queues.ts';
import { webhookTypes } from '#/lib/domain/webhooks/webhooks.schema.ts';
import { inTransaction, prisma, type Transaction } from '#/lib/platform/db.ts';
import { gatherValues } from '#/lib/platform/gather-values.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

export interface OfferedEvent {
  companyId: number;
  type: WebhookType;
  /** Only what the type declares is sent. */
  data: Readonly<Record<string, unknown>>;
  now: Date;
}

const GATHERED_MS = 500;

/**
 * Stores an event for the company's endpoints that have chosen its type, in the caller's transaction. Half a second
 * later, one job asks a worker to deliver everything this process has gathered. If that job is lost or too early, the
 * sweep delivers within a minute.
 */
export function offerWebhook(tx: Transaction, event: OfferedEvent): Promise<void> {
  return offerWebhooks(tx, [event]);
}

/** Stores several events, of one company or more, in as few statements as for one. */
export async function offerWebhooks(tx: Transaction, events: readonly OfferedEvent[]): Promise<void> {
  if (events.length === 0) return;
  deliverSoon(await tx.$queryRaw<unknown[]>(selectOffered(events)));
}

/**
 * Returns the SELECT that stores events for endpoints and finds which of them to deliver to. Throws for data that their
 * type doesn't declare.
 */
export function selectOffered(events: readonly OfferedEvent[]): Prisma.Sql {
  const rows = events.map(({ type, data, ...event }) => ({ ...event, type, data: webhookTypes[type].parse(data) }));
  return Prisma.sql`
    SELECT DISTINCT offer_webhook(e."companyId", e.type, e.data, e.now) AS "webhookId"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS e ("companyId" int, type text, data jsonb, now timestamptz)`;
}

/** Asks a worker for the deliveries of the endpoints that `selectOffered` found. */
export function deliverSoon(rows: readonly unknown[]): void {
  for (const { webhookId } of asRows(z.object({ webhookId: z.number() }), rows))
    gatherValues('offered-webhooks', GATHERED_MS, webhookId, (webhookIds) =>
      inTransaction(prisma(), (other) =>
        enqueue(other, deliverWebhooks, ...webhookIds.map((id) => ({ webhookId: id }))),
      ),
    );
}
