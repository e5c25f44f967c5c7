import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import { retentionKinds } from '#/lib/domain/retention/constants.ts';
import { prisma } from '#/lib/platform/db.ts';

const path = '/api/company/retention';
const server = openServer();
let world: World;
let administrator: Record<string, string>;

beforeEach(async () => {
  world = await buildWorld();
  administrator = await asProgram(world.own.persons.Administrator);
});

const read = (headers = administrator) => server.call(path, { headers });
const choose = (body: unknown, headers = administrator) => server.call(path, { method: 'POST', headers, body });
const choices = () => prisma().companyRetention.findMany({ select: { companyId: true, kind: true, months: true } });

describe('GET and POST /api/company/retention', () => {
  it('return the kinds in their order, and the choices of the caller’s own company only', async () => {
    const { status, json } = await choose({ kind: 'posts', months: 12 });
    expect([status, json]).toEqual([
      200,
      { rows: 0, startsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), message: expect.stringMatching(/^Saved\./) },
    ]);
    const { kinds } = (await read()).json as { kinds: { kind: string; months: number; monthsNow: number }[] };
    expect(kinds.map(({ kind }) => kind)).toEqual(retentionKinds);
    expect(kinds.find(({ kind }) => kind === 'posts')).toMatchObject({ months: 12, monthsNow: 24 });
    const elsewhere = await asProgram(world.foreign.persons.Administrator);
    expect(JSON.stringify((await read(elsewhere)).json)).not.toContain('"months":12');
    expect((await choices()).filter(({ companyId }) => companyId === world.foreign.company.id)).toEqual([]);
  });

  it('change nothing on a dry run', async () => {
    const before = await choices();
    const { status, json } = await choose({ kind: 'activity', months: 12, isDryRun: true });
    expect([status, json]).toMatchObject([200, { rows: 0, message: expect.stringMatching(/^Nothing has changed/) }]);
    expect(await choices()).toEqual(before);
  });

  it.each([
    [{ months: 12 }, 422],
    [{ kind: 'posts' }, 422],
    [{ kind: 'answers', months: 12 }, 422],
    [{ kind: 'posts', months: 3.5 }, 422],
    [{ kind: 'posts', months: '' }, 422],
    [{ kind: 'posts', months: 2 }, 422],
    [{ kind: 'posts', months: 37 }, 422],
    [[], 422],
  ])('refuse %j', async (body, status) => {
    const before = await choices();
    expect(refusalOf(await choose(body))).toBe(status);
    expect(await choices()).toEqual(before);
  });

  it.each(['Department Leader', 'Team Leader', 'Member'] as const)('are closed to a %s', async (role) => {
    const headers = await asProgram(world.own.persons[role]);
    expect([refusalOf(await read(headers)), refusalOf(await choose({ kind: 'posts', months: 12 }, headers))]).toEqual([
      403, 403,
    ]);
  });

  it('are closed to visitors who aren’t signed in', async () => {
    expect(refusalOf(await read({}))).toBe(401);
  });
});
