import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { lifeHours } from '#/lib/domain/accounts/constants.ts';
import { createMailedToken } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import { getPasswordLink } from '#/lib/domain/accounts/passwords/password.service.ts';
import { setPassword } from '#/lib/domain/registration/links/invited-registration.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { verifyPassword } from '#/lib/platform/passwords.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const GOOD = 'quiet meadow 17';
const OVER = { code: 'bad_request', message: 'This link has expired or has already been used. Ask for a new one.' };
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

let company: Company;
let founder: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  company = await buildCompany(prisma());
  founder = await buildAdministrator(prisma(), { companyId: company.id, confirmedAt: null, passwordHash: null });
});

async function makeLink(kind: 'set_password' | 'reset_password' = 'set_password', user = founder): Promise<string> {
  return mailedToken('pwd_', await createMailedToken(prisma(), kind, user.id, NOW));
}

const ctxAt = (now: Date) => visitorCtx({ now });
const set = (token: string, password = GOOD, now = hours(1)) => setPassword(ctxAt(now), { token, password });
const read = (token: string, now = hours(1)) => getPasswordLink(ctxAt(now), { token });
const storedUser = () => prisma().user.findUniqueOrThrow({ where: { id: founder.id } });

describe('a link to set a password', () => {
  it('confirms the address, stores the password and returns a ticket', async () => {
    expect((await set(await makeLink())).token).toMatch(/^tkt_/);
    const { confirmedAt, passwordHash } = await storedUser();
    expect(confirmedAt).toEqual(hours(1));
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(GOOD, passwordHash)).toBe(true);
  });

  it('isn’t used up by reading it', async () => {
    const token = await makeLink();
    for (let i = 0; i < 3; i++) expect(await read(token)).toEqual({ email: founder.email });
    await set(token);
    await expect(read(token)).rejects.toMatchObject(OVER);
    await expect(set(token)).rejects.toMatchObject(OVER);
  });

  it('revokes the older one', async () => {
    const [older, newer] = [await makeLink(), await makeLink()];
    await expect(read(older)).rejects.toMatchObject(OVER);
    await expect(set(older)).rejects.toMatchObject(OVER);
    await set(newer);
  });

  it('works for 72 hours', async () => {
    const token = await makeLink();
    const end = hours(lifeHours.setPassword);
    await expect(read(token, end)).rejects.toMatchObject(OVER);
    await expect(set(token, GOOD, end)).rejects.toMatchObject(OVER);
    await set(token, GOOD, new Date(end.getTime() - 1));
  });

  it('is used once by twenty parallel calls, and creates one ticket', async () => {
    const token = await makeLink();
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => set(token, `${GOOD} ${i}`)));
    const winners = results.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
    expect(winners).toHaveLength(1);
    for (const reason of refusalsOf(results)) expect(reason).toMatchObject(OVER);
    expect(await prisma().loginTicket.count({ where: { userId: founder.id } })).toBe(1);
    expect(await verifyPassword(`${GOOD} ${winners[0]}`, (await storedUser()).passwordHash)).toBe(true);
  });

  it.each(['password', 'PassWord', '12345678', 'qwertyuiop'])(
    'isn’t used up by the common password %s',
    async (common) => {
      const token = await makeLink();
      await expect(set(token, common)).rejects.toMatchObject({ code: 'invalid' });
      expect((await storedUser()).confirmedAt).toBeNull();
      await set(token);
    },
  );

  it('works only as its own kind: one for a reset, or with a changed character, is refused', async () => {
    const token = await makeLink();
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const renamed = token.replace('pwd_', 'rst_');
    for (const wrong of [changed, renamed, await makeLink('reset_password'), '', 'pwd_', 'pwd_1.'])
      await expect(set(wrong)).rejects.toMatchObject(OVER);
    expect((await storedUser()).passwordHash).toBeNull();
  });

  it('does nothing for a person who has a password, or was suspended', async () => {
    const token = await makeLink();
    await prisma().user.update({ where: { id: founder.id }, data: { blockedAt: NOW } });
    await expect(set(token)).rejects.toMatchObject(OVER);
    const confirmed = await buildUser(prisma(), { companyId: company.id });
    const other = await makeLink('set_password', confirmed);
    await expect(set(other)).rejects.toMatchObject(OVER);
    await expect(read(other)).rejects.toMatchObject(OVER);
  });
});

describe('confirming an address', () => {
  let invitee: User;
  beforeEach(async () => {
    invitee = await buildUser(prisma(), { companyId: company.id, confirmedAt: null, passwordHash: null });
  });

  const invite = async (changes: object = {}) => {
    const team = await buildTeam(prisma(), { companyId: company.id });
    const target = { companyId: company.id, kind: 'team_member', teamId: team.id, createdAt: NOW } as const;
    await buildInvitation(prisma(), { ...target, email: invitee.email, ...changes });
    return team.id;
  };
  const teams = async () =>
    (await prisma().teamMember.findMany({ where: { userId: invitee.id } })).map(({ teamId }) => teamId);

  it('accepts this company’s open invitations, and no others', async () => {
    const open = [await invite(), await invite()];
    await invite({ revokedAt: NOW });
    await invite({ expiresAt: hours(1) });
    await invite({ email: 'other@example.com' });
    const elsewhere = await buildCompany(prisma());
    const theirs = await buildTeam(prisma(), { companyId: elsewhere.id });
    const foreign = { companyId: elsewhere.id, kind: 'team_member', teamId: theirs.id } as const;
    await buildInvitation(prisma(), { ...foreign, email: invitee.email, createdAt: NOW });
    await set(await makeLink('set_password', invitee));
    expect(new Set(await teams())).toEqual(new Set(open));
    expect(await prisma().invitation.count({ where: { acceptedAt: { not: null }, email: invitee.email } })).toBe(2);
  });

  it.each([
    ['withdrawn', { revokedAt: NOW }],
    ['run out', { expiresAt: hours(1) }],
  ])('is refused if the only invitation has %s, and nothing is stored', async (_title, state) => {
    await invite(state);
    const token = await makeLink('set_password', invitee);
    await expect(set(token)).rejects.toMatchObject({ code: 'bad_request' });
    const { confirmedAt, passwordHash } = await prisma().user.findUniqueOrThrow({ where: { id: invitee.id } });
    expect([confirmedAt, passwordHash]).toEqual([null, null]);
    expect(await prisma().loginTicket.count({ where: { userId: invitee.id } })).toBe(0);
  });
});
