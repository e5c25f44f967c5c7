import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { findSessionOfPreview } from '#/lib/domain/previews/preview.service.ts';
import { findSessionOfCall } from '#/lib/domain/sessions/session.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { type BuiltSession, signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const now = new Date('2026-03-02T12:00:00Z');
const expiresAt = new Date('2026-03-02T12:30:00Z');
const browser = { isBrowser: true };
const program = { isBrowser: false };

let leader: User;
let member: User;
let team: Team;
let session: BuiltSession;
let bearer: string;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  leader = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  member = await buildMember(prisma(), { team });
  session = await signInAs(prisma(), leader, { now });
  bearer = await preview(session);
});

async function preview({ id: sessionId }: BuiltSession): Promise<string> {
  const { token, hash: tokenHash } = newSecret('pv_');
  const ids = { companyId: team.companyId, leaderId: leader.id, memberId: member.id, teamId: team.id };
  await prisma().previewToken.create({ data: { ...ids, tokenHash, sessionId, createdAt: now, expiresAt } });
  return token;
}

const cookieOf = ({ cookie }: BuiltSession) => cookie.slice(cookie.indexOf('=') + 1);
const find = (more: Partial<{ token: string; cookie: string | undefined; at: Date; client: typeof browser }> = {}) => {
  const { token = bearer, at = now, client = browser } = more;
  const cookie = 'cookie' in more ? more.cookie : cookieOf(session);
  return findSessionOfPreview({ bearer: token, cookie }, client, at);
};

it('a preview acts as the member, with no more rights, in the leader’s session', async () => {
  // A member who has stronger roles elsewhere.
  await prisma().administrator.create({ data: { userId: member.id, companyId: team.companyId } });
  await buildTeam(prisma(), { companyId: team.companyId, leaderId: member.id });
  expect(await find()).toMatchObject({
    role: 'Member',
    teamId: team.id,
    company: { id: team.companyId },
    person: { userId: member.id, sessionId: session.id, roles: ['Member'], previewedBy: leader.id },
  });
});

it('a preview isn’t a session: where one is required, its token is refused', async () => {
  const halves = { bearer, cookie: cookieOf(session) };
  expect(await findSessionOfCall(halves, browser, now)).toBeNull();
  expect(await findSessionOfCall(halves, program, now)).toBeNull();
});

describe('the other half of a preview’s token', () => {
  it('is the cookie of the same session', async () => {
    const another = await signInAs(prisma(), leader, { now });
    const theirs = await signInAs(prisma(), member, { now });
    for (const cookie of [undefined, cookieOf(another), cookieOf(theirs), 'made up'])
      for (const client of [browser, program]) expect(await find({ cookie, client })).toBeNull();
  });

  it('isn’t needed by a program, and no browser can use a program’s', async () => {
    const token = await preview(await signInAs(prisma(), leader, { kind: 'api', now }));
    expect(await find({ token, cookie: undefined, client: program })).toMatchObject({ teamId: team.id });
    expect(await find({ token, client: browser })).toBeNull();
  });
});

it('an invented preview token isn’t accepted', async () => {
  expect(await find({ token: newSecret('pv_').token })).toBeNull();
});

describe('a preview is checked at every call and', () => {
  const byId = (id: number) => ({ where: { id } });

  it.each([
    ['the leader leads no more', () => prisma().team.update({ ...byId(team.id), data: { leaderId: null } })],
    ['the member has left', () => prisma().teamMember.deleteMany({ where: { userId: member.id } })],
    ['the member is blocked', () => prisma().user.update({ ...byId(member.id), data: { blockedAt: now } })],
    ['it was ended', () => prisma().previewToken.updateMany({ where: { teamId: team.id }, data: { endedAt: now } })],
  ])('ends, with a message, when %s', async (_why, change) => {
    expect(await find()).not.toBeNull();
    await change();
    await expect(find()).rejects.toMatchObject({ code: 'forbidden', message: 'This preview has ended.' });
  });

  it('ends after half an hour, to the millisecond', async () => {
    expect(await find({ at: new Date(expiresAt.getTime() - 1) })).not.toBeNull();
    await expect(find({ at: expiresAt })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('continues when the main leader has become the secondary one', async () => {
    await prisma().team.update({ ...byId(team.id), data: { leaderId: null, secondaryLeaderId: leader.id } });
    expect(await find()).not.toBeNull();
  });

  it.each([
    ['the session was ended', () => prisma().session.update({ where: { id: session.id }, data: { revokedAt: now } })],
    ['the session has run out', () => prisma().session.update({ where: { id: session.id }, data: { idleUntil: now } })],
    ['the leader is blocked', () => prisma().user.update({ ...byId(leader.id), data: { blockedAt: now } })],
  ])('is refused when %s', async (_why, change) => {
    await change();
    expect(await find()).toBeNull();
  });

  it('ends with a team that is deleted', async () => {
    await prisma().team.delete(byId(team.id));
    expect(await find()).toBeNull();
  });
});
