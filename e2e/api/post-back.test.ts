import { beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram } from '#/e2e/api/world.ts';
import { newCreator } from '#/e2e/support/actors/newcomers.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { loadContracts } from '#/server/feature-files.ts';

/** The fields of a person who has completed everything. */
const described = {
  phone: '+351 210 000 000',
  seniorityId: 4,
  isNewHire: false,
  hireDate: new Date('2020-02-03'),
  yearsOfLeadershipId: 3,
  birthDate: new Date('1990-05-06'),
  hopes: [2, 1],
  normIds: [1, 3],
  motivatorRatings: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  motivatorPriorities: [12, 11, 10],
  motivatorBaselines: [12, 11, 10].map((id) => ({ id, baselineId: 2 })),
  motivatorReason: { id: 1, options: [11] },
};

const server = openServer();
let company: Company;

beforeAll(async () => {
  company = await buildCompany(prisma(), { industryId: 1, sizeId: 2, normIds: [1, 2, 3] });
}, 60_000);

const companyId = () => company.id;
const anyone = () => buildUser(prisma(), { companyId: companyId(), ...described });
const creator = () => newCreator(companyId(), described);

async function newLeader(): Promise<User> {
  const leader = await buildUser(prisma(), { companyId: companyId(), ...described, onboardingCompletedAt: null });
  const owner = { companyId: companyId(), leaderId: leader.id, creatorId: leader.id };
  await buildTeam(prisma(), { ...owner, performingScoreId: 3, completedAt: null, draftInvites: ['ann@example.com'] });
  await buildDepartment(prisma(), { ...owner, performingScoreId: 2, completedAt: null });
  return leader;
}

async function withTeam(): Promise<User> {
  const leader = await anyone();
  await buildTeam(prisma(), { companyId: companyId(), leaderId: leader.id, performingScoreId: 3 });
  return leader;
}

type Scene = { who: () => Promise<User>; role?: RoleName; draft?: (user: User) => Promise<{ id: number }> };

const draftOf = (user: User) => ({
  companyId: companyId(),
  creatorId: user.id,
  name: 'Rockets',
  performingScoreId: 3,
  completedAt: null,
});

async function pulseOf(user: User): Promise<{ id: number }> {
  const headers = await asProgram(user);
  const questions = [
    { text: 'All well?', typeId: 4 },
    { text: 'Where?', typeId: 2, pool: ['Here', 'There'] },
  ];
  const { json } = await server.call('/api/pulse/create', { method: 'POST', headers, body: { questions } });
  return json as { id: number };
}

async function withResult(): Promise<User> {
  const user = await anyone();
  const answers = Array.from({ length: 50 }, (_, at) => ({ id: at + 1, value: 1 + (at % 5) }));
  const body = { currentStep: 5, answers };
  await server.call('/api/assesment', { method: 'POST', headers: await asProgram(user), body });
  return user;
}

/** People who can read and change something, by path. */
const scenes: Record<string, Scene[]> = {
  '/api/profile': [{ who: anyone }],
  '/api/profile/mail': [{ who: anyone }],
  '/api/profile/channel': [{ who: anyone }],
  '/api/profile/values': [{ who: anyone }],
  '/api/profile/motivators': [{ who: anyone }],
  '/api/assesment': [{ who: withResult }],
  '/api/onboarding/me': [{ who: anyone }, { who: newLeader }],
  '/api/onboarding/norms': [{ who: anyone }, { who: newLeader }],
  '/api/onboarding/motivators': [{ who: anyone }, { who: newLeader }],
  '/api/onboarding/company': [{ who: creator }],
  '/api/company/privacy': [{ who: creator }],
  '/api/integrations/directory': [{ who: creator }],
  '/api/onboarding/department': [{ who: newLeader }],
  '/api/onboarding/team': [{ who: newLeader }, { who: withTeam }],
  '/api/teamCreate/team': [
    { who: anyone, role: 'Member', draft: (user) => buildTeam(prisma(), draftOf(user)) },
    { who: creator, draft: (user) => buildTeam(prisma(), { ...draftOf(user), draftInvites: ['ann@example.com'] }) },
  ],
  '/api/pulse/{id}': [{ who: withTeam, draft: pulseOf }],
  '/api/departmentCreate/department': [{ who: creator, draft: (user) => buildDepartment(prisma(), draftOf(user)) }],
};

/** Fields that change between reads without being posted. */
const moving = ['step', 'updatedAt'];
const steady = (answer: unknown) =>
  JSON.parse(JSON.stringify(answer, (key, value) => (moving.includes(key) ? 0 : value)));

/**
 * Paths that aren't posted back whole: files, the library's own calls, paths without a call, and lists whose entries
 * are posted singly.
 */
const others = [
  '/api/actions',
  '/api/company/people/import',
  '/api/company/retention',
  '/api/auth/{...nextauth}',
  '/api/{...path}',
  '/api/dashboard/notifications',
  '/api/integrations/keys',
  '/api/integrations/webhooks',
  '/api/profile/push',
];

const contracts = await loadContracts();
const paths = contracts
  .filter(
    ({ method, path }) => method === 'POST' && contracts.some((other) => other.method === 'GET' && other.path === path),
  )
  .map(({ path }) => path);

it('the scenes cover every path that is both read and written', () => {
  expect([...Object.keys(scenes), ...others].sort()).toEqual(paths.sort());
});

describe('the answer of a GET', () => {
  const cases = Object.entries(scenes).flatMap(([path, list]) => list.map((scene, at) => [path, at, scene] as const));

  it.each(cases)(
    'can be posted back whole, and changes nothing: %s, scene %i',
    async (path, _, { who, role, draft }) => {
      const user = await who();
      const headers = { ...(await asProgram(user)), ...(role ? { role } : {}) };
      const id = draft ? (await draft(user)).id : null;
      const place = path.replace('{id}', String(id));
      const address = id === null || place !== path ? place : `${path}?id=${id}`;
      const before = await server.call(address, { headers });
      expect([before.status, before.text]).toEqual([200, before.text]);
      const posted = await server.call(address, { method: 'POST', headers, body: before.json });
      expect([posted.status, posted.text]).toEqual([200, posted.text]);
      expect(posted.json).toMatchObject({ message: expect.stringMatching(/\S/) });
      const after = await server.call(address, { headers });
      expect(steady(after.json)).toEqual(steady(before.json));
    },
  );
});

it('a notification can be posted back as it was read', async () => {
  const user = await anyone();
  const words = { title: 'News', message: 'Something happened.', icon: 'person', color: 'good' };
  const to = { companyId: companyId(), userId: user.id, role: 'Member', createdAt: new Date() };
  const { id } = await prisma().notification.create({ data: { ...to, ...words } });
  const headers = { ...(await asProgram(user)), role: 'Member' };
  const list = async () => {
    const { json } = await server.call('/api/dashboard/notifications', { headers });
    return (json as { notifications: { id: number; seen: boolean }[] }).notifications;
  };
  const [read] = await list();
  expect(read).toMatchObject({ id, seen: false });
  const mark = (body: unknown) => server.call('/api/dashboard/notifications', { method: 'POST', headers, body });
  expect((await mark(read)).status).toBe(200);
  expect(await list()).toEqual([read]);
  expect((await mark({ ids: [String(id)] })).status).toBe(200);
  expect(await list()).toMatchObject([{ id, seen: true }]);
});
