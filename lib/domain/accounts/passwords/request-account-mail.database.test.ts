import { beforeEach, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { mailRequestLimit } from '#/lib/domain/accounts/constants.ts';
import { requestAccountMail } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import { answerConfirmationRequest, answerResetRequest } from '#/lib/domain/accounts/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const queues = { reset: answerResetRequest, confirmation: answerConfirmationRequest };
let network = 0;

openQueue();
beforeEach(() => {
  network += 1;
});

const newAddress = () => `nobody.${uniqueWord()}@example.com`;
const ask = (kind: keyof typeof queues, email: string, address = `198.51.100.${network}`) =>
  requestAccountMail(visitorCtx({ client: { address } }), kind, { email });

describe.each(['reset', 'confirmation'] as const)('asking for an email: %s', (kind) => {
  it('returns and stores the same for known, unconfirmed, suspended and unknown addresses', async () => {
    const { id: companyId } = await buildCompany(prisma());
    const emails = [
      (await buildUser(prisma(), { companyId })).email,
      (await buildUser(prisma(), { companyId, confirmedAt: null, passwordHash: null })).email,
      (await buildUser(prisma(), { companyId, blockedAt: new Date() })).email,
      newAddress(),
    ];
    for (const email of emails) {
      expect(await ask(kind, email)).toEqual({ emailSent: true });
      expect(await waitingIn(queues[kind])).toContainEqual({ email });
    }
    // There's only the job: nothing of the account was read or written.
    expect(await prisma().mailedToken.count({ where: { user: { companyId } } })).toBe(0);
    expect(await prisma().auditEntry.count({ where: { companyId } })).toBe(0);
  });

  it('works five times an hour per address and network, for any person', async () => {
    const email = newAddress();
    const attempts = Array.from({ length: 20 }, () => ask(kind, email));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(mailRequestLimit.points);
    const refused = await ask(kind, email).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: expect.any(Number) });
    await ask(kind, newAddress());
    await ask(kind, email, `203.0.113.${network}`);
  });
});
