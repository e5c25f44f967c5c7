import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

const server = openServer();
let world: World;

beforeEach(async () => {
  world = await buildWorld();
});

type Destinations = Record<'departments' | 'teams' | 'people', { id: number }[]>;

async function find(role: RoleName, search: string): Promise<Record<keyof Destinations, number[]>> {
  const headers = await asProgram(world.own.persons[role]);
  const { json } = await server.call(`/api/company/destinations?search=${encodeURIComponent(search)}`, { headers });
  const { departments, teams, people } = json as Destinations;
  const ids = (list: { id: number }[]) => list.map(({ id }) => id);
  return { departments: ids(departments), teams: ids(teams), people: ids(people) };
}

describe('GET /company/destinations', () => {
  it('finds a person for administrators and for their leaders, and for no member', async () => {
    const { id, email } = world.own.persons.Member;
    for (const role of ['Administrator', 'Department Leader', 'Team Leader'] as const)
      expect([role, (await find(role, email)).people]).toEqual([role, [id]]);
    expect((await find('Member', email)).people).toEqual([]);
  });

  it('lists nothing of another company, and of the caller’s own what their role may open', async () => {
    const { foreign, own } = world;
    expect((await find('Administrator', foreign.persons.Member.email)).people).toEqual([]);
    expect((await find('Administrator', foreign.team.name)).teams).not.toContain(foreign.team.id);
    expect((await find('Administrator', own.otherTeam.name)).teams).toContain(own.otherTeam.id);
    for (const role of ['Department Leader', 'Team Leader', 'Member'] as const)
      expect([role, (await find(role, own.otherTeam.name)).teams.includes(own.otherTeam.id)]).toEqual([role, false]);
    expect((await find('Team Leader', own.department.name)).departments).toEqual([]);
  });

  it('returns the first places if the search is missing or empty', async () => {
    for (const search of ['', '   ']) {
      const { departments, people } = await find('Department Leader', search);
      expect([departments, people]).toEqual([[world.own.department.id], []]);
    }
  });

  it('refuses a caller without a session, and a text that is too long', async () => {
    expect(refusalOf(await server.call('/api/company/destinations', {}))).toBe(401);
    const headers = await asProgram(world.own.persons.Member);
    const long = 'x'.repeat(101);
    expect(refusalOf(await server.call(`/api/company/destinations?search=${long}`, { headers }))).toBe(422);
  });
});
