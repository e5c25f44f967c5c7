import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MailSink, startMailSink } from '#/e2e/support/fakes/mail-sink.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import '#/lib/domain/mail-preferences/jobs.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { isRefusedMail, sendMail } from '#/lib/platform/mail.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { inHtml } from '#/lib/words/in-words.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let sink: MailSink;
let companyId: number;
let inviter: User;

beforeAll(async () => {
  await testDatabase();
  sink = await startMailSink();
  singleton('mail.transport', () => createTransport({ url: sink.url }));
});
afterAll(async () => {
  await sink.stop();
  await closeDatabase();
});
beforeEach(async () => {
  sink.refuseAddress(null);
  companyId = (await buildCompany(prisma())).id;
  inviter = await buildAdministrator(prisma(), { companyId });
});

const send = (address: string) =>
  sendMail({
    to: { name: 'Kim', address },
    subject: 'Hi',
    html: 'Hi',
    text: 'Hi',
    messageKey: `${Math.random()}`,
  }).then(
    () => 'taken',
    (error) => (isRefusedMail(error) ? 'refused for good' : 'not taken'),
  );
const notices = () => findNotices({ where: { userId: inviter.id } });

it('an address that is refused for good is marked at its invitations, and its inviter is notified once', async () => {
  const email = `two..dots.${companyId}@example.com`;
  const kind = 'company_administrator';
  const open = await buildInvitation(prisma(), { companyId, kind, email, invitedById: inviter.id });
  const withdrawn = await buildInvitation(prisma(), {
    companyId,
    kind,
    email,
    invitedById: inviter.id,
    revokedAt: new Date(),
  });
  sink.refuseAddress(email);
  expect([await send(email), await send(email)]).toEqual(['refused for good', 'refused for good']);
  const rowOf = ({ id }: { id: number }) => prisma().invitation.findUniqueOrThrow({ where: { id } });
  expect((await rowOf(open)).mailRefusedAt).toBeInstanceOf(Date);
  expect((await rowOf(withdrawn)).mailRefusedAt).toBeNull();
  const href = `/companyManagement?tab=people&invited=${encodeURIComponent(email)}`;
  expect(await notices()).toMatchObject([
    {
      role: 'Administrator',
      message: expect.stringContaining(email),
      buttonTitle: 'Correct the address',
      props: { href },
    },
  ]);
});

it('a leader who may not correct the address reads what they can do', async () => {
  const leader = await buildUser(prisma(), { companyId });
  const { id: teamId } = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  const email = `no.one.${companyId}@example.com`;
  await buildInvitation(prisma(), { companyId, teamId, kind: 'team_member', email, invitedById: leader.id });
  sink.refuseAddress(email);
  await send(email);
  const [notice, ...others] = await prisma().notification.findMany({ where: { userId: leader.id } });
  expect([notice, ...others]).toMatchObject([{ role: 'Team Leader', buttonTitle: null }]);
  expect(inHtml(notice?.message ?? '', 'en')).toContain('withdraw the invitation and send a new one');
});

it('an account is marked until an email is accepted again, and a temporary refusal marks none', async () => {
  const { id, email } = await buildUser(prisma(), { companyId });
  const refusedAt = async () => (await prisma().user.findUniqueOrThrow({ where: { id } })).mailRefusedAt;
  sink.refuse(1);
  expect([await send(email), await refusedAt()]).toEqual(['not taken', null]);
  sink.refuseAddress(email);
  expect([await send(email), await refusedAt()]).toEqual(['refused for good', expect.any(Date)]);
  sink.refuseAddress(null);
  expect([await send(email), await refusedAt()]).toEqual(['taken', null]);
});
