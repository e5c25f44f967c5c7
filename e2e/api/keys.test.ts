import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import type { Input } from '#/e2e/api/policy/policy-row.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';
import type { User } from '#/generated/prisma/client.ts';
import type { Endpoint } from '#/lib/api/endpoint.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildAction } from '#/prisma/seed/builders/build-action.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { buildPulse } from '#/prisma/seed/builders/build-pulse.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { loadContracts } from '#/server/feature-files.ts';

type Headers = Record<string, string>;

const byName = new Map((await loadContracts()).map((contract) => [contract.name, contract]));
const scoped = [...byName.values()].filter(({ keyScope }) => keyScope !== undefined);

const server = openServer();
let company: Awaited<ReturnType<typeof buildPublishedCompany>>;
let pulseId: number;
let importId: number;
/** Leads a team by name and created the pulse; the other person does neither. */
let leading: User;
let keys: { leading: Headers; plain: Headers };

beforeAll(async () => {
  company = await buildPublishedCompany();
  const db = prisma();
  const { id: companyId } = company.company;
  leading = await buildAdministrator(db, { companyId, firstName: 'Lea', lastName: 'Leader' });
  const small = await db.team.findFirstOrThrow({ where: { companyId, name: 'Small' } });
  await db.team.update({ where: { id: small.id }, data: { leaderId: leading.id } });
  await db.leadership.updateMany({ where: { teamId: small.id, userId: leading.id }, data: { beginsOn: null } });
  await buildMember(db, { team: company.anchor, user: leading });
  await buildAction(db, { team: company.anchor, action: { ownerId: leading.id, madeById: leading.id } });
  pulseId = (await buildPulse(db, { creator: leading, teams: [company.anchor] })).id;
  const counts = { rows: 1, wrong: 1, invited: 0, changed: 0, unchanged: 0, departments: 0, teams: 0, leaving: 0 };
  const noneChange = { replacedLeaders: 0, administrators: 0, people: 0 };
  const file = { companyId, createdById: leading.id, fileName: 'people.csv', createdAt: new Date(), toDoCount: 0 };
  const row = {
    line: 2,
    cells: { email: 'x' },
    errors: [{ field: 'email', message: 'Email is required.' }],
    positions: [],
  };
  importId = (
    await db.peopleImport.create({
      data: { ...file, state: 'previewed', counts: { ...counts, ...noneChange }, rows: { create: row } },
    })
  ).id;
  keys = {
    leading: (await buildApiKey(db, leading)).headers,
    plain: (await buildApiKey(db, company.administrator)).headers,
  };
}, 120_000);

/** The input of each call: what it reads, or for changes, separate people for each of the two keys. */
const inputs: Record<string, () => Promise<Input> | Input> = {
  getCompany: () => ({}),
  getDepartment: () => ({ params: { id: company.operations.id } }),
  getTeam: () => ({ params: { id: company.anchor.id } }),
  getChart: () => ({}),
  listPeople: () => ({}),
  exportPeople: () => ({}),
  listPeopleTeams: () => ({}),
  getPerson: () => ({ params: { id: leading.id } }),
  getImport: () => ({ params: { id: importId } }),
  exportImportErrors: () => ({ params: { id: importId } }),
  startImport: () => ({ params: { id: importId }, body: { confirmation: '', administrators: false, suspend: false } }),
  movePeople: async () => ({ body: { people: ['nobody@example.com'], teamId: company.anchor.id } }),
  removePeople: async () => ({ body: { people: ['nobody@example.com'], teamId: company.anchor.id } }),
  getCompanyDashboard: () => ({ query: { period: '1m' } }),
  getCompanyAnalytics: () => ({ body: { period: '1m' } }),
  listTeamsOverview: () => ({ body: { period: '1m' } }),
  getBreakdown: () => ({ query: { period: '1m' } }),
  getTeamDashboard: () => ({ params: { id: company.anchor.id }, query: { period: '1m' } }),
  listPulses: () => ({}),
  getPulse: () => ({ params: { id: pulseId } }),
  listPulseTeams: () => ({ params: { id: pulseId } }),
  getPulseResults: () => ({ params: { id: pulseId, teamId: 0 } }),
  listActions: () => ({ query: { teamId: company.anchor.id } }),
  listTeamSteps: () => ({ query: { teamIds: String(company.anchor.id) } }),
  listTeamDeeds: () => ({}),
  listActivity: () => ({}),
  exportActivity: () => ({}),
};
/** Uploads need a form, and return what getImport returns. */
const elsewhere = ['previewImport'];

