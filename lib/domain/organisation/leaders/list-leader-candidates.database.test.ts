import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { countQueries } from '#/e2e/support/product/count-queries.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { listLeaderCandidates } from '#/lib/domain/organisation/leaders/candidate.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let administrator: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  administrator = await buildAdministrator(prisma(), {
    companyId,
    firstName: 'Zoe',
    email: `zoe.${companyId}@example.com`,
  });
});

const names = async (query: { search?: string; team?: number }, user = administrator) =>
  (await listLeaderCandidates(await userCtx(user), { search: '', ...query })).map(({ firstName }) => firstName);

it('candidates are people with an account, by name, at most fifty, from one statement', async () => {
  const add = (firstName: string, more: object = {}) => buildUser(prisma(), { companyId, firstName, ...more });
  await add('Bo');
  await add('Al');
  await add('Unconfirmed', { confirmedAt: null });
  await add('Blocked', { blockedAt: new Date() });
  await buildUser(prisma(), { companyId: (await buildCompany(prisma())).id, firstName: 'Foreign' });
  expect(await names({})).toEqual(['Al', 'Bo', 'Zoe']);
  const many = Array.from({ length: 60 }, (_, at) => ({
    firstName: 'Many',
    email: `many.${companyId}.${at}@example.com`,
  }));
  await prisma().user.createMany({
    data: many.map((person) => ({
      ...person,
      companyId,
      lastName: 'More',
      timeZoneId: 11,
      timeZone: 'Europe/London',
      confirmedAt: new Date(),
    })),
  });
  expect(await names({})).toHaveLength(50);
  const ctx = await userCtx(administrator);
  expect(await countQueries(() => listLeaderCandidates(ctx, { search: 'more' }))).toBe(1);
});

it('candidates are found by part of a name, of both names or of the address, with signs as plain text', async () => {
  await buildUser(prisma(), {
    companyId,
    firstName: 'Anna-Lena',
    lastName: 'Ek',
    email: `x_1.${companyId}@example.com`,
  });
  await buildUser(prisma(), { companyId, firstName: 'Bo', lastName: 'Ek', email: `xy1.${companyId}@example.com` });
  for (const search of ['LENA', 'anna-lena ek', 'x_1']) expect(await names({ search })).toEqual(['Anna-Lena']);
  expect(await names({ search: 'ek' })).toEqual(['Anna-Lena', 'Bo']);
  expect(await names({ search: '%' })).toEqual([]);
  expect(await names({ search: '\\' })).toEqual([]);
});

it('candidates include the secondary leader, not the leader; only the team’s leaders can list them', async () => {
  const [leader, second, other] = await Promise.all(
    ['Li', 'Su', 'Ot'].map((firstName) => buildUser(prisma(), { companyId, firstName })),
  );
  const leaders = { leaderId: leader?.id ?? null, secondaryLeaderId: second?.id ?? null };
  const team = (await buildTeam(prisma(), { companyId, ...leaders })).id;
  expect(await names({ team })).toEqual(['Ot', 'Su', 'Zoe']);
  expect(await names({ team }, leader)).toEqual(['Ot', 'Su', 'Zoe']);
  expect(await names({ team, search: 'su' })).toEqual(['Su']);
  await expect(names({}, leader)).rejects.toMatchObject({ code: 'invalid', message: 'Choose a team.' });
  await buildTeam(prisma(), { companyId, leaderId: other?.id ?? null });
  await expect(names({ team }, other)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(names({ team: 2_147_483_647 })).rejects.toMatchObject({ code: 'not_found' });
});

it('a team leader sees no addresses of candidates, and can’t search by one', async () => {
  const leader = await buildUser(prisma(), { companyId, firstName: 'Li' });
  await buildUser(prisma(), { companyId, firstName: 'Bo', email: `hidden.${companyId}@example.com` });
  const team = (await buildTeam(prisma(), { companyId, leaderId: leader.id })).id;
  const ask = async (user: User, role: RoleName, search: string) =>
    (await listLeaderCandidates(await userCtx(user, { role }), { team, search })).map(({ firstName, email }) => [
      firstName,
      email,
    ]);
  expect(await ask(leader, 'Team Leader', '')).toEqual([
    ['Bo', ''],
    ['Zoe', ''],
  ]);
  expect(await ask(leader, 'Team Leader', 'bo')).toEqual([['Bo', '']]);
  expect(await ask(leader, 'Team Leader', 'hidden')).toEqual([]);
  expect(await ask(administrator, 'Administrator', 'hidden')).toEqual([['Bo', `hidden.${companyId}@example.com`]]);
});
