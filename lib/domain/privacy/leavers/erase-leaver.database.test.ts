import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { eraseLeaver } from '#/lib/domain/privacy/leavers/erase-leaver.ts';
import { erasureReceiptMail } from '#/lib/domain/privacy/leavers/erasure-receipt.email.ts';
import { mailErasureReceipt } from '#/lib/domain/privacy/leavers/mail-erasure-receipt.ts';
import { sendErasureReceipt } from '#/lib/domain/privacy/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const sink = openMailSink();
openQueue();

let administrator: User;
let leaver: User;

beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  const now = new Date();
  administrator = await buildAdministrator(prisma(), { companyId });
  const name = { firstName: 'Mia', lastName: 'de Boer' };
  leaver = await buildUser(prisma(), { companyId, ...name, blockedAt: now, suspendedAt: now });
});

const storedLeaver = () => prisma().user.findUniqueOrThrow({ where: { id: leaver.id } });
const erase = async (typedName = 'Mia de Boer', { signedInAgo = 0, by = administrator } = {}) =>
  eraseLeaver(await userCtx(by, { signedInAgo }), leaver.id, typedName);

describe('erasing a leaver', () => {
  it('erases, logs it, and emails a receipt to the erased address', async () => {
    expect(await erase(' mía  de boer')).toEqual({
      message: message('privacy.leavers.erased', { name: 'Mia de Boer' }),
    });
    expect(await storedLeaver()).toMatchObject({ firstName: 'Former', email: `former.${leaver.id}@account.invalid` });
    const { companyId } = leaver;
    const event = { action: 'person.erase', actorId: administrator.id, subject: `user:${leaver.id}` };
    expect(await prisma().auditEntry.findMany({ where: { companyId } })).toMatchObject([event]);
    const [receipt] = (await waitingIn(sendErasureReceipt)).filter(({ userId }) => userId === leaver.id);
    expect(receipt).toEqual({ companyId, userId: leaver.id, address: leaver.email, locale: 'en' });
    await mailErasureReceipt(jobCtx(), sendErasureReceipt.payload.parse(receipt));
    expect(sink.messageIds).toEqual([`<erasure.${leaver.id}@localhost>`]);
    expect(erasureReceiptMail({ locale: 'en', companyName: 'Acme' }).text).toContain('after 35 days');
  });

  it.each([
    ['another name', () => erase('Mia'), { code: 'invalid' }],
    ['a sign-in of 15 minutes ago', () => erase('Mia de Boer', { signedInAgo: 15 }), { code: 'forbidden' }],
  ])('changes nothing for %s', async (_case, act, problem) => {
    await expect(act()).rejects.toMatchObject(problem);
    expect(await storedLeaver()).toEqual(leaver);
  });

  it('works only for suspended people of the same company', async () => {
    await prisma().user.update({ where: { id: leaver.id }, data: { blockedAt: null, suspendedAt: null } });
    await expect(erase()).rejects.toMatchObject({ code: 'invalid' });
    const elsewhere = await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id });
    await expect(erase('Mia de Boer', { by: elsewhere })).rejects.toMatchObject({ code: 'not_found' });
    await prisma().user.update({ where: { id: leaver.id }, data: { blockedAt: new Date() } });
    await expect(erase()).rejects.toMatchObject({ code: 'not_found' });
  });
});
