import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { mailKeyEnds, warnOfEndingKeys } from '#/lib/domain/keys/ending-key.service.ts';
import { sendKeyEndsMail } from '#/lib/domain/keys/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const now = new Date('2026-03-02T07:20:00Z');
const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);

let companyId: number;
let ada: User;

const sink = openMailSink();
openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  ada = await buildAdministrator(prisma(), { companyId });
});

const mailsTo = async ({ id }: User) => (await waitingIn(sendKeyEndsMail)).filter(({ userId }) => userId === id);

describe('a key that ends within 14 days', () => {
  it('is announced to every administrator once, by a notification and an email', async () => {
    const bo = await buildAdministrator(prisma(), { companyId });
    const member = await buildUser(prisma(), { companyId });
    const { key } = await buildApiKey(prisma(), ada, { name: 'Sync', expiresAt: inDays(14) });
    await Promise.all([warnOfEndingKeys(jobCtx({ now })), warnOfEndingKeys(jobCtx({ now }))]);
    await warnOfEndingKeys(jobCtx({ now: inDays(1) }));
    const notices = await findNotices({ where: { companyId } });
    expect(notices.map(({ userId, title, message }) => ({ userId, title, message }))).toEqual(
      [ada.id, bo.id].map((userId) => ({
        userId,
        title: 'An API key expires soon',
        message: expect.stringContaining('The key <strong>Sync</strong> expires on 16 March 2026.'),
      })),
    );
    for (const person of [ada, bo]) expect(await mailsTo(person)).toEqual([{ keyId: key.id, userId: person.id }]);
    expect(await mailsTo(member)).toEqual([]);
  });

  it('isn’t announced earlier, nor once it has ended or was revoked', async () => {
    await buildApiKey(prisma(), ada, { expiresAt: inDays(14.1) });
    await buildApiKey(prisma(), ada, { expiresAt: now });
    await buildApiKey(prisma(), ada, { expiresAt: inDays(3), revokedAt: now });
    await warnOfEndingKeys(jobCtx({ now }));
    expect(await findNotices({ where: { companyId } })).toEqual([]);
  });
});

describe('the email about the ending key', () => {
  it('is sent', async () => {
    const { key } = await buildApiKey(prisma(), ada, { expiresAt: inDays(14) });
    await mailKeyEnds(jobCtx({ now }), { keyId: key.id, userId: ada.id });
    expect(sink.messageIds.at(-1)).toContain(`key-ends.${key.id}.${ada.id}`);
  });

  it('isn’t sent if the key was revoked or the reader is no longer an administrator', async () => {
    const before = sink.messageIds.length;
    const { key } = await buildApiKey(prisma(), ada, { expiresAt: inDays(14), revokedAt: now });
    await mailKeyEnds(jobCtx({ now }), { keyId: key.id, userId: ada.id });
    const former = await buildUser(prisma(), { companyId });
    const { key: live } = await buildApiKey(prisma(), ada, { expiresAt: inDays(14) });
    await mailKeyEnds(jobCtx({ now }), { keyId: live.id, userId: former.id });
    expect(sink.messageIds).toHaveLength(before);
  });
});
