import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import type { Company, Department, Team, User } from '#/generated/prisma/client.ts';
import { sendSetPasswordMail } from '#/lib/domain/accounts/queues.ts';
import { withdrawTeamInvitation } from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { sendInvitationMail, sendKnownAddressMail } from '#/lib/domain/invitations/queues.ts';
import type { ShareKind } from '#/lib/domain/places/constants.ts';
import { shareToken } from '#/lib/domain/places/share-link.token.ts';
import { registerInvited, setPassword } from '#/lib/domain/registration/links/invited-registration.service.ts';
import { answerLinkRegistration } from '#/lib/domain/registration/links/link-registration.service.ts';
import { answerLinkRegistrationRequest, type LinkRegistration } from '#/lib/domain/registration/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken, newSecret } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const NOW = new Date('2026-03-02T12:00:00Z');

let company: Company;
let administrator: User;
let department: Department;
let team: Team;
let email: string;

openQueue();
beforeEach(async () => {
  company = await buildCompany(prisma());
  const companyId = company.id;
  administrator = await buildAdministrator(prisma(), { companyId });
  department = await buildDepartment(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId });
  email = `joiner.${uniqueWord()}@example.com`;
});

async function captchaPass(): Promise<string> {
  const pass = newSecret('cap_');
  const expiresAt = new Date(NOW.getTime() + 1000);
  await prisma().captchaPass.create({ data: { signature: uniqueWord(), tokenHash: pass.hash, expiresAt } });
  return pass.token;
}

const link = (kind: ShareKind = 'team_member', version = 1) => {
  const ids = { team_member: team.id, department_team_leader: department.id };
  return shareToken({ kind, id: kind in ids ? ids[kind as keyof typeof ids] : company.id, version });
};

const typed = { firstName: 'Grace', lastName: 'Hopper', phone: '', timeZoneId: 11 };

async function register(token: string, changes: object = {}) {
  const body = { ...typed, token, email, captcha: await captchaPass(), ...changes };
  const answer = await registerInvited(visitorCtx({ now: NOW }), body);
  await work();
  return answer;
}

/** Runs the worker's job for this test's waiting sign-ups. */
async function work(): Promise<void> {
  const waiting = await waitingIn(answerLinkRegistrationRequest);
  const own = (waiting as unknown as LinkRegistration[]).filter((request) => request.email.endsWith(email));
  for (const request of own) await answerLinkRegistration(jobCtx({ now: NOW }), request);
}

const holder = () => prisma().user.findUnique({ where: { email } });

/** Follows the emailed link and sets a password. */
async function confirm(): Promise<User> {
  const user = await prisma().user.findUniqueOrThrow({ where: { email } });
  const waiting = (await waitingIn(sendSetPasswordMail)).map(({ mailedTokenId }) => mailedTokenId ?? 0);
  const { id } = await prisma().mailedToken.findFirstOrThrow({
    where: { id: { in: waiting }, userId: user.id, usedAt: null },
  });
  await setPassword(visitorCtx({ now: NOW }), { token: mailedToken('pwd_', id), password: 'quiet meadow 17' });
  return user;
}

