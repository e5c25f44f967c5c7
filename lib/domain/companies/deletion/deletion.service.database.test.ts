import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { followDeletion } from '#/lib/domain/billing/queues.ts';
import { graceMs } from '#/lib/domain/companies/deletion/deletion.constants.ts';
import { deleteCompany, findDeletion, keepCompany } from '#/lib/domain/companies/deletion/deletion.service.ts';
import { mailDeletion } from '#/lib/domain/companies/deletion/deletion-mail.service.ts';
import { sendDeletionMail } from '#/lib/domain/companies/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const sink = openMailSink();
openQueue();

let company: Company;
let administrator: User;
let second: User;
let member: User;

beforeEach(async () => {
  company = await buildCompany(prisma());
  const { id: companyId } = company;
  administrator = await buildAdministrator(prisma(), { companyId, firstName: 'Grace', lastName: 'Hopper' });
  second = await buildAdministrator(prisma(), { companyId });
  member = await buildUser(prisma(), { companyId });
});

const storedCompany = () => prisma().company.findUniqueOrThrow({ where: { id: company.id } });
const ask = async (typedName = company.name, { signedInAgo = 0, by = administrator } = {}) =>
  deleteCompany(await userCtx(by, { signedInAgo }), typedName);
const keep = async (by = second) => keepCompany(await userCtx(by));
const ofCompany = <T extends { companyId?: number }>(payloads: T[]) =>
  payloads.filter(({ companyId }) => companyId === company.id);
const notices = async () => {
  const rows = await findNotices({ where: { companyId: company.id }, orderBy: { userId: 'asc' } });
  return rows.map(({ userId, role, title }) => [userId, role, title]);
};
const acts = async () => {
  const entries = await prisma().auditEntry.findMany({ where: { companyId: company.id }, orderBy: { id: 'asc' } });
  return entries.map(({ action, actorId }) => [action, actorId]);
};

describe('deleting a company', () => {
  it('waits 14 days, notifies all its people, and emails its administrators, once', async () => {
    const { id: leaderId } = await buildUser(prisma(), { companyId: company.id });
    await buildTeam(prisma(), { companyId: company.id, leaderId });
    const askedAt = Date.now();
    const { deletesAt } = await ask(`  ${company.name} `);
    expect(Date.parse(deletesAt) - askedAt - graceMs).toBeLessThan(60_000);
    expect((await ask()).deletesAt).toBe(deletesAt);
    expect((await storedCompany()).deletesAt?.toISOString()).toBe(deletesAt);
    const title = 'Your company will be deleted';
    expect(await notices()).toEqual([
      [second.id, 'Administrator', title],
      [member.id, 'Member', title],
      [leaderId, 'Team Leader', title],
    ]);
    expect(await acts()).toEqual([['company.delete', administrator.id]]);
    const mails = ofCompany(await waitingIn(sendDeletionMail)).toSorted((a, b) => Number(a.userId) - Number(b.userId));
    expect(mails).toEqual(
      [administrator, second].map(({ id: userId }) => ({ companyId: company.id, userId, kind: 'asked' })),
    );
    expect(ofCompany(await waitingIn(followDeletion))).toHaveLength(1);
    for (const mail of mails) await mailDeletion({ db: prisma() }, sendDeletionMail.payload.parse(mail));
    expect(sink.messageIds).toHaveLength(2);
    expect(await findDeletion(await userCtx(member))).toMatch(/^\d{1,2} \w+ 20\d\d$/);
  });

  it.each([
    ['another name', () => ask('Acme of others'), { code: 'invalid' }],
    ['a sign-in of 15 minutes ago', () => ask(company.name, { signedInAgo: 15 }), { code: 'forbidden' }],
  ])('changes nothing for %s', async (_case, act, problem) => {
    await expect(act()).rejects.toMatchObject(problem);
    expect(await storedCompany()).toEqual(company);
    expect([await notices(), await acts()]).toEqual([[], []]);
    expect(await findDeletion(await userCtx(member))).toBeNull();
  });

  it('can be undone by any administrator, once; all its people are notified, and no more emails are sent', async () => {
    await ask();
    const mails = ofCompany(await waitingIn(sendDeletionMail));
    await Promise.all([keep(), keep()]);
    expect(await storedCompany()).toMatchObject({ deletesAt: null, deletionWarnedAt: null });
    expect((await notices()).filter(([, , title]) => title === 'Your company stays')).toEqual([
      [administrator.id, 'Administrator', 'Your company stays'],
      [member.id, 'Member', 'Your company stays'],
    ]);
    expect(await acts()).toEqual([
      ['company.delete', administrator.id],
      ['company.keep', second.id],
    ]);
    const before = sink.messageIds.length;
    for (const mail of mails) await mailDeletion({ db: prisma() }, sendDeletionMail.payload.parse(mail));
    expect(sink.messageIds).toHaveLength(before);
  });

  it('leaves a company alone that isn’t to be deleted, and can’t keep one that is being erased', async () => {
    await keep();
    expect([await notices(), await acts()]).toEqual([[], []]);
    const ctx = await userCtx(second);
    const now = new Date();
    await prisma().company.update({ where: { id: company.id }, data: { deletesAt: now, blockedAt: now } });
    await expect(keepCompany(ctx)).rejects.toMatchObject({ code: 'not_found' });
    expect((await storedCompany()).deletesAt).toEqual(now);
  });
});
