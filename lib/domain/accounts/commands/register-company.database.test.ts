import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/contexts.ts';
import { testDatabase } from '#/e2e/support/database.ts';
import { startQueue, waitingIn } from '#/e2e/support/queue.ts';
import { refusalsOf } from '#/e2e/support/settled.ts';
import { registerCompany } from '#/lib/domain/accounts/commands/register-company.ts';
import { sendAccountExistsMail, sendSetPasswordMail } from '#/lib/domain/accounts/queues.ts';
import { signUpBody } from '#/lib/domain/accounts/schema.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { stopJobs } from '#/lib/platform/jobs.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const NOW = new Date('2026-03-02T12:00:00Z');

let email: string;

beforeAll(async () => {
  await testDatabase();
  await startQueue();
});
afterAll(async () => {
  await stopJobs();
  await closeDatabase();
});
beforeEach(() => {
  email = `founder.${uniqueWord()}@example.com`;
});

async function captchaPass(expiresAt = new Date(NOW.getTime() + 1000)): Promise<string> {
  const pass = newSecret('cap_');
  await prisma().captchaPass.create({ data: { signature: uniqueWord(), tokenHash: pass.hash, expiresAt } });
  return pass.token;
}

async function register(changes: Record<string, unknown> = {}) {
  const person = { firstName: 'Ada', lastName: 'Lovelace', timeZoneId: 12, email };
  const typed = { companyName: 'Analytical Engines', ...person, captcha: await captchaPass(), ...changes };
  return registerCompany(visitorCtx({ now: NOW }), signUpBody.parse(typed));
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
  it('makes the company, its Administrator without a password, and one mail', async () => {
    expect(await register()).toEqual({ emailSent: true });
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

  it('with a known address gives the same answer and another mail, and changes nothing', async () => {
    const { id: companyId } = await buildCompany(prisma());
    const known = await buildUser(prisma(), { companyId, email });
    const before = await holder();
    expect(await register({ email: email.toUpperCase() })).toEqual({ emailSent: true });
    expect(await holder()).toEqual(before);
    expect(await noticesMailedTo(known.id)).toBe(1);
    expect(await linksMailedTo(known.id)).toEqual([]);
    expect(await prisma().auditEntry.count({ where: { companyId } })).toBe(0);
  });

  it('again, unconfirmed, replaces the first attempt and leaves nothing of it', async () => {
    await register({ companyName: 'First' });
    const first = await holder();
    await register({ companyName: 'Second' });
    const second = await holder();
    expect(second?.company.name).toBe('Second');
    expect(second?.id).not.toBe(first?.id);
    expect(await prisma().company.findUnique({ where: { id: first?.companyId ?? 0 } })).toBeNull();
    expect(await prisma().mailedToken.count({ where: { userId: first?.id ?? 0 } })).toBe(0);
  });

  it('does not take a company from others by the address of an unconfirmed colleague', async () => {
    const { id: companyId } = await buildCompany(prisma());
    const colleague = await buildUser(prisma(), { companyId });
    await buildUser(prisma(), { companyId, email, confirmedAt: null });
    await register();
    expect((await holder())?.companyId).not.toBe(companyId);
    expect(await prisma().user.findMany({ where: { companyId } })).toMatchObject([{ id: colleague.id }]);
  });

  it('ten times at once with one address leaves one company and one link that works', async () => {
    const names = Array.from({ length: 10 }, (_, i) => `Race ${email} ${i}`);
    await Promise.all(names.map((companyName) => register({ companyName })));
    expect(await prisma().company.count({ where: { name: { in: names } } })).toBe(1);
    expect(await prisma().mailedToken.count({ where: { user: { email }, usedAt: null } })).toBe(1);
  });
});

describe('the captcha pass', () => {
  const refusal = { code: 'invalid', message: 'Please confirm that you are not a robot.' };

  it('is good once, also of twenty at once', async () => {
    const captcha = await captchaPass();
    const attempts = Array.from({ length: 20 }, (_, i) => register({ captcha, email: `${i}.${email}` }));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const reason of refusalsOf(results)) expect(reason).toMatchObject(refusal);
    await expect(register({ captcha })).rejects.toMatchObject(refusal);
  });

  it.each<[string, () => Promise<string>]>([
    ['that has run out', () => captchaPass(NOW)],
    ['that is invented', async () => 'cap_invented'],
  ])('%s: nothing is stored and nobody is mailed', async (_title, make) => {
    await expect(register({ captcha: await make() })).rejects.toMatchObject(refusal);
    expect(await holder()).toBeNull();
  });

  it('is not spent when the registration fails', async () => {
    const captcha = await captchaPass();
    const person = { companyName: 'Fails', firstName: 'Ada', lastName: 'Lovelace', phone: '', email, captcha };
    // Id 9 is not in the list; the schema refuses it before, the command all the same.
    const attempt = registerCompany(visitorCtx({ now: NOW }), { ...person, timeZoneId: 9 });
    await expect(attempt).rejects.toMatchObject({ code: 'invalid' });
    expect(await register({ captcha })).toEqual({ emailSent: true });
  });
});
