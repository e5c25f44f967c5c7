import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { letQueueNotice, makeDueCompany, startWorker, watchQueue } from '#/e2e/support/product/crashing-worker.ts';
import { openChat } from '#/e2e/support/product/open-chat.ts';
import { openStripe } from '#/e2e/support/product/open-stripe.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildChatScene } from '#/e2e/support/scenes/chat-scene.ts';
import { countCompanyRows } from '#/e2e/support/scenes/filled-company.ts';
import { syncAccount } from '#/lib/domain/billing/account/subscription.service.ts';
import { createCheckoutSession } from '#/lib/domain/billing/checkout/checkout.service.ts';
import { eraseCompany } from '#/lib/domain/companies/erasure/erase-company.ts';
import { sweepDeletions } from '#/lib/domain/companies/queues.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { stripe as client } from '#/lib/platform/stripe/stripe.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { buildWebhook } from '#/prisma/seed/builders/build-webhook.ts';

const HOUR_MS = 3_600_000;
const sink = openMailSink();
const stripe = openStripe();
const chat = openChat();
openQueue();

const total = async (companyId: number) =>
  Object.values(await countCompanyRows(companyId)).reduce((sum, count) => sum + count, 0);

it('erasing cancels at Stripe, revokes Slack’s permission, and deletes the secrets of webhooks', async () => {
  const { companyId } = await buildChatScene(chat);
  const administrator = await buildAdministrator(prisma(), { companyId });
  await buildWebhook(prisma(), { companyId });
  const { sessionId } = await createCheckoutSession(await userCtx(administrator), {});
  await stripe().control('pay', { session: sessionId });
  await syncAccount(jobCtx(), companyId);
  const { subscriptionId } = await prisma().billingAccount.findUniqueOrThrow({ where: { companyId } });
  const tokens = async () => Object.keys((await chat.records()).tokens).length;
  const before = await tokens();
  const { createdAt } = await prisma().company.findUniqueOrThrow({ where: { id: companyId } });
  expect(await eraseCompany(jobCtx(), { companyId, createdAt }, 'operator')).not.toBeNull();
  expect(await tokens()).toBe(before - 1);
  expect((await (await client()).subscriptions.retrieve(subscriptionId ?? '')).status).toBe('canceled');
  expect(await total(companyId)).toBe(0);
});

it('erasing waits while Stripe is down, with the company blocked and complete, and continues later', async () => {
  const { id: companyId, createdAt } = await buildCompany(prisma());
  await buildAdministrator(prisma(), { companyId });
  await prisma().billingAccount.create({ data: { companyId, customerId: 'cus_away' } });
  const erase = () => eraseCompany(jobCtx(), { companyId, createdAt }, 'operator');
  const away = vi.spyOn((await client()).subscriptions, 'list').mockRejectedValue({ type: 'StripeConnectionError' });
  await expect(erase()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await total(companyId)).toBeGreaterThan(1);
  away.mockRestore();
  expect(await erase()).not.toBeNull();
  expect(await total(companyId)).toBe(0);
});

it('erasing loses and repeats nothing if its worker is killed several times', async () => {
  const { companyId } = await makeDueCompany({ members: 4000, teamSize: 8 });
  const other = await makeDueCompany({ members: 100, teamSize: 10 });
  const administrators = await Promise.all([1, 2].map(() => buildAdministrator(prisma(), { companyId })));
  const people = await prisma().user.count({ where: { companyId } });
  const past = new Date(Date.now() - HOUR_MS);
  await prisma().company.update({ where: { id: companyId }, data: { deletesAt: past, deletionWarnedAt: past } });
  // Nothing of other companies is due in the meantime.
  await pool().query("UPDATE teams SET working_days = '{}'");
  const otherRows = await countCompanyRows(other.companyId);
  const isThere = async () => (await prisma().company.count({ where: { id: companyId } })) === 1;
  const boss = await watchQueue();
  const countMembers = () => prisma().teamMember.count({ where: { companyId } });
  const members = await countMembers();
  const hasDeleted = () => vi.waitUntil(async () => (await countMembers()) < members, { timeout: 30_000, interval: 5 });
  const left: number[] = [];
  for (let kills = 0; kills < 6 && (await isThere()); kills++) {
    const worker = await startWorker(sink.url);
    await boss.send(sweepDeletions.name, {});
    // The first dies once it has deleted rows, however fast the machine; the others die at other moments.
    await (kills === 0 ? hasDeleted() : wait(150 + kills * 170));
    await worker.end('SIGKILL');
    await letQueueNotice(boss);
    left.push(await total(companyId));
  }
  const last = await startWorker(sink.url);
  const receipts = () => sink.messageIds.filter((id) => id.startsWith(`<company-receipt.${companyId}.`));
  for (let tries = 0; tries < 60 && (await isThere()); tries++) {
    await boss.send(sweepDeletions.name, {});
    await wait(1000);
  }
  await vi.waitFor(() => expect(new Set(receipts()).size).toBeGreaterThanOrEqual(administrators.length), 20_000);
  await last.end('SIGTERM');
  await boss.stop({ graceful: false });
  expect([members > 0, (left[0] ?? 0) > 0]).toEqual([true, true]);
  expect(await total(companyId)).toBe(0);
  expect(await countCompanyRows(other.companyId)).toEqual(otherRows);
  const receiptCount = await prisma().auditEntry.count({ where: { subject: `company:${companyId}`, companyId: null } });
  expect(receiptCount).toBe(1);
  const proof = await prisma().erasedCompany.findUniqueOrThrow({ where: { id: companyId } });
  expect(proof).toMatchObject({ people, by: 'administrator', isNotified: true, erasedOn: expect.any(Date) });
}, 180_000);
