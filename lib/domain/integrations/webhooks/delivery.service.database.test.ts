import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { WebhookEndpoint } from '#/generated/prisma/client.ts';
import { deliverTo, enqueueDueWebhooks } from '#/lib/domain/integrations/webhooks/delivery.service.ts';
import { newWebhookSecret, sealSecret } from '#/lib/domain/integrations/webhooks/webhook-secret.service.ts';
import { failingMaxMs, leaseMs, pausesMs, TRIES_MAX } from '#/lib/domain/webhooks/constants.ts';
import { offerWebhook } from '#/lib/domain/webhooks/offer-webhook.ts';
import { deliverWebhooks } from '#/lib/domain/webhooks/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { buildDelivery, buildWebhook } from '#/prisma/seed/builders/build-webhook.ts';

const now = new Date();
const later = (ms: number) => new Date(now.getTime() + ms);
const MINUTE_MS = 60_000;

interface Call {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The calls that the receiver got, and how it answers. */
const calls: Call[] = [];
let answerWith: (call: Call) => { status: number; headers?: Record<string, string>; body?: string };
let server: Server;
let webhook: WebhookEndpoint;
const secret = newWebhookSecret();

openQueue();
beforeAll(async () => {
  server = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = { path: request.url ?? '', headers: request.headers, body: await text(request) };
  calls.push(call);
  const { status, headers, body } = answerWith(call);
  response.writeHead(status, headers).end(body);
}
afterAll(() => void server.close());
beforeEach(async () => {
  calls.length = 0;
  answerWith = () => ({ status: 200, body: 'thanks' });
  const { id: companyId } = await buildCompany(prisma());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`;
  webhook = await buildWebhook(prisma(), { companyId }, { url, secret });
});

const due = (more = {}) => buildDelivery(prisma(), webhook, { nextAt: now, madeAt: now, ...more });
const deliver = (at = now) => deliverTo(jobCtx({ now: at }), webhook.id);
const deliveryOf = (eventId: string) =>
  prisma().webhookDelivery.findUniqueOrThrow({ where: { endpointId_eventId: { endpointId: webhook.id, eventId } } });
const endpoint = () => prisma().webhookEndpoint.findUniqueOrThrow({ where: { id: webhook.id } });
const verify = ({ body, headers }: Call, by = secret) =>
  new Webhook(by).verify(body, headers as Record<string, string>);

describe('an event for a webhook', () => {
  it('is signed as the standard requires, and sent once', async () => {
    const { eventId } = await due({ data: { teamId: 14 } });
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(calls).toHaveLength(1);
    expect(verify(calls[0] as Call)).toEqual({
      type: 'team.created',
      timestamp: now.toISOString(),
      data: { teamId: 14 },
    });
    expect(calls[0]?.headers['webhook-id']).toBe(`msg_${eventId}`);
    expect(await deliveryOf(eventId)).toMatchObject({
      tries: 1,
      nextAt: null,
      deliveredAt: now,
      responseStatus: 200,
      responseExcerpt: 'thanks',
    });
    expect(await endpoint()).toMatchObject({ leasedUntil: null, failingSince: null });
  });

  it('also has the previous secret’s signature, until that secret expires', async () => {
    const newer = newWebhookSecret();
    const { id, companyId, secretBox } = webhook;
    const data = {
      secretBox: sealSecret(companyId, newer),
      previousSecretBox: secretBox,
      previousUntil: later(MINUTE_MS),
    };
    await prisma().webhookEndpoint.update({ where: { id }, data });
    await due();
    await deliver();
    for (const one of [secret, newer]) expect(verify(calls[0] as Call, one)).toBeTruthy();
    await due({ nextAt: later(MINUTE_MS) });
    await deliver(later(MINUTE_MS));
    expect(verify(calls[1] as Call, newer)).toBeTruthy();
    expect(() => verify(calls[1] as Call)).toThrow('No matching signature');
  });

  it('reaches the endpoints that chose it, once what happened is stored', async () => {
    const { companyId } = webhook;
    const other = await buildWebhook(prisma(), { companyId }, { types: ['person.left'] });
    const off = await buildWebhook(prisma(), { companyId }, { offAt: now });
    const event = { companyId, type: 'team.created', data: { teamId: 3, name: 'Harbour' }, now } as const;
    await prisma().$transaction((tx) => offerWebhook(tx, event));
    const rolledBack = async () =>
      prisma().$transaction(async (tx) => {
        await offerWebhook(tx, event);
        throw new Error('something else went wrong');
      });
    await expect(rolledBack()).rejects.toThrow('went wrong');
    const rows = await prisma().webhookDelivery.findMany({ where: { companyId } });
    expect(rows).toMatchObject([{ endpointId: webhook.id, type: 'team.created', data: { teamId: 3 }, nextAt: now }]);
    const listAsked = async () => (await waitingIn(deliverWebhooks)).map(({ webhookId }) => webhookId);
    // Both are gathered into one job.
    await vi.waitFor(async () => expect(await listAsked()).toContain(webhook.id), { timeout: 4000 });
    const webhookIds = await listAsked();
    expect(webhookIds.filter((id) => id === webhook.id)).toHaveLength(1);
    for (const { id } of [other, off]) expect(webhookIds).not.toContain(id);
  });
});

it('a worker leaves the rest to the next sweep when its time is over', async () => {
  for (let number = 0; number < 6; number++) await due();
  await deliverTo(jobCtx({ now }), webhook.id, 0);
  expect(calls).toHaveLength(4);
  expect(await endpoint()).toMatchObject({ leasedUntil: null, failingSince: null });
  await deliver();
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(6);
});

describe('a failed delivery', () => {
  it.each([
    ['an error', { status: 500 }, 500],
    ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, 302],
  ])('%s: the event is tried again after a pause, and the others wait for it', async (_, answer, status) => {
    answerWith = () => answer;
    const first = await due();
    for (let at = 1; at <= 7; at++) await due({ nextAt: later(at) });
    await deliver();
    expect(await deliveryOf(first.eventId)).toMatchObject({
      tries: 1,
      nextAt: later(pausesMs[0] ?? 0),
      deliveredAt: null,
      responseStatus: status,
    });
    const tried = calls.length;
    // One by one, because nothing arrives.
    await deliver(later(100));
    await deliver(later(100));
    expect(calls.length).toBe(tried + 2);
    answerWith = () => ({ status: 204 });
    await deliver(later(MINUTE_MS + 100));
    const open = { endpointId: webhook.id, deliveredAt: null };
    expect(await prisma().webhookDelivery.count({ where: open })).toBe(0);
    expect(await endpoint()).toMatchObject({ failingSince: null });
  });

  it('without an answer says why', async () => {
    await prisma().webhookEndpoint.update({ where: { id: webhook.id }, data: { url: 'http://127.0.0.1:9999/' } });
    const { eventId } = await due();
    await deliver();
    expect(await deliveryOf(eventId)).toMatchObject({
      responseStatus: null,
      responseExcerpt: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('waits for as long as the receiver asks, up to a day', async () => {
    for (const [header, expectedAt] of [
      ['3600', later(3_600_000)],
      [later(7_200_000).toUTCString(), later(7_200_000)],
      ['999999', later(24 * 3_600_000)],
      ['soon', later(MINUTE_MS)],
    ] as const) {
      answerWith = () => ({ status: 503, headers: { 'retry-after': header } });
      const { eventId } = await due();
      await deliver();
      const { nextAt } = await deliveryOf(eventId);
      expect(Math.abs((nextAt?.getTime() ?? 0) - expectedAt.getTime())).toBeLessThan(1000);
    }
  });

  it('is given up after ten attempts', async () => {
    answerWith = () => ({ status: 500 });
    const { eventId } = await due({ tries: TRIES_MAX - 1 });
    await deliver();
    expect(await deliveryOf(eventId)).toMatchObject({ tries: TRIES_MAX, nextAt: null, deliveredAt: null });
  });

  it('costs one attempt if a worker dies, and is taken over once its lease has ended', async () => {
    const { eventId } = await due();
    const leasedUntil = later(leaseMs);
    await prisma().webhookEndpoint.update({ where: { id: webhook.id }, data: { leasedUntil } });
    await deliver();
    await enqueueDueWebhooks(jobCtx({ now }));
    expect(calls).toEqual([]);
    await enqueueDueWebhooks(jobCtx({ now: leasedUntil }));
    expect((await waitingIn(deliverWebhooks)).filter(({ webhookId }) => webhookId === webhook.id)).toHaveLength(1);
    await deliver(leasedUntil);
    expect(await deliveryOf(eventId)).toMatchObject({ tries: 1, deliveredAt: leasedUntil });
  });
});

describe('an endpoint is turned off, and its administrators get a message,', () => {
  const messages = async () =>
    (await findNotices({ where: { companyId: webhook.companyId } })).map(({ message }) => message);

  it.each([
    ['that it is gone', { status: 410 }, null, 'address is gone'],
    ['that nothing has arrived for five days', { status: 500 }, later(-failingMaxMs), 'five days'],
  ])('saying %s', async (_, answer, failingSince, words) => {
    const { companyId, id } = webhook;
    await buildAdministrator(prisma(), { companyId });
    await prisma().webhookEndpoint.update({ where: { id }, data: { failingSince } });
    answerWith = () => answer;
    const events = [await due(), await due()];
    await deliver();
    await deliver(later(10 * MINUTE_MS));
    expect(await endpoint()).toMatchObject({ offAt: now, offReason: failingSince ? 'failing' : 'gone' });
    for (const { eventId } of events) expect(await deliveryOf(eventId)).toMatchObject({ nextAt: null });
    expect(await messages()).toEqual([expect.stringContaining(words)]);
  });
});
