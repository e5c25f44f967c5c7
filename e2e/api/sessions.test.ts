import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { buildWorld, type World } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import { type RoleName, roleNames } from '#/lib/platform/roles.ts';
import { type BuiltSession, signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

const ROLE = '/api/utilities/role';

const server = openServer();
let world: World;
/** The headers that a browser adds to calls of our own script. */
let fromBrowser: Record<string, string>;

beforeAll(async () => {
  world = await buildWorld();
  fromBrowser = { origin: server.url, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
}, 60_000);

async function statusOf(headers: Record<string, string>, path = ROLE): Promise<number | string> {
  const answer = await server.call(path, { headers });
  return answer.status >= 400 ? refusalOf(answer) : answer.status;
}

const bearerOf = ({ bearer }: BuiltSession) => ({ authorization: `Bearer ${bearer}` });

describe('the two halves of a browser’s session', () => {
  it('are both needed, however the call is made', async () => {
    const session = await signInAs(prisma(), world.own.persons.Member);
    const { cookie } = session;
    for (const way of [fromBrowser, {}]) {
      expect(await statusOf({ ...way, ...session.headers })).toBe(200);
      expect(await statusOf({ ...way, cookie })).toBe(401);
      expect(await statusOf({ ...way, ...bearerOf(session) })).toBe(401);
    }
  });

  it('must belong to one session', async () => {
    const [mine, theirs] = await Promise.all(
      [world.own.persons.Member, world.foreign.persons.Administrator].map((user) => signInAs(prisma(), user)),
    );
    if (!mine || !theirs) throw new Error('sessions are missing');
    expect(await statusOf({ ...fromBrowser, ...bearerOf(mine), cookie: theirs.cookie })).toBe(401);
    expect(await statusOf({ ...fromBrowser, ...bearerOf(theirs), cookie: mine.cookie })).toBe(401);
  });

  it('don’t work for a program’s session', async () => {
    const { headers } = await signInAs(prisma(), world.own.persons.Member, { kind: 'api' });
    expect(await statusOf(headers)).toBe(200);
    expect(await statusOf({ ...headers, origin: server.url })).toBe(401);
    expect(await statusOf({ ...headers, 'sec-fetch-site': 'same-origin' })).toBe(401);
  });
});

describe('signing in over HTTP', () => {
  async function signIn(marks: Record<string, string>) {
    const { email } = world.own.persons.Member;
    const post = { method: 'POST', headers: marks };
    const ticket = await server.call('/api/auth/login', { ...post, body: { email, password: testPassword } });
    return server.call('/api/auth/loginData', { ...post, body: ticket.json });
  }

  it('gives a browser a cookie that scripts can’t read, and a program none', async () => {
    const browser = await signIn(fromBrowser);
    const [cookie = ''] = browser.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^next-auth\.session-token=[\w.-]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
    const { token } = browser.json as { token: string };
    const halves = { authorization: `Bearer ${token}`, cookie: cookie.split(';', 1)[0] ?? '' };
    expect(await statusOf({ ...fromBrowser, ...halves })).toBe(200);
    expect((await signIn({})).headers['set-cookie']).toBeUndefined();
  });

  it('puts no personal data in the cookie', async () => {
    const cookie = String((await signIn(fromBrowser)).headers['set-cookie']);
    const { email, companyId } = world.own.persons.Member;
    expect(Buffer.from(cookie.split('.').join(''), 'base64').toString('latin1')).not.toContain(email);
    expect(cookie).not.toContain(`"companyId":${companyId}`);
  });

  it('ends with signing out, for both halves', async () => {
    const { headers } = await signInAs(prisma(), world.own.persons.Member);
    const answer = await server.call('/api/auth/logout', { headers: { ...fromBrowser, ...headers } });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/^next-auth\.session-token=; Path=\/; Max-Age=0;/);
    expect(await statusOf({ ...fromBrowser, ...headers })).toBe(401);
    const page = await server.call('/dashboard', { headers: { cookie: headers.cookie ?? '' } });
    expect(page.status).toBeOneOf([302, 303, 307, 308]);
    expect(new URL(String(page.headers.location), server.url).pathname).toBe('/signIn');
  });
});

describe('the role header', () => {
  const calls = roleNames.flatMap((heldRole) => roleNames.map((requestedRole) => [heldRole, requestedRole] as const));

  it.each(calls)('works for a %s asking to be %s', async (heldRole, requestedRole) => {
    const { headers } = await signInAs(prisma(), world.own.persons[heldRole], { kind: 'api' });
    expect(await statusOf({ ...headers, role: requestedRole })).toBe(heldRole === requestedRole ? 200 : 403);
  });

  it.each(['Root', 'administrator', 'Administrator, Member', '__proto__', 'Member '.repeat(50)])(
    'is refused if it names no role: %s',
    async (role) => {
      const { headers } = await signInAs(prisma(), world.own.persons.Administrator, { kind: 'api' });
      expect(await statusOf({ ...headers, role })).toBe(400);
    },
  );

  it('is checked after the session', async () => {
    expect(await statusOf({ role: 'Root' })).toBe(401);
  });

  it('selects one of the current roles, the strongest if it’s missing', async () => {
    const { company, persons } = world.foreign;
    const { headers } = await signInAs(prisma(), persons.Member, { kind: 'api' });
    const flags = async () => (await server.call(ROLE, { headers })).json;
    const dashboards = async (role?: RoleName) =>
      (
        (await server.call('/api/dashboard/teams', { headers: { ...headers, ...(role ? { role } : {}) } })).json as {
          teams: { id: number }[];
        }
      ).teams.map(({ id }) => id);
    expect(await flags()).toMatchObject({ isMember: true, isAdmin: false });
    const team = await buildTeam(prisma(), { companyId: company.id, leaderId: persons.Member.id });
    expect(await flags()).toMatchObject({ isMember: true, isAdmin: true });
    expect(await dashboards()).toEqual([team.id]);
    expect(await dashboards('Member')).toEqual([world.foreign.team.id]);
    await prisma().team.update({ where: { id: team.id }, data: { leaderId: null } });
    expect(await statusOf({ ...headers, role: 'Team Leader' })).toBe(403);
    expect(await dashboards()).toEqual([world.foreign.team.id]);
  });
});

describe('another site', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
  ])('can’t call with both halves: %j', async (marks) => {
    const { headers } = await signInAs(prisma(), world.own.persons.Member);
    expect(await statusOf({ ...headers, ...marks }, '/api/auth/logout')).toBe(403);
    expect(await statusOf({ ...fromBrowser, ...headers })).toBe(200);
  });
});
