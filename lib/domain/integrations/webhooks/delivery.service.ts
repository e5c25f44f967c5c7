import * as z from 'zod';
import { type Outcome, sendWebhook } from '#/lib/domain/integrations/webhooks/send-webhook.ts';
import { notifyAdministrators } from '#/lib/domain/notifications/notices/leader-notice.service.ts';
import {
  DELIVERIES_AT_ONCE,
  deliveryTurnMs,
  failingMaxMs,
  leaseMs,
  pausesMs,
  TRIES_MAX,
} from '#/lib/domain/webhooks/constants.ts';
import { deliverWebhooks } from '#/lib/domain/webhooks/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

/** Enqueues a delivery job for each endpoint where something is due and no worker is delivering. */
export async function enqueueDueWebhooks(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    const webhooks = asRows(
      z.object({ webhookId: z.number() }),
      await tx.$queryRaw`
      SELECT e.id AS "webhookId" FROM webhook_endpoints e
      WHERE e.off_at IS NULL AND (e.leased_until IS NULL OR e.leased_until <= ${now})
        AND EXISTS (SELECT FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.next_at <= ${now})`,
    );
    await enqueue(tx, deliverWebhooks, ...webhooks);
  });
}

const endpointRow = z.object({
  id: z.number(),
  companyId: z.number(),
  url: z.string(),
  secretBox: z.instanceof(Uint8Array),
  previousSecretBox: z.instanceof(Uint8Array).nullable(),
  previousUntil: z.date().nullable(),
  failingSince: z.date().nullable(),
});
type Endpoint = z.output<typeof endpointRow>;

/**
 * Delivers what is due to an endpoint, in order, up to four at a time, until nothing is due or a delivery fails.
 * Only one worker delivers to an endpoint. A failing endpoint only gets one try, and a slow one a limited time; the
 * sweep continues a minute later.
 */
export async function deliverTo(ctx: Ctx, webhookId: number, turnMs = deliveryTurnMs): Promise<void> {
  const turnEndMs = performance.now() + turnMs;
  // Looks again, for events that arrived while the last look ended.
  for (;;) {
    const endpoint = await leaseEndpoint(ctx, webhookId);
    if (!endpoint) return;
    let ended: 'done' | 'later' = 'later';
    try {
      ended = await deliverDue(ctx, endpoint, turnEndMs);
    } finally {
      await giveBack(ctx, webhookId);
    }
    if (ended !== 'done' || !(await isDue(ctx, webhookId))) return;
  }
}

async function leaseEndpoint({ db, clock }: Ctx, webhookId: number): Promise<Endpoint | undefined> {
  const now = clock.now();
  const until = new Date(now.getTime() + leaseMs);
  const [endpoint] = asRows(
    endpointRow,
    await db.$queryRaw`
    UPDATE webhook_endpoints SET leased_until = ${until}
    WHERE id = ${webhookId} AND off_at IS NULL AND (leased_until IS NULL OR leased_until <= ${now})
    RETURNING id, company_id AS "companyId", url, secret_box AS "secretBox", previous_secret_box AS "previousSecretBox",
      previous_until AS "previousUntil", failing_since AS "failingSince"`,
  );
  return endpoint;
}

const giveBack = ({ db }: Ctx, id: number) =>
  db.webhookEndpoint.updateMany({ where: { id }, data: { leasedUntil: null } });

const isDue = async ({ db, clock }: Ctx, endpointId: number) =>
  (await db.webhookDelivery.count({ where: { endpointId, nextAt: { lte: clock.now() } }, take: 1 })) > 0;

const deliveryRow = z.object({
  eventId: z.string(),
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  madeAt: z.date(),
  tries: z.number(),
  nextAt: z.date(),
});
type Delivery = z.output<typeof deliveryRow>;

const GONE = 410;

