import { beforeAll, describe, expect, it } from 'vitest';
import { departmentHref, teamHref } from '#/components/organisation/organisation-links.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { buildWorld, type World } from '#/e2e/api/world.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

const server = openServer();
let world: World;

beforeAll(async () => {
  world = await buildWorld();
}, 60_000);

/** Returns a page's status and the path that it redirects to. */
async function leads(path: string, as?: RoleName | User): Promise<[number, string | undefined]> {
  const person = typeof as === 'string' ? world.own.persons[as] : as;
  const { cookie = '' } = person ? (await signInAs(prisma(), person)).headers : {};
  const { status, headers } = await server.call(path, { headers: { accept: 'text/html', cookie } });
  return [status, headers.location];
}

const asHtml = (text: string) => text.replaceAll('&', '&amp;');

const id = (thing: 'department' | 'team', whose: 'own' | 'foreign') => `id=${world[whose][thing].id}`;

describe('a missing page leads to the not-found page:', () => {
  it('the page itself returns 404', async () => {
    for (const path of ['/404', '/404/', '/404?of=check-in']) expect(await leads(path)).toEqual([404, undefined]);
  });

  it.each<[title: string, path: () => string, role?: RoleName]>([
    ['a path of no page', () => '/nothing/here'],
    ['a path of no page, signed in', () => '/nothing', 'Administrator'],
    ['another spelling', () => '/signin'],
    ['a longer path', () => '/dashboard/team/7', 'Member'],
    ['a department of no name', () => '/companyManagement/Nothing', 'Administrator'],
    ['a department of no id', () => '/companyManagement/Nothing?id=2147483647', 'Administrator'],
    ['a foreign department', () => `/companyManagement/Nothing?${id('department', 'foreign')}`, 'Administrator'],
    ['a team of no name', () => '/companyManagement/Other/Nothing', 'Administrator'],
    ['a foreign team', () => `/companyManagement/Other/Nothing?${id('team', 'foreign')}`, 'Administrator'],
    ['a team of no name, for its leader', () => '/departmentManagement/Nothing', 'Department Leader'],
    ['a foreign team', () => `/departmentManagement/Nothing?${id('team', 'foreign')}`, 'Department Leader'],
    ['a team draft of no id', () => '/teamCreate/2147483647', 'Member'],
    ['a team draft of a broken id', () => '/teamCreate/seven', 'Member'],
    ['a department draft of no id', () => '/departmentCreate/2147483647', 'Administrator'],
    ['a department draft of a broken id', () => '/departmentCreate/0x7', 'Administrator'],
    ['a pulse of no id', () => '/edit-digitalPulse/7', 'Team Leader'],
  ])('%s: %#', async (_title, path, role) => {
    expect(await leads(path(), role)).toEqual([307, '/404']);
  });

  it.each([
    ['pulse', () => '/pulse/pls_nothing'],
    ['unsubscribe', () => '/unsubscribe/uns_1.made-up'],
    ['unsubscribe', () => `/unsubscribe/${world.own.persons.Member.id}`],
  ])('an emailed link that opens nothing says so: %s, %#', async (of, path) => {
    expect(await leads(path())).toEqual([307, `/404?of=${of}`]);
    expect(await leads(`/404?of=${of}`)).toEqual([404, undefined]);
  });

  it.each(['srv_nothing', 'x'])('a check-in link to %s', async (token) => {
    expect(await leads(`/questionnaire/${token}`)).toEqual([307, '/404?of=check-in']);
  });
});

