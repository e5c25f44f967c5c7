import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { Company, Team, User } from '#/generated/prisma/client.ts';
import { sendSetPasswordMail } from '#/lib/domain/accounts/queues.ts';
import { getOpening } from '#/lib/domain/invitations/acceptance/get-opening.ts';
import { joinInvitation } from '#/lib/domain/invitations/acceptance/join-invitation.ts';
import { administratorRequestLimit, waitingAdministratorsMax } from '#/lib/domain/invitations/constants.ts';
import { inviteAdministrator } from '#/lib/domain/invitations/invite/invite.service.ts';
import { rotateShareLink } from '#/lib/domain/invitations/share-links/share-link.service.ts';
import { removeAdministrator } from '#/lib/domain/organisation/company/company.service.ts';
import { shareToken } from '#/lib/domain/places/share-link.token.ts';
import { registerInvited, setPassword } from '#/lib/domain/registration/links/invited-registration.service.ts';
import { answerLinkRegistration } from '#/lib/domain/registration/links/link-registration.service.ts';
import { findSessionById } from '#/lib/domain/sessions/session.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken, newSecret } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';
import { buildAdministratorRequest } from '#/prisma/seed/builders/build-administrator-request.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const DAY_MS = 24 * 3_600_000;
const over = { code: 'bad_request', message: expect.stringContaining('has expired') };

let company: Company;
let administrator: User;
let team: Team;
let email: string;

openQueue();
beforeEach(async () => {
  company = await buildCompany(prisma(), { administratorLinkExpiresAt: new Date(NOW.getTime() + 7 * DAY_MS) });
  administrator = await buildAdministrator(prisma(), { companyId: company.id });
  team = await buildTeam(prisma(), { companyId: company.id });
  email = `asker.${uniqueWord()}@example.com`;
});

const ofAdministrators = (version = 1): Parameters<typeof shareToken>[0] => ({
  kind: 'company_administrator',
  id: company.id,
  version,
});
const ofTeam = (): Parameters<typeof shareToken>[0] => ({ kind: 'team_member', id: team.id, version: 1 });
const requests = () => prisma().administratorRequest.findMany({ where: { companyId: company.id } });
const administrators = async () =>
  (await prisma().administrator.findMany({ where: { companyId: company.id } })).map(({ userId }) => userId);
const notifications = () => findNotices({ where: { userId: administrator.id } });
const colleague = () => buildUser(prisma(), { companyId: company.id });

const typed = { firstName: 'Grace', lastName: 'Hopper', phone: '', timeZoneId: 11 };

/** What the worker does for a sign-up by link. */
const signUp = (link: Parameters<typeof shareToken>[0], now = NOW) =>
  answerLinkRegistration(jobCtx({ now }), { ...typed, email, link });

/** Follows the emailed link and sets a password. */
async function confirm(): Promise<User> {
  const user = await prisma().user.findUniqueOrThrow({ where: { email } });
  const mailed = (await waitingIn(sendSetPasswordMail)).map(({ mailedTokenId }) => mailedTokenId ?? 0);
  const { id } = await prisma().mailedToken.findFirstOrThrow({
    where: { id: { in: mailed }, userId: user.id, usedAt: null },
  });
  await setPassword(visitorCtx({ now: NOW }), { token: mailedToken('pwd_', id), password: 'quiet meadow 17' });
  return user;
}

async function join(user: User, link = ofAdministrators(), now = NOW) {
  return joinInvitation(await userCtx(user, { now }), shareToken(link));
}

describe('a person who uses the share link for administrators', () => {
  it('only asks, and the people who decide are notified who it is', async () => {
    const member = await colleague();
    expect(await join(member)).toEqual({
      team: null,
      waitsForApproval: true,
      message: message('invitations.answers.requestSent'),
    });
    expect(await requests()).toEqual([{ userId: member.id, companyId: company.id, isNewcomer: false, askedAt: NOW }]);
    expect(await administrators()).toEqual([administrator.id]);
    expect(await notifications()).toMatchObject([
      { role: 'Administrator', title: 'Someone wants to become an administrator' },
    ]);
    expect((await notifications())[0]?.message).toContain(`(${member.email})`);
    const noted = { companyId: company.id, action: 'administrator.ask', subject: `user:${member.id}` };
    expect(await prisma().auditEntry.count({ where: noted })).toBe(1);
  });

  it('waits once, however often the link is used', async () => {
    const member = await colleague();
    for (let i = 0; i < administratorRequestLimit.points + 2; i++)
      expect(await join(member)).toMatchObject({ waitsForApproval: true });
    expect(await requests()).toHaveLength(1);
    expect(await notifications()).toHaveLength(1);
  });

  it('changes nothing if they are an administrator already', async () => {
    expect(await join(administrator)).toEqual({ team: null, waitsForApproval: false });
    expect(await requests()).toEqual([]);
  });

  it('sees and does nothing with a new account, and asks only once the address is confirmed', async () => {
    await signUp(ofAdministrators());
    expect(await requests()).toEqual([]);
    const user = await confirm();
    expect(await requests()).toMatchObject([{ userId: user.id, isNewcomer: true }]);
    const session = await findSessionById((await signInAs(prisma(), user)).id, new Date());
    expect(session?.isWaiting).toBe(true);
    expect(await administrators()).toEqual([administrator.id]);
  });

  it('doesn’t wait for anything if they have a role of their own', async () => {
    const member = await colleague();
    await prisma().teamMember.create({
      data: { teamId: team.id, companyId: company.id, userId: member.id, joinedAt: NOW },
    });
    await join(member);
    expect((await findSessionById((await signInAs(prisma(), member)).id, new Date()))?.isWaiting).toBe(false);
  });

  it('gets the other place immediately if they also sign up by a team’s link', async () => {
    await signUp(ofAdministrators());
    await signUp(ofTeam());
    const user = await confirm();
    expect((await userCtx(user)).actor.roles).toEqual(['Member']);
    expect(await prisma().teamMember.count({ where: { userId: user.id, teamId: team.id } })).toBe(1);
    expect(await requests()).toMatchObject([{ userId: user.id }]);
  });

  it('can join a team while they wait', async () => {
    const asker = await buildAdministratorRequest(prisma(), { companyId: company.id });
    await join(asker, ofTeam());
    expect((await userCtx(asker)).actor.roles).toEqual(['Member']);
    expect(await administrators()).toEqual([administrator.id]);
  });

  it('is an administrator without asking if they are invited by name, before or after', async () => {
    const person = { email, firstName: 'Grace', lastName: 'Hopper' };
    await signUp(ofAdministrators());
    await inviteAdministrator(await userCtx(administrator, { now: NOW }), company.id, person);
    const user = await confirm();
    expect(await administrators()).toContain(user.id);
    expect(await requests()).toEqual([]);
  });
});