async function callBy(headers: Headers, contract: Endpoint) {
  const input = (await inputs[contract.name]?.()) ?? {};
  const { status, text } = await server.call(addressOf(contract, input), {
    method: contract.method,
    headers,
    body: contract.method === 'POST' ? (input.body ?? {}) : undefined,
  });
  return { status, text: text.replace(/"requestId":"[^"]*"/, '') };
}

describe('the person whose key it is', () => {
  it('is asked about by every call that takes a key', () => {
    expect([...Object.keys(inputs), ...elsewhere].sort()).toEqual(scoped.map(({ name }) => name).sort());
  });

  it.each(scoped.map(({ name }) => name).filter((name) => !elsewhere.includes(name)))(
    '%s: changes no answer, and no answer contains a link that lets people in',
    async (name) => {
      const contract = byName.get(name) as Endpoint;
      const [one, other] = [await callBy(keys.leading, contract), await callBy(keys.plain, contract)];
      expect(one).toEqual(other);
      // An import without changes is refused for both keys.
      expect(one.status).toBe(name === 'startImport' ? 422 : 200);
      expect(one.text).not.toContain('/signUp/');
    },
  );

  it('makes a difference in a session, where they read a team by name and their own sign-ins', async () => {
    const signIns = { action: 'session.sign-in', actorKind: 'user', at: new Date(), companyId: leading.companyId };
    await prisma().auditEntry.create({ data: { ...signIns, actorId: leading.id, details: {} } });
    const session = async (user: User) => ({
      ...(await signInAs(prisma(), user, { kind: 'api' })).headers,
      role: 'Administrator',
    });
    const [one, other] = [await session(leading), await session(company.administrator)];
    for (const name of ['getCompanyDashboard', 'listActivity']) {
      const contract = byName.get(name) as Endpoint;
      expect((await callBy(one, contract)).text).not.toBe((await callBy(other, contract)).text);
      expect(await callBy(keys.leading, contract)).toEqual(await callBy(keys.plain, contract));
    }
  });
});

describe('an API key', () => {
  const people = '/api/company/people';

  it('acts as an administrator, whatever role is asked for', async () => {
    for (const role of ['Member', 'Team Leader'])
      expect((await server.call(people, { headers: { ...keys.leading, role } })).status).toBe(200);
  });

  it.each([
    ['an origin', { origin: 'http://localhost' }],
    ['a mark of a browser', { 'sec-fetch-site': 'same-origin' }],
  ])('isn’t accepted with %s', async (_, marks) => {
    const own = 'origin' in marks ? { origin: server.url } : marks;
    expect(refusalOf(await server.call(people, { headers: { ...keys.leading, ...own } }))).toBe(401);
  });

  it('isn’t accepted as a cookie, and opens no page', async () => {
    const token = keys.leading.authorization?.slice(7);
    expect(refusalOf(await server.call(people, { headers: { cookie: `next-auth.session-token=${token}` } }))).toBe(401);
    const page = await server.call('/companyManagement', { headers: keys.leading });
    expect([page.status, page.headers.location]).toEqual([307, expect.stringContaining('/signIn')]);
  });

  it('creates no other key, and revokes none', async () => {
    const body = { name: 'More', scopes: ['audit:read'], expiresAt: new Date(Date.now() + 60_000).toISOString() };
    const answer = await server.call('/api/integrations/keys', { method: 'POST', headers: keys.leading, body });
    expect(refusalOf(answer)).toBe(403);
  });

  it('makes no one an administrator by an import', async () => {
    const counts = {
      ...((await prisma().peopleImport.findUniqueOrThrow({ where: { id: importId } })).counts as object),
    };
    const { id } = await prisma().peopleImport.create({
      data: {
        companyId: leading.companyId,
        createdById: leading.id,
        fileName: 'people.csv',
        createdAt: new Date(),
        toDoCount: 1,
        state: 'previewed',
        counts: { ...counts, rows: 1, wrong: 0, changed: 1, administrators: 1 },
      },
    });
    const body = { confirmation: company.company.name, administrators: true, suspend: false };
    const call = { method: 'POST', headers: keys.leading, body };
    const answer = await server.call(`/api/company/people/import/${id}/start`, call);
    expect([refusalOf(answer), answer.text]).toEqual([
      403,
      expect.stringContaining('can’t make anyone an administrator'),
    ]);
  });
});
