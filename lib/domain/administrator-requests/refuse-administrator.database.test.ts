import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { refuseAdministrator } from '#/lib/domain/administrator-requests/administrator-request.service.ts';
import { sendRefusedMail } from '#/lib/domain/administrator-requests/queues.ts';
import { joinInvitation } from '#/lib/domain/invitations/acceptance/join-invitation.ts';
import { shareToken } from '#/lib/domain/places/share-link.token.ts';
import { findSessionById } from '#/lib/domain/sessions/session.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';
import { buildAdministratorRequest } from '#/prisma/seed/builders/build-administrator-request.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let company: Company;
let administrator: User;

openQueue();
beforeEach(async () => {
  company = await buildCompany(prisma());
  administrator = await buildAdministrator(prisma(), { companyId: company.id });
});

const ask = (fields: { isNewcomer?: boolean } = {}) =>
  buildAdministratorRequest(prisma(), { companyId: company.id, ...fields });
const refuse = async ({ id }: User) => refuseAdministrator(await userCtx(administrator), company.id, { id });
const mailTo = async ({ id }: User) => (await waitingIn(sendRefusedMail)).find(({ userId }) => userId === id);
const storedUser = ({ id }: User) => prisma().user.findUniqueOrThrow({ where: { id } });

describe('refusing an administrator', () => {
  it('erases an account that was created to ask, ends its sessions and frees the address, and says so', async () => {
    const asker = await ask();
    const session = await signInAs(prisma(), asker);
    expect(await refuse(asker)).toMatchObject({
      message: message('administrator-requests.answers.declinedOf', { name: 'Robin Example' }),
    });
    expect(await storedUser(asker)).toMatchObject({ firstName: 'Former', email: `former.${asker.id}@account.invalid` });
    expect(await findSessionById(session.id, new Date())).toBeNull();
    expect(await mailTo(asker)).toMatchObject({
      email: asker.email,
      firstName: 'Robin',
      companyName: company.name,
      isErased: true,
    });
    const noted = { companyId: company.id, action: 'administrator.refuse', subject: `user:${asker.id}` };
    expect(await prisma().auditEntry.count({ where: { ...noted, actorId: administrator.id } })).toBe(1);
  });

  it('keeps the account of a colleague, and of a newcomer who has a role by now', async () => {
    const [colleague, newcomer] = [await ask({ isNewcomer: false }), await ask()];
    const team = await buildTeam(prisma(), { companyId: company.id });
    await buildMember(prisma(), { team, user: newcomer });
    for (const person of [colleague, newcomer]) {
      await refuse(person);
      expect(await storedUser(person)).toMatchObject({ email: person.email, blockedAt: null });
      expect(await mailTo(person)).toMatchObject({ isErased: false });
      expect(await prisma().administrator.count({ where: { userId: person.id } })).toBe(0);
    }
  });

  it('leaves no notice with the name and address of an erased account', async () => {
    const newcomer = await buildUser(prisma(), { companyId: company.id });
    const token = shareToken({ kind: 'company_administrator', id: company.id, version: 1 });
    await joinInvitation(await userCtx(newcomer), token);
    const notificationCount = () => prisma().notification.count({ where: { userId: administrator.id } });
    expect(await notificationCount()).toBe(1);
    await prisma().administratorRequest.update({ where: { userId: newcomer.id }, data: { isNewcomer: true } });
    await refuse(newcomer);
    expect(await notificationCount()).toBe(0);
  });

  it('lets the person ask again', async () => {
    const colleague = await ask({ isNewcomer: false });
    await refuse(colleague);
    const token = shareToken({ kind: 'company_administrator', id: company.id, version: 1 });
    expect(await joinInvitation(await userCtx(colleague), token)).toMatchObject({ waitsForApproval: true });
    await refuse(colleague);
    await expect(refuse(colleague)).rejects.toMatchObject({ code: 'not_found' });
  });
});
