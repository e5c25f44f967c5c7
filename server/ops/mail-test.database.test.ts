import { beforeEach, describe, expect, it } from 'vitest';
import { operate } from '#/e2e/support/actors/operator.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { sendReconfirmMail } from '#/lib/domain/accounts/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const sink = openMailSink();
openQueue();

describe('mail test', () => {
  it('sends one email and says which server accepted it', async () => {
    const { code, said } = await operate('mail', 'test', 'Operator@Example.com');
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^127\.0\.0\.1:\d+ accepted an email to operator@example\.com\./),
    ]);
    expect(sink.messageIds).toEqual([expect.stringMatching(/^<test\.[\w-]+@localhost>$/)]);
  });

  it('says that it was refused', async () => {
    sink.refuseAddress('refused@example.com');
    expect(await operate('mail', 'test', 'refused@example.com')).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('The mail server didn’t accept it: EENVELOPE 550 RCPT TO'),
    });
    expect((await operate('mail', 'test', 'nobody')).code).toBe(1);
    expect((await operate('mail', 'test')).code).toBe(2);
  });
});

describe('confirmation send', () => {
  let companyId: number;
  beforeEach(async () => {
    ({ id: companyId } = await buildCompany(prisma()));
  });
  const links = (userId: number) => prisma().mailedToken.count({ where: { userId, usedAt: null } });
  const send = (...args: string[]) => operate('confirmation', 'send', ...args);

  it('emails the link again, and the previous one ends', async () => {
    const person = await buildUser(prisma(), {
      companyId,
      confirmedAt: null,
      mailRefusedAt: new Date('2026-03-02T12:00Z'),
    });
    await send(person.email);
    const { code, said } = await send(person.email);
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(
        /^Robin Example .* gets a new link; earlier links no longer work\.\n.* since 2026-03-02\.$/,
      ),
    ]);
    expect(await links(person.id)).toBe(1);
    expect(await waitingIn(sendReconfirmMail)).toHaveLength(2);
    const event = { action: 'user.request-confirmation', actorKind: 'operator', companyId };
    expect(await prisma().auditEntry.findMany({ where: { companyId } })).toMatchObject([event, event]);
  });

  it('does nothing on a dry run', async () => {
    const person = await buildUser(prisma(), { companyId, confirmedAt: null });
    expect(await send(person.email, '--dry-run')).toMatchObject({
      code: 0,
      said: expect.stringContaining('gets a new link'),
    });
    expect(await links(person.id)).toBe(0);
  });

  it('is refused for a person who has confirmed, is suspended or unknown', async () => {
    const confirmed = await buildUser(prisma(), { companyId });
    const blockedAt = new Date();
    const suspended = await buildUser(prisma(), { companyId, confirmedAt: null, blockedAt, suspendedAt: blockedAt });
    for (const [email, words] of [
      [confirmed.email, 'has confirmed the address.'],
      [suspended.email, 'is suspended'],
      ['nobody@example.com', 'No one has an account'],
    ] as const)
      expect(await send(email)).toMatchObject({ code: 1, complaint: expect.stringContaining(words) });
  });
});