describe('signing up by a share link', () => {
  const links: [ShareKind, object][] = [
    ['department_leader', { roles: ['Department Leader'] }],
    ['team_leader', { roles: ['Team Leader'] }],
    ['department_team_leader', { roles: ['Team Leader'] }],
    ['team_member', { roles: ['Member'] }],
  ];

  it.each(links)('of the kind %s gives the place once the address is confirmed, not before', async (kind, actor) => {
    expect(await register(link(kind))).toEqual({ emailSent: true });
    const waiting = { companyId: company.id, email, firstName: 'Grace', invitedById: null, acceptedAt: null };
    expect(await prisma().invitation.findMany({ where: { companyId: company.id } })).toMatchObject([waiting]);
    expect(await holder()).toMatchObject({ companyId: company.id, confirmedAt: null, onboardingCompletedAt: null });
    const user = await confirm();
    expect((await userCtx(user)).actor).toMatchObject(actor);
    const mailed = await waitingIn(sendInvitationMail);
    const [row] = await prisma().invitation.findMany({ where: { companyId: company.id } });
    expect(mailed.filter(({ invitationId }) => invitationId === row?.id)).toEqual([]);
  });

  it('of a department puts the new team into it', async () => {
    await register(link('department_team_leader'));
    const { id: leaderId } = await confirm();
    const draft = { name: '', departmentId: department.id, leaderId, creatorId: leaderId };
    expect(await prisma().team.findMany({ where: { companyId: company.id, completedAt: null } })).toMatchObject([
      draft,
    ]);
  });

  it('creates one account and one place, also twice or ten times in parallel', async () => {
    await register(link());
    await Promise.all(Array.from({ length: 10 }, () => register(link())));
    expect(await prisma().user.count({ where: { companyId: company.id, email } })).toBe(1);
    expect(await prisma().invitation.count({ where: { companyId: company.id, revokedAt: null } })).toBe(1);
    await confirm();
    expect(await prisma().teamMember.count({ where: { teamId: team.id } })).toBe(1);
  });

  it('gives nothing if it’s withdrawn before the address is confirmed', async () => {
    await register(link());
    await withdrawTeamInvitation(await userCtx(administrator, { now: NOW }), team.id, { email });
    await expect(confirm()).rejects.toMatchObject({ code: 'bad_request' });
    expect(await holder()).toMatchObject({ confirmedAt: null });
  });

  it('doesn’t end the invitation that was emailed to the address', async () => {
    const invitation = { companyId: company.id, kind: 'team_member', teamId: team.id, email, createdAt: NOW } as const;
    const { id } = await buildInvitation(prisma(), invitation);
    await register(link());
    expect(await prisma().invitation.findMany({ where: { companyId: company.id } })).toMatchObject([
      { id, revokedAt: null },
    ]);
  });
});

describe('a waiting sign-up', () => {
  it('contains no secret, and is dropped if the link is replaced meanwhile', async () => {
    const body = { ...typed, token: link(), email, captcha: await captchaPass() };
    await registerInvited(visitorCtx({ now: NOW }), body);
    expect(JSON.stringify(await waitingIn(answerLinkRegistrationRequest))).not.toContain('lnk_');
    await prisma().team.update({ where: { id: team.id }, data: { linkVersion: 2 } });
    await work();
    expect(await holder()).toBeNull();
    expect(await prisma().invitation.count({ where: { companyId: company.id } })).toBe(0);
  });
});

describe('a known address', () => {
  it.each(['the company', 'another company'])(
    'of %s gets the same answer and an email, and changes nothing',
    async (of) => {
      const companyId = of === 'the company' ? company.id : (await buildCompany(prisma())).id;
      const account = await buildUser(prisma(), { companyId, email });
      expect(await register(link())).toEqual({ emailSent: true });
      expect(await holder()).toEqual(account);
      expect(await prisma().invitation.count({ where: { companyId: company.id } })).toBe(0);
      const mails = (await waitingIn(sendKnownAddressMail)).filter(({ userId }) => userId === account.id);
      expect(mails).toMatchObject([{ companyId: company.id }]);
      expect(JSON.stringify(mails)).not.toContain('lnk_');
    },
  );
});

describe('signing up is refused', () => {
  const over = { code: 'bad_request', message: expect.stringContaining('Ask for a new one') };

  it.each<[string, () => Promise<string> | string]>([
    ['replaced', () => link('team_member', 2)],
    ['invented', () => `${link().slice(0, -1)}_`],
    ['of another kind than its signature', () => link().replace('lnk_4.', 'lnk_0.')],
    [
      'of a deleted team',
      async () => {
        const token = link();
        await prisma().team.delete({ where: { id: team.id } });
        return token;
      },
    ],
  ])('with a link that is %s', async (_title, make) => {
    await expect(register(await make())).rejects.toMatchObject(over);
    expect(await holder()).toBeNull();
  });

  it.each([
    [{ email: undefined }, 'Email is required!'],
    [{ captcha: undefined }, 'Confirm that you’re not a robot.'],
    [{ captcha: 'cap_invented' }, 'Confirm that you’re not a robot.'],
  ])('with %j', async (changes, message) => {
    await expect(register(link(), changes)).rejects.toMatchObject({ code: 'invalid', message });
    expect(await holder()).toBeNull();
  });

  it('with a captcha pass that is used a second time, also in ten parallel calls', async () => {
    const captcha = await captchaPass();
    const attempts = Array.from({ length: 10 }, (_, at) => register(link(), { captcha, email: `${at}.${email}` }));
    const results = await Promise.allSettled(attempts);
    expect(refusalsOf(results)).toHaveLength(9);
  });
});
