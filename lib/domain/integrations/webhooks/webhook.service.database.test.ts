import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { listActivity } from '#/lib/domain/audit/list-activity.ts';
import { listDeliveries, sendAgain, testWebhook } from '#/lib/domain/integrations/webhooks/delivery-list.service.ts';
import {
  listWebhooks,
  makeWebhook,
  removeWebhook,
  renewWebhookSecret,
  updateWebhook,
} from '#/lib/domain/integrations/webhooks/webhook.service.ts';
import { openSecrets, resealWebhooks } from '#/lib/domain/integrations/webhooks/webhook-secret.service.ts';
import { oldSecretMs, WEBHOOKS_MAX } from '#/lib/domain/webhooks/constants.ts';
import { deliverWebhooks } from '#/lib/domain/webhooks/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { buildDelivery, buildWebhook } from '#/prisma/seed/builders/build-webhook.ts';

const url = 'http://localhost:4001/in?key=private';

let companyId: number;
let ada: User;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  ada = await buildAdministrator(prisma(), { companyId });
});

const make = async ({ signedInAgo = 0, ...more }: { url?: string; signedInAgo?: number } = {}) =>
  makeWebhook(await userCtx(ada, { signedInAgo }), {
    url,
    types: ['team.deleted', 'team.created'],
    ...more,
  });
const row = (id: number) => prisma().webhookEndpoint.findUniqueOrThrow({ where: { id } });

describe('a new webhook', () => {
  it('returns its secret once, and stores it encrypted', async () => {
    const { id, secret } = await make();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const endpoint = await row(id);
    expect(Buffer.from(endpoint.secretBox).includes(Buffer.from(secret))).toBe(false);
    expect(openSecrets(endpoint, new Date())).toEqual([secret]);
    const list = await listWebhooks(await userCtx(ada));
    expect(list.webhooks).toMatchObject([{ id, url, types: ['team.created', 'team.deleted'], state: 'on' }]);
    expect(JSON.stringify(list)).not.toContain(secret);
  });

  it.each([
    ['nonsense', 'whole address'],
    ['ftp://localhost/in', 'https://'],
    ['https://ada:pw@localhost/in', 'password'],
    ['https://localhost:25/in', 'port'],
    ['https://10.0.0.1/in', 'private network'],
    ['https://169.254.169.254/latest', 'private network'],
    ['https://no-such-host.invalid/in', 'host name'],
  ])('can’t be sent to %s', async (address, words) => {
    await expect(make({ url: address })).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining(words),
    });
    expect(await prisma().webhookEndpoint.count({ where: { companyId } })).toBe(0);
  });

  it('is one of at most five, also if two are created in parallel', async () => {
    const results = await Promise.allSettled(Array.from({ length: WEBHOOKS_MAX + 1 }, () => make()));
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'conflict' } }]);
  });

  it('needs a sign-in within the last 15 minutes, as its changes do', async () => {
    const { id } = await buildWebhook(prisma(), { companyId });
    const ctx = await userCtx(ada, { signedInAgo: 15 });
    const acts = [
      () => make({ signedInAgo: 15 }),
      () => updateWebhook(ctx, id, { isOn: false }),
      () => renewWebhookSecret(ctx, id),
      () => removeWebhook(ctx, id),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'forbidden' });
    expect(await row(id)).toMatchObject({ offAt: null });
  });
});

describe('a change of a webhook', () => {
  it('keeps what isn’t given, and is logged by host only', async () => {
    const { id } = await make();
    await updateWebhook(await userCtx(ada), id, { types: ['person.left'] });
    expect(await row(id)).toMatchObject({ url, types: ['person.left'], offAt: null });
    await removeWebhook(await userCtx(ada), id);
    expect(await prisma().webhookEndpoint.count({ where: { companyId } })).toBe(0);
    const { entries } = await listActivity(await userCtx(ada), { person: '' });
    const texts = entries.map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringContaining('removed the webhook to localhost:4001'),
      expect.stringContaining('changed the webhook to localhost:4001'),
      expect.stringContaining('added a webhook to localhost:4001'),
    ]);
    expect(texts.join()).not.toContain('private');
  });

  it('to off gives up what waits, and to on makes it work like a new one', async () => {
    const webhook = await buildWebhook(prisma(), { companyId }, { failingSince: new Date() });
    await buildDelivery(prisma(), webhook, { nextAt: new Date() });
    const ctx = await userCtx(ada);
    await updateWebhook(ctx, webhook.id, { isOn: false });
    expect((await listDeliveries(ctx, webhook.id)).deliveries).toMatchObject([{ state: 'failed', nextAt: null }]);
    const eventId = crypto.randomUUID();
    for (const act of [() => testWebhook(ctx, webhook.id), () => sendAgain(ctx, { id: webhook.id, eventId })])
      await expect(act()).rejects.toMatchObject({ code: 'conflict' });
    await updateWebhook(ctx, webhook.id, { isOn: true });
    expect(await row(webhook.id)).toMatchObject({ offAt: null, failingSince: null });
  });

  it('of the secret signs immediately, and the old one signs for a day', async () => {
    const { id, secret: first } = await make();
    const { secret } = await renewWebhookSecret(await userCtx(ada), id);
    const endpoint = await row(id);
    const { previousUntil } = endpoint;
    expect(openSecrets(endpoint, new Date(Date.now() + oldSecretMs - 60_000))).toEqual([secret, first]);
    expect(openSecrets(endpoint, previousUntil ?? new Date())).toEqual([secret]);
  });

  it('is refused from another company', async () => {
    const { id: otherCompany } = await buildCompany(prisma());
    const webhook = await buildWebhook(prisma(), { companyId: otherCompany });
    const { eventId } = await buildDelivery(prisma(), webhook);
    const own = await buildWebhook(prisma(), { companyId });
    const ctx = await userCtx(ada);
    for (const act of [
      () => updateWebhook(ctx, webhook.id, { isOn: false }),
      () => renewWebhookSecret(ctx, webhook.id),
      () => removeWebhook(ctx, webhook.id),
      () => testWebhook(ctx, webhook.id),
      () => listDeliveries(ctx, webhook.id),
      () => sendAgain(ctx, { id: webhook.id, eventId }),
      () => sendAgain(ctx, { id: own.id, eventId }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('a test and an event that is sent again are sent immediately', async () => {
  const webhook = await buildWebhook(prisma(), { companyId });
  const ctx = await userCtx(ada);
  const { eventId } = await buildDelivery(prisma(), webhook, { tries: 10, responseStatus: 500 });
  await sendAgain(ctx, { id: webhook.id, eventId });
  await testWebhook(ctx, webhook.id);
  const { deliveries } = await listDeliveries(ctx, webhook.id);
  expect(deliveries).toMatchObject([
    { type: 'webhook.test', state: 'waiting', tries: 0 },
    { eventId, state: 'waiting', tries: 0 },
  ]);
  const webhookIds = (await waitingIn(deliverWebhooks)).filter(({ webhookId }) => webhookId === webhook.id);
  expect(webhookIds).toHaveLength(2);
});

it('a webhook’s secrets are encrypted again with the newest secret of the installation', async () => {
  const { id, secret } = await make();
  const { secretBox } = await row(id);
  expect(await prisma().$transaction(resealWebhooks)).toMatchObject({ lost: 0 });
  const endpoint = await row(id);
  expect(Buffer.from(endpoint.secretBox)).not.toEqual(Buffer.from(secretBox));
  expect(openSecrets(endpoint, new Date())).toEqual([secret]);
});
