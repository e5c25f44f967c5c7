import type { output } from 'zod';
import type { WebhookEndpoint } from '#/generated/prisma/client.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { newWebhookSecret, sealSecret } from '#/lib/domain/integrations/webhooks/webhook-secret.service.ts';
import type {
  makeWebhookContract,
  updateWebhookContract,
} from '#/lib/domain/integrations/webhooks/webhooks.contract.ts';
import { requireRecentSignIn } from '#/lib/domain/sessions/require-recent-sign-in.ts';
import { chosenTypes, oldSecretMs, WEBHOOKS_MAX } from '#/lib/domain/webhooks/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid, notFound, Problem } from '#/lib/platform/errors.ts';
import { checkAddress, isAtHome, RefusedAddress, resolveHost } from '#/lib/platform/guarded/guarded-address.ts';
import { message } from '#/lib/words/message.ts';

/** Returns the endpoints that get the company's events, the oldest first. */
export async function listWebhooks({ db, company }: UserCtx) {
  const rows = await db.webhookEndpoint.findMany({ where: { companyId: company.id }, orderBy: { id: 'asc' } });
  return { webhooks: rows.map(presentWebhook), most: WEBHOOKS_MAX };
}

function presentWebhook({ id, url, types, offAt, offReason, failingSince, madeAt }: WebhookEndpoint) {
  const working = failingSince ? ('failing' as const) : ('on' as const);
  return {
    id,
    url,
    types: chosenTypes.filter((type) => types.includes(type)),
    state: offAt ? ('off' as const) : working,
    offReason: (['gone', 'failing'] as const).find((reason) => reason === offReason) ?? null,
    madeAt: madeAt.toISOString(),
  };
}

/**
 * Adds an endpoint for events, and returns the secret that signs them, only this once. Throws `forbidden` without a
 * recent sign-in, `invalid` for a URL that we don't call, `conflict` above the most endpoints.
 */
export async function makeWebhook(ctx: UserCtx, { url, types }: output<(typeof makeWebhookContract)['body'] & {}>) {
  await requireRecentSignIn(ctx);
  const address = await checkedAddress(url);
  const companyId = ctx.company.id;
  const secret = newWebhookSecret();
  return inTransaction(ctx.db, async (tx) => {
    // Waits for another call that adds an endpoint.
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
    if ((await tx.webhookEndpoint.count({ where: { companyId } })) >= WEBHOOKS_MAX)
      throw new Problem('conflict', message('integrations.webhooks.answers.tooMany', { most: WEBHOOKS_MAX }));
    const madeAt = ctx.clock.now();
    const data = { companyId, url: address.href, types: ownTypes(types), madeAt };
    const { id } = await tx.webhookEndpoint.create({ data: { ...data, secretBox: sealSecret(companyId, secret) } });
    await recordChange(tx, ctx, 'webhook.create', { id, url: address.href });
    return { id, secret };
  });
}

/** Changes the given fields. Throws what `makeWebhook` throws, and `not_found`. */
export async function updateWebhook(
  ctx: UserCtx,
  id: number,
  { url, types, isOn }: output<(typeof updateWebhookContract)['body'] & {}>,
): Promise<Record<string, never>> {
  await requireRecentSignIn(ctx);
  const address = url === undefined ? undefined : await checkedAddress(url);
  await inTransaction(ctx.db, async (tx) => {
    const webhook = await getWebhook(tx, ctx, id);
    const isOff = isOn === false && webhook.offAt === null;
    await tx.webhookEndpoint.update({
      where: { id },
      data: {
        ...(address ? { url: address.href } : {}),
        ...(types ? { types: ownTypes(types) } : {}),
        ...(isOff ? { offAt: ctx.clock.now(), offReason: null } : {}),
        ...(isOn ? { offAt: null, offReason: null, failingSince: null } : {}),
      },
    });
    if (isOff) await tx.webhookDelivery.updateMany({ where: { endpointId: id }, data: { nextAt: null } });
    await recordChange(tx, ctx, 'webhook.update', { id, url: address?.href ?? webhook.url });
  });
  return {};
}

/**
 * Creates a new secret and returns it, only this once. The previous one also signs for 24 hours. Throws what
 * `updateWebhook` throws.
 */
export async function renewWebhookSecret(ctx: UserCtx, id: number): Promise<{ secret: string }> {
  await requireRecentSignIn(ctx);
  const secret = newWebhookSecret();
  await inTransaction(ctx.db, async (tx) => {
    const webhook = await getWebhook(tx, ctx, id);
    const previousUntil = new Date(ctx.clock.now().getTime() + oldSecretMs);
    const secretBox = sealSecret(ctx.company.id, secret);
    await tx.webhookEndpoint.update({
      where: { id },
      data: { secretBox, previousSecretBox: webhook.secretBox, previousUntil },
    });
    await recordChange(tx, ctx, 'webhook.renew', webhook);
  });
  return { secret };
}

/** Removes an endpoint with its deliveries. Throws `not_found`, and `forbidden` without a recent sign-in. */
export async function removeWebhook(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  await requireRecentSignIn(ctx);
  await inTransaction(ctx.db, async (tx) => {
    const webhook = await getWebhook(tx, ctx, id);
    await tx.webhookEndpoint.delete({ where: { id } });
    await recordChange(tx, ctx, 'webhook.remove', webhook);
  });
  return {};
}

const ownTypes = (types: readonly string[]) => chosenTypes.filter((type) => types.includes(type));

/** Returns an endpoint of the caller's company. Throws `not_found`. */
export async function getWebhook(db: Pick<Transaction, 'webhookEndpoint'>, { company }: UserCtx, id: number) {
  const webhook = await db.webhookEndpoint.findFirst({ where: { id, companyId: company.id } });
  if (!webhook) throw notFound();
  return webhook;
}

type Change = 'webhook.create' | 'webhook.update' | 'webhook.renew' | 'webhook.again' | 'webhook.remove';

/** Records a change with the host only, because a URL can contain a secret of the receiver. */
export const recordChange = (tx: Transaction, ctx: UserCtx, action: Change, { id, url }: { id: number; url: string }) =>
  recordEvent(tx, ctx, { action, subject: `webhook:${id}`, details: { name: new URL(url).host } });

async function checkedAddress(url: string): Promise<URL> {
  try {
    return (await checkAddress(url, { resolve: resolveHost, allowsHome: isAtHome() })).url;
  } catch (error) {
    const reason = error instanceof RefusedAddress ? error.reason : 'unresolved';
    throw invalid(message(`integrations.webhooks.answers.address.${reason}`));
  }
}
