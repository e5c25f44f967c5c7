import { createTransport, type Transporter } from 'nodemailer';
import { beforeEach, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { Invitation, Prisma, Team, User } from '#/generated/prisma/client.ts';
import { joinInvitation } from '#/lib/domain/invitations/acceptance/join-invitation.ts';
import { inviteMember } from '#/lib/domain/invitations/invite/invite.service.ts';
import { mailInvitation } from '#/lib/domain/invitations/open-invitations/mail-invitation.ts';
import { resendTeamInvitation } from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { sendRenewedInvitationMail } from '#/lib/domain/invitations/queues.ts';
import { rotateShareLink } from '#/lib/domain/invitations/share-links/share-link.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const MINUTE_AGO = new Date(NOW.getTime() - 60_000);

let companyId: number;
let ctx: UserCtx;
let person: User;
let team: Team;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  ctx = await userCtx(await buildAdministrator(prisma(), { companyId }), { now: NOW });
  person = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId });
});

function invite(fields: Partial<Prisma.InvitationUncheckedCreateInput> = {}): Promise<Invitation> {
  const target = { companyId, kind: 'team_member', teamId: team.id, email: person.email } as const;
  return buildInvitation(prisma(), { ...target, createdAt: MINUTE_AGO, ...fields });
}

const resend = (by = ctx) => resendTeamInvitation(by, team.id, { email: person.email });
const rowOf = (id: number) => prisma().invitation.findUniqueOrThrow({ where: { id } });
const join = async (id: number, version = 1) =>
  joinInvitation(await userCtx(person, { now: NOW }), mailedToken('inv_', id, version));
const mailsOf = async (id: number) =>
  (await waitingIn(sendRenewedInvitationMail)).filter(({ invitationId }) => invitationId === id);
const replaced = {
  code: 'bad_request',
  message: expect.stringContaining('A newer invitation has replaced this link.'),
};

it('sending twice within seconds is one email, and its link works', async () => {
  const { id } = await invite();
  await Promise.all([1, 2, 3].map(() => resend()));
  expect(await mailsOf(id)).toEqual([{ invitationId: id, version: 2 }]);
  await join(id, 2);
});

it('sending by two people in parallel is two emails, and the last link works', async () => {
  const { id } = await invite();
  const other = await userCtx(await buildAdministrator(prisma(), { companyId }), { now: NOW });
  await Promise.all([ctx, other].map(resend));
  expect(new Set((await mailsOf(id)).map(({ version }) => version))).toEqual(new Set([2, 3]));
  expect(await prisma().invitation.count({ where: { companyId } })).toBe(1);
  await expect(join(id, 2)).rejects.toMatchObject(replaced);
  await join(id, 3);
});

it('sending while it’s being accepted ends one way or the other', async () => {
  const { id } = await invite();
  const [joining] = await Promise.allSettled([join(id), resend()]);
  const { acceptedAt, version } = await rowOf(id);
  expect([acceptedAt !== null, version]).toEqual(joining.status === 'fulfilled' ? [true, 1] : [false, 2]);
});

it('sending turns a sign-up by a share link into a personal invitation, which doesn’t end with that link', async () => {
  const { id } = await invite({ linkVersion: team.linkVersion });
  await resend();
  await rotateShareLink(ctx, { kind: 'team_member', teamId: team.id });
  expect(await rowOf(id)).toMatchObject({ linkVersion: null, revokedAt: null });
});

it('sending removes the mark of an address that refuses emails, until it refuses again', async () => {
  const { id } = await invite({ mailRefusedAt: MINUTE_AGO });
  await resend();
  expect(await rowOf(id)).toMatchObject({ mailRefusedAt: null });
});

it('sending and an invitation by form within seconds are one email', async () => {
  const email = 'grace@example.com';
  const { id, firstName, lastName } = await invite({ email });
  await resendTeamInvitation(ctx, team.id, { email });
  await inviteMember(ctx, team.id, { email, firstName, lastName });
  expect(await prisma().invitation.findMany({ where: { companyId } })).toMatchObject([{ id, revokedAt: null }]);
  expect(await mailsOf(id)).toHaveLength(1);
});

it('an email has its version’s link, and an email that has waited since an older version is dropped', async () => {
  const { id } = await invite();
  await resend();
  const texts: string[] = [];
  singleton('mail.transport', (): Transporter => {
    const transport = createTransport({ jsonTransport: true });
    const send = transport.sendMail.bind(transport);
    transport.sendMail = async (data: Parameters<typeof send>[0]) => {
      texts.push(JSON.stringify(data.text));
      return send(data);
    };
    return transport;
  });
  for (const version of [1, 2]) await mailInvitation(jobCtx({ now: NOW }), { invitationId: id, version });
  expect(texts).toEqual([expect.stringContaining(`/signIn/${mailedToken('inv_', id, 2)}`)]);
});