it('a thing that vanishes under an open page is replaced by a message, so that leaving isn’t interrupted', async () => {
  const { cookie = '' } = (await signInAs(prisma(), world.own.persons.Administrator)).headers;
  const fetchHeaders = { cookie, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' };
  for (const path of ['/companyManagement/Nothing?id=2147483647', '/departmentCreate/2147483647']) {
    const { status, headers } = await server.call(path, { headers: fetchHeaders });
    expect([status, headers.location]).toEqual([404, undefined]);
  }
});

describe('a person who hasn’t finished onboarding', () => {
  let newcomer: User;
  beforeAll(async () => {
    const { companyId } = world.own.persons.Administrator;
    newcomer = await buildAdministrator(prisma(), { companyId, onboardingCompletedAt: null });
  });

  it.each([
    '/dashboard',
    '/dashboard/team',
    '/companyManagement',
    '/questionnaire/checkins',
    '/teamCreate',
    '/profile',
  ])('is led there from %s', async (path) => {
    expect(await leads(path, newcomer)).toEqual([307, '/onboarding']);
  });

  it('stays there', async () => {
    expect(await leads('/onboarding', newcomer)).toEqual([200, undefined]);
  });
});

describe('an existing page isn’t redirected:', () => {
  let teamDraft: number;
  let departmentDraft: number;
  beforeAll(async () => {
    const { id: creatorId, companyId } = world.own.persons.Administrator;
    const draft = { companyId, creatorId, completedAt: null };
    teamDraft = (await buildTeam(prisma(), draft)).id;
    departmentDraft = (await buildDepartment(prisma(), draft)).id;
  });

  it.each<[title: string, path: () => string, role?: RoleName]>([
    [
      'a department by its name',
      () => `/companyManagement/${encodeURIComponent(world.own.department.name)}`,
      'Administrator',
    ],
    ['a team by its id', () => `/companyManagement/Other/Any?${id('team', 'own')}`, 'Administrator'],
    ['a team draft', () => `/teamCreate/${teamDraft}`, 'Administrator'],
    ['a department draft', () => `/departmentCreate/${departmentDraft}`, 'Administrator'],
    ['an unsubscribe link', () => `/unsubscribe/${mailedToken('uns_', world.own.persons.Member.id)}`],
  ])('%s', async (_title, path, role) => {
    expect(await leads(path(), role)).toEqual([200, undefined]);
  });

  it.each([
    '100 % Remote',
    '50%off',
    '%41',
    'a%2Fb',
    '%',
    'C# & F#',
    'Q?',
    'AC/DC',
    '..',
    'Ops\\Night',
    'מחלקה א',
    '🚢',
  ])('a department and a team called %s, with their exact names as titles', async (name) => {
    const { company, persons } = world.own;
    const department = await buildDepartment(prisma(), { companyId: company.id, name });
    const team = await buildTeam(prisma(), { companyId: company.id, departmentId: department.id, name });
    const inDepartment = { ...team, departmentName: name };
    const { cookie = '' } = (await signInAs(prisma(), persons.Administrator)).headers;
    const titles: [string, string][] = [
      [departmentHref(department), `Company Management - ${name}`],
      [teamHref('Administrator', inDepartment), name],
    ];
    for (const [href, title] of titles) {
      const { status, text } = await server.call(href, { headers: { accept: 'text/html', cookie } });
      expect([status, text.includes(`<title>${asHtml(title)} · unboXt</title>`)]).toEqual([200, true]);
    }
  });

  it('a department by its id, under its current name', async () => {
    const { name, id: departmentId } = world.own.department;
    const href = `/companyManagement/${encodeURIComponent(name)}?id=${departmentId}`;
    expect(await leads(`/companyManagement/Former?id=${departmentId}`, 'Administrator')).toEqual([307, href]);
    expect(await leads(href, 'Administrator')).toEqual([200, undefined]);
  });
});

it('a page behind sign-in is opened again after it, with its query; home needs no parameter', async () => {
  for (const path of ['/profile?section=security', '/companyManagement/R%26D?id=7', '/onboarding', '/dashboard/team'])
    expect(await leads(path)).toEqual([307, `/signIn?next=${encodeURIComponent(path)}`]);
  expect(await leads('/dashboard')).toEqual([307, '/signIn']);
  const forged = { accept: 'text/html', 'x-page': 'https://elsewhere.example' };
  expect((await server.call('/faq', { headers: forged })).headers.location).toBe('/signIn?next=%2Ffaq');
  const refreshed = await server.call('/faq?section=2&_rsc=1a2b', { headers: { accept: 'text/html' } });
  expect(refreshed.headers.location).toBe(`/signIn?next=${encodeURIComponent('/faq?section=2')}`);
});
