import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { MailedTokenKind } from '#/generated/prisma/enums.ts';
import { accountMailLimit } from '#/lib/domain/accounts/constants.ts';
import { answerConfirmation, answerReset } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import { sendAccountExistsMail, sendReconfirmMail, sendResetPasswordMail } from '#/lib/domain/accounts/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const unconfirmed = { confirmedAt: null, passwordHash: null };

let companyId: number;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
});

const build = (fields: object = {}) => buildUser(prisma(), { companyId, ...fields });
const linksOf = (userId: number, kind: MailedTokenKind) =>
  prisma().mailedToken.findMany({ where: { userId, kind, usedAt: null } });
const mailed = async () => ({
  reset: (await waitingIn(sendResetPasswordMail)).map(({ mailedTokenId }) => mailedTokenId),
  reconfirm: (await waitingIn(sendReconfirmMail)).map(({ mailedTokenId }) => mailedTokenId),
  exists: (await waitingIn(sendAccountExistsMail)).map(({ userId }) => userId),
});

describe('a password reset', () => {
  const reset = (email: string) => answerReset(jobCtx({ now: NOW }), { email });

  it('creates one link of thirty minutes and its email; a second one replaces it', async () => {
    const user = await build();
    await reset(user.email);
    await reset(user.email);
    const links = await linksOf(user.id, 'reset_password');
    expect(links).toMatchObject([{ createdAt: NOW, expiresAt: new Date(NOW.getTime() + 30 * 60_000) }]);
    expect((await mailed()).reset).toContain(links[0]?.id);
    expect(await prisma().auditEntry.count({ where: { companyId, action: 'password.request-reset' } })).toBe(2);
  });

  it('sends the confirmation to a person who hasn’t confirmed yet', async () => {
    const user = await build(unconfirmed);
    await reset(user.email);
    expect(await linksOf(user.id, 'reset_password')).toEqual([]);
    const [link] = await linksOf(user.id, 'set_password');
    expect((await mailed()).reconfirm).toContain(link?.id);
  });

  it('sends nothing to unknown and suspended people', async () => {
    const before = await mailed();
    const blocked = await build({ blockedAt: NOW });
    await reset(blocked.email);
    await reset('nobody@example.com');
    expect(await mailed()).toEqual(before);
    expect(await prisma().mailedToken.count({ where: { userId: blocked.id } })).toBe(0);
  });

  it('doesn’t flood a mailbox, however many networks ask for it', async () => {
    const user = await build();
    for (let i = 0; i < accountMailLimit.points + 3; i++) await reset(user.email);
    expect(await prisma().mailedToken.count({ where: { userId: user.id } })).toBe(accountMailLimit.points);
  });
});

describe('a confirmation of an address', () => {
  const confirm = (email: string) => answerConfirmation(jobCtx({ now: NOW }), { email });

  it('is emailed again, and the older link stops working', async () => {
    const user = await build(unconfirmed);
    await confirm(user.email);
    const [first] = await linksOf(user.id, 'set_password');
    await confirm(user.email);
    const links = await linksOf(user.id, 'set_password');
    expect(links).toHaveLength(1);
    expect(links[0]?.id).not.toBe(first?.id);
    expect((await mailed()).reconfirm).toEqual(expect.arrayContaining([first?.id, links[0]?.id]));
  });

  it('isn’t created for a person who has confirmed: they are asked to sign in', async () => {
    const user = await build();
    await confirm(user.email);
    expect(await prisma().mailedToken.count({ where: { userId: user.id } })).toBe(0);
    expect((await mailed()).exists).toContain(user.id);
  });
});
