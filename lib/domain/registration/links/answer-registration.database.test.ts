import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { sendAccountExistsMail, sendSetPasswordMail } from '#/lib/domain/accounts/queues.ts';
import { answerRegistration } from '#/lib/domain/registration/links/invited-registration.service.ts';
import { registration } from '#/lib/domain/registration/registration.schema.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const NOW = new Date('2026-03-02T12:00:00Z');

let email: string;

openQueue();
beforeEach(() => {
  email = `founder.${uniqueWord()}@example.com`;
});

async function register(changes: Record<string, unknown> = {}): Promise<void> {
  const typed = { companyName: 'Analytical Engines', firstName: 'Ada', lastName: 'Lovelace', timeZoneId: 12, email };
  await answerRegistration(jobCtx({ now: NOW }), registration.parse({ ...typed, ...changes }));
}

const holder = () => prisma().user.findUnique({ where: { email }, include: { company: true, administrator: true } });

async function linksMailedTo(userId: number): Promise<number[]> {
  const links = (await waitingIn(sendSetPasswordMail)).map(({ mailedTokenId }) => mailedTokenId ?? 0);
  const own = await prisma().mailedToken.findMany({ where: { id: { in: links }, userId } });
  return own.map(({ id }) => id);
}

const noticesMailedTo = async (id: number) =>
  (await waitingIn(sendAccountExistsMail)).filter(({ userId }) => userId === id).length;

describe('signing a company up', () => {
  it('creates the company, its administrator without a password, and one email', async () => {
    await register();
    const user = await holder();
    expect(user).toMatchObject({
      confirmedAt: null,
      passwordHash: null,
      timeZone: 'Europe/Paris',
      company: { name: 'Analytical Engines', timeZone: 'Europe/Paris' },
      administrator: { companyId: user?.companyId },
    });
    expect(await linksMailedTo(user?.id ?? 0)).toHaveLength(1);
  });

  it('keeps its page’s language for the company and its founder; jobs of older releases have none', async () => {
    await register({ locale: 'en-XA' });
    expect(await holder()).toMatchObject({ locale: 'en-XA', company: { locale: 'en-XA' } });
    email = `founder.${uniqueWord()}@example.com`;
    await register();
    expect(await holder()).toMatchObject({ locale: null, company: { locale: null } });
  });

  it('with a known address sends another email, and changes nothing', async () => {
    const { id: companyId } = await buildCompany(prisma());
    const account = await buildUser(prisma(), { companyId, email });
    const before = await holder();
    await register({ email: email.toUpperCase() });
    expect(await holder()).toEqual(before);
    expect(await noticesMailedTo(account.id)).toBe(1);
    expect(await linksMailedTo(account.id)).toEqual([]);
    expect(await prisma().auditEntry.count({ where: { companyId } })).toBe(0);
  });

  it('again without confirming replaces the first attempt and leaves nothing of it', async () => {
    await register({ companyName: 'First' });
    const first = await holder();
    await register({ companyName: 'Second' });
    const second = await holder();
    expect(second?.company.name).toBe('Second');
    expect(second?.id).not.toBe(first?.id);
    expect(await prisma().company.findUnique({ where: { id: first?.companyId ?? 0 } })).toBeNull();
    expect(await prisma().mailedToken.count({ where: { userId: first?.id ?? 0 } })).toBe(0);
  });

  it('doesn’t take a company from others by an unconfirmed colleague’s address', async () => {
    const { id: companyId } = await buildCompany(prisma());
    const colleague = await buildUser(prisma(), { companyId });
    await buildUser(prisma(), { companyId, email, confirmedAt: null });
    await register();
    expect((await holder())?.companyId).not.toBe(companyId);
    expect(await prisma().user.findMany({ where: { companyId } })).toMatchObject([{ id: colleague.id }]);
  });

  it('ten times in parallel with one address leaves one company and one working link', async () => {
    const names = Array.from({ length: 10 }, (_, i) => `Race ${email.split('@')[0]} ${i}`);
    await Promise.all(names.map((companyName) => register({ companyName })));
    expect(await prisma().company.count({ where: { name: { in: names } } })).toBe(1);
    expect(await prisma().mailedToken.count({ where: { user: { email }, usedAt: null } })).toBe(1);
  });
});