describe('the share link for administrators', () => {
  const at = (ms: number) => new Date(NOW.getTime() + ms);
  const check = (now: Date) => getOpening(visitorCtx({ now }), shareToken(ofAdministrators()));

  it('works for seven days, for newcomers and colleagues alike', async () => {
    const [early, late] = [await colleague(), await colleague()];
    await check(at(7 * DAY_MS - 1));
    await join(early, ofAdministrators(), at(7 * DAY_MS - 1));
    await expect(check(at(7 * DAY_MS))).rejects.toMatchObject(over);
    await expect(join(late, ofAdministrators(), at(7 * DAY_MS))).rejects.toMatchObject(over);
    await signUp(ofAdministrators(), at(7 * DAY_MS));
    expect(await prisma().user.count({ where: { email } })).toBe(0);
    expect(await requests()).toMatchObject([{ userId: early.id }]);
  });

  it('works for seven more days when it’s replaced, and the old one doesn’t', async () => {
    const later = at(20 * DAY_MS);
    await rotateShareLink(await userCtx(administrator, { now: later }), { kind: 'company_administrator' });
    const updatedCompany = await prisma().company.findUniqueOrThrow({ where: { id: company.id } });
    expect(updatedCompany.administratorLinkExpiresAt).toEqual(at(27 * DAY_MS));
    await join(await colleague(), ofAdministrators(2), at(27 * DAY_MS - 1));
    await expect(join(await colleague(), ofAdministrators(1), later)).rejects.toMatchObject(over);
  });

  it('that a removed administrator has copied no longer works, nor do sign-ups by it', async () => {
    const removed = await buildAdministrator(prisma(), { companyId: company.id });
    await signUp(ofAdministrators());
    await removeAdministrator(await userCtx(administrator, { now: NOW }), company.id, removed);
    await expect(join(removed)).rejects.toMatchObject(over);
    await expect(confirm()).rejects.toMatchObject({ code: 'bad_request' });
    expect(await requests()).toEqual([]);
  });

  it('isn’t for a person of another company', async () => {
    const stranger = await buildUser(prisma(), { companyId: (await buildCompany(prisma())).id });
    await expect(join(stranger)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('the limits of asking', () => {
  const full = { code: 'conflict', message: expect.stringContaining('Too many people are waiting') };
  const fill = async (count = waitingAdministratorsMax) => {
    for (let i = 0; i < count; i++) await buildAdministratorRequest(prisma(), { companyId: company.id });
  };

  it('let only so many wait at a time, also if they ask in parallel', async () => {
    await fill(waitingAdministratorsMax - 1);
    const both = [await colleague(), await colleague()];
    const results = await Promise.allSettled(both.map((user) => join(user)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await requests()).toHaveLength(waitingAdministratorsMax);
  });

  it('refuse a sign-up before it starts, and its confirmation without using up the emailed link', async () => {
    await signUp(ofAdministrators());
    await fill();
    const pass = newSecret('cap_');
    const expiresAt = new Date(NOW.getTime() + 1000);
    await prisma().captchaPass.create({ data: { signature: uniqueWord(), tokenHash: pass.hash, expiresAt } });
    const body = { ...typed, email: `x${email}`, token: shareToken(ofAdministrators()), captcha: pass.token };
    await expect(registerInvited(visitorCtx({ now: NOW }), body)).rejects.toMatchObject(full);
    await expect(confirm()).rejects.toMatchObject(full);
    await prisma().administratorRequest.deleteMany({ where: { companyId: company.id } });
    await confirm();
    expect(await requests()).toHaveLength(1);
  });

  it('let one address ask a few times a week, whatever the answer', async () => {
    const member = await colleague();
    for (let i = 0; i < administratorRequestLimit.points; i++) {
      await join(member);
      await prisma().administratorRequest.deleteMany({ where: { companyId: company.id } });
    }
    await expect(join(member)).rejects.toMatchObject({ code: 'too_many_requests' });
    await join(await colleague());
  });
});
