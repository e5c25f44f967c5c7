import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team } from '#/generated/prisma/client.ts';
import { registerInvited, setPassword } from '#/lib/domain/registration/links/invited-registration.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const NOW = new Date('2026-03-02T12:00:00Z');

let team: Team;
let email: string;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  team = await buildTeam(prisma(), { companyId });
  email = `invited.${uniqueWord()}@example.com`;
});

async function invite(changes: object = {}): Promise<string> {
  const target = { companyId: team.companyId, kind: 'team_member', teamId: team.id, createdAt: NOW } as const;
  return mailedToken('inv_', (await buildInvitation(prisma(), { ...target, email, ...changes })).id);
}

async function register(token: string): Promise<{ emailSent: false; token: string }> {
  const person = { firstName: 'Ada', lastName: 'Lovelace', phone: '', timeZoneId: 11 };
  const answer = await registerInvited(visitorCtx({ now: NOW }), { token, ...person });
  if (answer.emailSent) throw new Error('an invitation proves the address: nothing would be emailed');
  return answer;
}
const holder = () => prisma().user.findUnique({ where: { email } });

describe('an invited person', () => {
  it('becomes a member by setting a password, not before', async () => {
    const { token, emailSent } = await register(await invite());
    expect(emailSent).toBe(false);
    const user = await holder();
    expect(user).toMatchObject({ companyId: team.companyId, confirmedAt: null });
    expect(await prisma().teamMember.count({ where: { teamId: team.id } })).toBe(0);
    await setPassword(visitorCtx({ now: NOW }), { token, password: 'quiet meadow 17' });
    const membership = { teamId: team.id, companyId: team.companyId, userId: user?.id };
    expect(await prisma().teamMember.findMany({ where: { teamId: team.id } })).toMatchObject([membership]);
  });

  it.each([
    ['accepted', { acceptedAt: NOW }],
    ['withdrawn', { revokedAt: NOW }],
    ['run out', { expiresAt: NOW }],
  ])('can’t join by an invitation that was %s', async (_title, state) => {
    await expect(register(await invite(state))).rejects.toMatchObject({ code: 'bad_request' });
    expect(await holder()).toBeNull();
  });

  it('with an account reads so, in words that depend on the company', async () => {
    const token = await invite();
    const account = await buildUser(prisma(), { companyId: team.companyId, email });
    await expect(register(token)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Sign in'),
    });
    await prisma().user.delete({ where: { id: account.id } });
    const elsewhere = await buildCompany(prisma());
    await buildUser(prisma(), { companyId: elsewhere.id, email });
    await expect(register(token)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('another company'),
    });
    expect((await holder())?.companyId).toBe(elsewhere.id);
  });

  it('who registers twice has one account, and the older link has ended', async () => {
    const invitation = await invite();
    const [first, second] = [await register(invitation), await register(invitation)];
    const password = 'quiet meadow 17';
    const ctx = visitorCtx({ now: NOW });
    await expect(setPassword(ctx, { ...first, password })).rejects.toMatchObject({ code: 'bad_request' });
    await setPassword(ctx, { ...second, password });
    expect((await holder())?.confirmedAt).toEqual(NOW);
  });

  it('who started to sign up their own company leaves no empty one', async () => {
    const { id: companyId } = await buildCompany(prisma());
    await buildAdministrator(prisma(), { companyId, email, confirmedAt: null });
    await register(await invite());
    expect((await holder())?.companyId).toBe(team.companyId);
    expect(await prisma().company.findUnique({ where: { id: companyId } })).toBeNull();
  });
});
