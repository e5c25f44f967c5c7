import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

const server = openServer();
let world: World;
let member: User;
let administrator: Record<string, string>;

beforeEach(async () => {
  world = await buildWorld();
  member = world.own.persons.Member;
  administrator = await asProgram(world.own.persons.Administrator);
});

const post = (path: string, headers: Record<string, string>, body: object = {}) =>
  server.call(path, { method: 'POST', headers, body });
const act = (word: 'suspend' | 'restore', { id }: { id: number | string } = member, headers = administrator) =>
  post(`/api/company/people/${id}/access/${word}`, headers);
const signIn = (password: string) => post('/api/auth/login', {}, { email: member.email, password });

describe('POST /company/people/{id}/access/suspend and /restore', () => {
  it('end a session and give access back; a repeat changes nothing', async () => {
    const own = await asProgram(member);
    const statusOfOwn = async () => (await server.call('/api/utilities/role', { headers: own })).status;
    expect(await statusOfOwn()).toBe(200);
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, json } = await act('suspend');
      expect([status, json]).toMatchObject([200, { person: { id: member.id, status: 'Suspended' } }]);
    }
    expect(await statusOfOwn()).toBe(401);
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, json } = await act('restore');
      expect([status, json]).toMatchObject([200, { person: { id: member.id, status: 'Active' } }]);
    }
    expect(await statusOfOwn()).toBe(401);
    expect((await signIn(testPassword)).status).toBe(200);
  });

  it('reveal only to people with the password that the account is suspended', async () => {
    await act('suspend');
    const wrong = await signIn(`${testPassword}!`);
    expect([refusalOf(wrong), (wrong.json as { message: string }).message]).toEqual([401, 'Wrong email or password.']);
    const right = await signIn(testPassword);
    expect([refusalOf(right), (right.json as { message: string }).message]).toEqual([
      403,
      'Your account is suspended. Ask an administrator of your company to restore it.',
    ]);
  });

  it('are only for administrators, about others of their company', async () => {
    for (const word of ['suspend', 'restore'] as const) {
      for (const role of ['Department Leader', 'Team Leader', 'Member'] satisfies RoleName[]) {
        const headers = await asProgram(world.own.persons[role]);
        expect([role, refusalOf(await act(word, member, headers))]).toEqual([role, 403]);
      }
      expect(refusalOf(await act(word, member, {}))).toBe(401);
      expect(refusalOf(await act(word, world.foreign.persons.Member))).toBe(404);
      expect(refusalOf(await act(word, { id: 2_147_483_647 }))).toBe(404);
      expect(refusalOf(await act(word, { id: 'nobody' }))).toBe(404);
    }
    expect(refusalOf(await act('suspend', world.own.persons.Administrator))).toBe(403);
    expect(await prisma().user.count({ where: { suspendedAt: { not: null }, companyId: member.companyId } })).toBe(0);
  });
});

describe('POST /company/people/suspend and /restore', () => {
  it('work for several people, and say why not for each', async () => {
    const stranger = world.foreign.persons.Member.email;
    const body = { people: [member.email, stranger, world.own.persons.Administrator.email] };
    const { json } = await post('/api/company/people/suspend', administrator, body);
    expect(json).toMatchObject({
      doneCount: 1,
      message: '1 person was suspended.',
      results: [
        { isDone: true },
        { email: stranger, isDone: false },
        { reason: 'You can’t suspend your own account.' },
      ],
    });
    const restoring = await post('/api/company/people/restore', administrator, { people: [member.email] });
    expect(restoring.json).toMatchObject({ doneCount: 1, message: '1 person was restored.' });
  });

  it('make suspended people appear in lists, filters and exports', async () => {
    await act('suspend');
    const answer = await server.call('/api/company/people?status=Suspended', { headers: administrator });
    expect(answer.json).toMatchObject({ total: 1, people: [{ id: member.id, status: 'Suspended' }] });
    const { text } = await server.call('/api/company/people/export?status=Suspended', { headers: administrator });
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('Suspended');
  });
});