async function deliverDue(ctx: Ctx, endpoint: Endpoint, turnEndMs: number): Promise<'done' | 'later'> {
  let { failingSince } = endpoint;
  for (;;) {
    const due = await claimDue(ctx, endpoint, failingSince ? 1 : DELIVERIES_AT_ONCE);
    if (due.length === 0) return 'done';
    const outcomes = await Promise.all(due.map((delivery) => tryOne(ctx, endpoint, delivery)));
    if (outcomes.some(({ status }) => status === GONE)) {
      await switchOff(ctx, endpoint, 'gone');
      return 'later';
    }
    if (outcomes.some(({ isDelivered }) => !isDelivered)) {
      await noteFailure(ctx, endpoint, failingSince);
      return 'later';
    }
    if (failingSince) await ctx.db.webhookEndpoint.update({ where: { id: endpoint.id }, data: { failingSince: null } });
    failingSince = null;
    if (performance.now() >= turnEndMs) return 'later';
  }
}

/** Claims due deliveries. Stores the time of their next try first, so that a try counts even if the worker dies. */
async function claimDue({ db, clock }: Ctx, { id }: Endpoint, most: number): Promise<Delivery[]> {
  const now = clock.now();
  const pauses = pausesMs.map((pause) => pause / 1000);
  return asRows(
    deliveryRow,
    await db.$queryRaw`
    WITH lease AS (
      UPDATE webhook_endpoints SET leased_until = ${new Date(now.getTime() + leaseMs)} WHERE id = ${id}
    ), due AS (
      SELECT event_id FROM webhook_deliveries WHERE endpoint_id = ${id} AND next_at <= ${now}
      ORDER BY next_at, made_at, event_id LIMIT ${most}
    )
    UPDATE webhook_deliveries d SET tries = d.tries + 1,
      next_at = ${now}::timestamptz + make_interval(secs => (${pauses}::float8[])[least(d.tries + 1, ${pauses.length})])
    FROM due WHERE d.endpoint_id = ${id} AND d.event_id = due.event_id
    RETURNING d.event_id AS "eventId", d.type, d.data, d.made_at AS "madeAt", d.tries, d.next_at AS "nextAt"`,
  );
}

async function tryOne(ctx: Ctx, endpoint: Endpoint, delivery: Delivery): Promise<Outcome> {
  const now = ctx.clock.now();
  const { eventId, tries, nextAt } = delivery;
  const outcome = await sendWebhook(endpoint, delivery, now);
  const { isDelivered, status: responseStatus, excerpt: responseExcerpt, retryAfterMs } = outcome;
  const askedAt = new Date(Math.max(nextAt.getTime(), now.getTime() + retryAfterMs));
  await ctx.db.webhookDelivery.updateMany({
    where: { endpointId: endpoint.id, eventId },
    data: {
      responseStatus,
      responseExcerpt,
      deliveredAt: isDelivered ? now : null,
      nextAt: isDelivered || tries >= TRIES_MAX ? null : askedAt,
    },
  });
  return outcome;
}

async function noteFailure(ctx: Ctx, endpoint: Endpoint, failingSince: Date | null): Promise<void> {
  const now = ctx.clock.now();
  if (failingSince && now.getTime() - failingSince.getTime() >= failingMaxMs) {
    await switchOff(ctx, endpoint, 'failing');
    return;
  }
  const { id } = endpoint;
  await ctx.db.webhookEndpoint.updateMany({ where: { id, failingSince: null }, data: { failingSince: now } });
}

/** Switches an endpoint off: no new events, no further tries. Tells administrators why. */
async function switchOff(ctx: Ctx, { id, companyId, url }: Endpoint, offReason: 'gone' | 'failing'): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const off = { offAt: ctx.clock.now(), offReason };
    const { count } = await tx.webhookEndpoint.updateMany({ where: { id, offAt: null }, data: off });
    if (count === 0) return;
    await tx.webhookDelivery.updateMany({ where: { endpointId: id, nextAt: { not: null } }, data: { nextAt: null } });
    const news = {
      companyId,
      aboutUserId: null,
      title: message('integrations.webhooks.notice.title'),
      message: message(`integrations.webhooks.notice.${offReason}`, { host: new URL(url).host }),
      icon: 'person',
    } as const;
    await notifyAdministrators(tx, ctx, news, []);
  });
}
