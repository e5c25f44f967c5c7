import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { liveMessagesOf } from '#/e2e/support/product/live.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import type { User } from '#/generated/prisma/client.ts';
import {
  approveAdministrator,
  listAdministratorRequests,
  refuseAdministrator,
} from '#/lib/domain/administrator-requests/administrator-request.service.ts';
import { sendApprovedMail, sendRefusedMail } from '#/lib/domain/administrator-requests/queues.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import { removeAccount } from '#/lib/domain/profile/profile.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';
import { buildAdministratorRequest } from '#/prisma/seed/builders/build-administrator-request.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const noOpenRequest = { code: 'not_found', message: 'This request has already been answered or withdrawn.' };

let companyId: number;
let ada: User;
let bo: User;
let asker: User;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  [ada, bo] = [await buildAdministrator(prisma(), { companyId }), await buildAdministrator(prisma(), { companyId })];
  asker = await buildAdministratorRequest(prisma(), { companyId, firstName: 'Grace', lastName: 'Hopper' });
});

const approve = async (by: User, { id } = asker, of = companyId) =>
  approveAdministrator(await userCtx(by, { role: 'Administrator' }), of, { id });
const refuse = async (by: User) =>
  refuseAdministrator(await userCtx(by, { role: 'Administrator' }), companyId, { id: asker.id });
const isAdministrator = async ({ id }: User) => (await prisma().administrator.count({ where: { userId: id } })) === 1;
const entries = (action: string) => prisma().auditEntry.findMany({ where: { companyId, action } });
const mailsOf = async (queue: typeof sendApprovedMail | typeof sendRefusedMail) =>
  (await waitingIn(queue)).filter(({ userId }) => userId === asker.id);

describe('approving an administrator', () => {
  it('creates an administrator, live, and notifies the person by email and all who decide', async () => {
    const messages = await liveMessagesOf(async () => {
      expect(await approve(ada)).toEqual({
        message: message('administrator-requests.answers.nowAdministrator', { name: 'Grace Hopper' }),
      });
    });
    expect(messages).toContainEqual(['rejoin', userRoom(asker.id), '', {}]);
    expect(await isAdministrator(asker)).toBe(true);
    expect((await userCtx(asker)).actor.roles).toEqual(['Administrator']);
    expect(await mailsOf(sendApprovedMail)).toHaveLength(1);
    const titles = async ({ id }: User) => (await findNotices({ where: { userId: id } })).map(({ title }) => title);
    expect(await titles(asker)).toEqual(['You’re now an administrator']);
    expect(await titles(bo)).toEqual(['New administrator']);
    expect(await entries('administrator.approve')).toMatchObject([
      { actorId: ada.id, subject: `user:${asker.id}`, result: 'ok' },
    ]);
  });

  it('appears in the list until it’s answered, oldest first, in the person’s own company only', async () => {
    const second = await buildAdministratorRequest(prisma(), { companyId, isNewcomer: false });
    const ctx = await userCtx(ada);
    const requests = (await listAdministratorRequests(ctx, companyId)).requests;
    expect(requests.map(({ id, email, goesWhenRefused }) => ({ id, email, goesWhenRefused }))).toEqual([
      { id: asker.id, email: asker.email, goesWhenRefused: true },
      { id: second.id, email: second.email, goesWhenRefused: false },
    ]);
    await approve(ada);
    expect((await listAdministratorRequests(ctx, companyId)).requests).toHaveLength(1);
    const other = await buildCompany(prisma());
    await expect(listAdministratorRequests(ctx, other.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('counts once, repeated or in parallel', async () => {
    await approve(ada);
    await expect(approve(bo)).rejects.toMatchObject(noOpenRequest);
    asker = await buildAdministratorRequest(prisma(), { companyId });
    const results = await Promise.allSettled([approve(ada), approve(bo), approve(ada)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(refusalsOf(results)).toMatchObject([noOpenRequest, noOpenRequest]);
    expect(await mailsOf(sendApprovedMail)).toHaveLength(1);
  });

  it('counts once if it’s refused in parallel', async () => {
    for (let i = 0; i < 5; i++) {
      asker = await buildAdministratorRequest(prisma(), { companyId });
      const [approved, refused] = await Promise.allSettled([approve(ada), refuse(bo)]);
      expect([approved.status, refused.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(await isAdministrator(asker)).toBe(approved.status === 'fulfilled');
      const mails = [await mailsOf(sendApprovedMail), await mailsOf(sendRefusedMail)].map(({ length }) => length);
      expect(mails).toEqual(approved.status === 'fulfilled' ? [1, 0] : [0, 1]);
    }
  });

  it('fails for an administrator who was removed a moment ago', async () => {
    const ctx = await userCtx(ada, { role: 'Administrator' });
    await prisma().administrator.delete({ where: { userId: ada.id } });
    await expect(approveAdministrator(ctx, companyId, { id: asker.id })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await isAdministrator(asker)).toBe(false);
  });

  it('finds no one who has no request, is suspended, is deleted or belongs to another company', async () => {
    const colleague = await buildUser(prisma(), { companyId });
    const blocked = await buildAdministratorRequest(prisma(), { companyId, blockedAt: new Date() });
    const formerMember = await buildAdministratorRequest(prisma(), { companyId });
    await removeAccount(await userCtx(formerMember));
    const elsewhere = (await buildCompany(prisma())).id;
    const foreign = await buildAdministratorRequest(prisma(), { companyId: elsewhere });
    for (const person of [colleague, blocked, formerMember, foreign])
      await expect(approve(ada, person)).rejects.toMatchObject(noOpenRequest);
    await expect(approve(ada, foreign, elsewhere)).rejects.toMatchObject({ code: 'not_found' });
    expect(await isAdministrator(foreign)).toBe(false);
  });
});
