import { randomUUID } from 'node:crypto';
import type { WebhookEndpoint } from '#/generated/prisma/client.ts';
import { getWebhook, recordChange } from '#/lib/domain/integrations/webhooks/webhook.service.ts';
import { DELIVERIES_SHOWN } from '#/lib/domain/webhooks/constants.ts';
import { deliverWebhooks } from '#/lib/domain/webhooks/queues.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { notFound, Problem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { message } from '#/lib/words/message.ts';

/** Sends a test event. Throws `not_found`, `conflict` if the endpoint is switched off. */
export async function testWebhook(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  await inTransaction(ctx.db, async (tx) => {
    await getLiveWebhook(tx, ctx, id);
    const of = { companyId: ctx.company.id, endpointId: id };
    const now = ctx.clock.now();
    const test = { eventId: randomUUID(), type: 'webhook.test', data: {}, madeAt: now, nextAt: now };
    await tx.webhookDelivery.create({ data: { ...of, ...test } });
    await enqueue(tx, deliverWebhooks, { webhookId: id });
  });
  return {};
}

/** Returns the last events for an endpoint and their outcomes, the newest first. Throws `not_found`. */
export async function listDeliveries(ctx: UserCtx, id: number) {
  await getWebhook(ctx.db, ctx, id);
  const rows = await ctx.db.webhookDelivery.findMany({
    where: { companyId: ctx.company.id, endpointId: id },
    orderBy: { madeAt: 'desc' },
    take: DELIVERIES_SHOWN,
  });
  return {
    deliveries: rows.map(({ eventId, type, data, madeAt, tries, nextAt, deliveredAt, responseStatus, ...answer }) => {
      const open = nextAt ? ('waiting' as const) : ('failed' as const);
      return {
        eventId,
        type,
        data: Object(data) as Record<string, unknown>,
        state: deliveredAt ? ('delivered' as const) : open,
        madeAt: madeAt.toISOString(),
        tries,
        nextAt: nextAt?.toISOString() ?? null,
        deliveredAt: deliveredAt?.toISOString() ?? null,
        responseStatus,
        responseExcerpt: answer.responseExcerpt,
      };
    }),
  };
}

/**
 * Sends an event again, as if it had never been tried. Throws `not_found`, `conflict` if the endpoint is switched off.
 */
export async function sendAgain(ctx: UserCtx, { id, eventId }: { id: number; eventId: string }) {
  await inTransaction(ctx.db, async (tx) => {
    const webhook = await getLiveWebhook(tx, ctx, id);
    const { count } = await tx.webhookDelivery.updateMany({
      where: { endpointId: id, eventId },
      data: { tries: 0, nextAt: ctx.clock.now(), deliveredAt: null },
    });
    if (count === 0) throw notFound();
    await enqueue(tx, deliverWebhooks, { webhookId: id });
    await recordChange(tx, ctx, 'webhook.again', webhook);
  });
  return {};
}

async function getLiveWebhook(db: Transaction, ctx: UserCtx, id: number): Promise<WebhookEndpoint> {
  const webhook = await getWebhook(db, ctx, id);
  if (webhook.offAt) throw new Problem('conflict', message('integrations.webhooks.answers.off'));
  return webhook;
}
