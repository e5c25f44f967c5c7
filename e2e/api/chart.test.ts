import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { KeyScope } from '#/lib/platform/roles.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';

/** A program written only from the specification: its path, fields and words. */
const server = openServer();
let world: World;
let administrator: Record<string, string>;
let head: Record<string, string>;

beforeEach(async () => {
  world = await buildWorld();
  administrator = await asProgram(world.own.persons.Administrator);
  head = await asProgram(world.own.persons['Department Leader']);
});

type Headers = Record<string, string>;
const get = (query = '', headers: Headers = administrator) => server.call(`/api/company/diagram${query}`, { headers });
const chartOf = async (...parameters: Parameters<typeof get>) =>
  (await get(...parameters)).json as Record<'admins' | 'departments' | 'teams' | 'members', Record<string, unknown>[]>;

describe('GET /company/diagram', () => {
  it('has the documented fields', async () => {
    const { admins, departments, teams, members } = await chartOf('?period=1m');
    const { company, department, team, persons } = world.own;
    expect(admins).toMatchObject([
      {
        isDirector: false,
        companyName: company.name,
        name: 'Robin Example',
        email: persons.Administrator.email,
        role: 'Administrator',
        workPosition: '',
        foto: null,
        initials: 'RE',
        additionalRolesCount: 0,
        mainColor: expect.stringMatching(/^#/),
        titleColor: expect.stringMatching(/^#/),
        level: 1,
      },
    ]);
    expect(departments).toMatchObject([
      { id: department.id, departmentName: department.name, level: 2, link: expect.stringContaining('/signUp/') },
    ]);
    expect(teams.find(({ id }) => id === team.id)).toMatchObject({
      departamentId: department.id,
      teamName: team.name,
      level: 3,
      link: expect.stringContaining('/signUp/'),
      secondaryLeader: null,
    });
    expect(teams.find(({ id }) => id === world.own.otherTeam.id)).toMatchObject({ departamentId: null });
    expect(members).toContainEqual(expect.objectContaining({ teamId: team.id, name: 'Robin Example', level: 4 }));
  });

  it('opens results to a key only with the scope of results', async () => {
    const keyOf = async (...scopes: KeyScope[]) =>
      (await buildApiKey(prisma(), world.own.persons.Administrator, { scopes })).headers;
    const structure = await keyOf('organisation:read');
    expect((await get('', structure)).status).toBe(200);
    const refused = await get('?figures=true', structure);
    expect(refused).toMatchObject({ status: 403, json: { message: expect.stringContaining('results:read') } });
    expect((await get('?figures=true', await keyOf('organisation:read', 'results:read'))).status).toBe(200);
    expect((await get('?figures=true')).status).toBe(200);
  });

  it('accepts digits in texts, empty filters and unknown fields', async () => {
    const { department, team } = world.own;
    expect((await chartOf(`?period=&departmentId=${department.id}&teamId=&zoom=0.5`)).teams).toHaveLength(1);
    expect((await chartOf(`?team=${team.id}&departmentId=0`)).members).toHaveLength(1);
    expect(Object.keys((await chartOf('?shape=packed')).members)).toContain('teamIds');
  });

  it.each(['period=2w', 'shape=tree', 'departmentId=x', 'teamId=-1', 'figures=maybe'])('refuses %s', async (query) => {
    expect(refusalOf(await get(`?${query}`))).toBe(422);
  });

  it('shows a department leader only their own departments, and is refused to lower roles', async () => {
    const { persons, department, otherTeam } = world.own;
    const { departments, teams, admins } = await chartOf('', head);
    expect([departments.map(({ id }) => id), teams.map(({ id }) => id), admins]).toEqual([
      [department.id],
      [world.own.team.id],
      [],
    ]);
    expect(refusalOf(await get(`?teamId=${otherTeam.id}`, head))).toBe(403);
    expect(refusalOf(await get(`?teamId=${world.foreign.team.id}`, head))).toBe(404);
    for (const role of ['Member', 'Team Leader'] as const)
      expect(refusalOf(await get('', await asProgram(persons[role])))).toBe(403);
    expect(refusalOf(await get('', {}))).toBe(401);
  });
});

describe('POST /company/diagram/export', () => {
  const post = (body: unknown, headers: Headers = administrator) =>
    server.call('/api/company/diagram/export', { method: 'POST', headers, body });

  it('accepts the documented word and digits in texts, and returns its progress', async () => {
    const body = { flag: 'send', departmentId: String(world.own.department.id), waitSeconds: '0', zoom: 1 };
    const answer = (await post(body)).json as Record<string, unknown>;
    expect(answer).toMatchObject({ type: 'send', status: 'waiting', doneCount: 0, totalCount: 1, buffer: null });
    // The message only says that the chart was sent once it was.
    expect(answer.message).toBe('Creating the chart.');
    const again = await server.call(`/api/company/diagram/export/${String(answer.id)}`, { headers: administrator });
    expect(again.json).toEqual(answer);
    const own = (await post({ type: 'download', waitSeconds: 0 }, head)).json as Record<string, unknown>;
    expect(own).toMatchObject({ type: 'download', fileName: null, message: 'Creating the chart.' });
  });

  it.each([{ type: 'fax' }, { layout: 'scroll' }, { to: ['x'] }, { to: 5 }, { waitSeconds: 600 }, { teamId: -1 }])(
    'refuses %j',
    async (body) => {
      expect(refusalOf(await post(body))).toBe(422);
      expect(await prisma().reportExport.count({ where: { companyId: world.own.company.id } })).toBe(0);
    },
  );

  it('sends nothing to or from a person who may not have the chart', async () => {
    const { persons, otherTeam } = world.own;
    expect(refusalOf(await post({ type: 'send', to: [persons.Member.id] }))).toBe(403);
    expect(refusalOf(await post({ type: 'send', to: [world.foreign.persons.Administrator.id] }))).toBe(404);
    expect(refusalOf(await post({ teamId: otherTeam.id }, head))).toBe(403);
    expect(refusalOf(await post({}, await asProgram(persons.Member)))).toBe(403);
  });

  it('lists the people a chart may be sent to', async () => {
    const { persons, department } = world.own;
    const path = `/api/company/diagram/recipients?departmentId=${department.id}&search=robin`;
    const { json } = await server.call(path, { headers: administrator });
    expect(json).toMatchObject({
      users: [
        { id: persons.Administrator.id, name: 'Robin Example', email: persons.Administrator.email },
        { id: persons['Department Leader'].id, role: 'Department Leader' },
      ],
      total: 2,
    });
  });
});
