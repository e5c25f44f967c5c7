import { beforeEach, describe, expect, it } from 'vitest';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import { pseudoMessage } from '#/scripts/steps/pseudo-words.mjs';

const server = openServer();
let world: World;

beforeEach(async () => {
  world = await buildWorld();
});

const path = '/api/utilities/language';
const choose = (body: unknown, headers: Record<string, string> = {}) =>
  server.call(path, { method: 'POST', headers, body });
const refusal = 'Locale must be one of the languages offered here.';
const messageOf = (json: unknown) => (json as { message: string }).message;

describe('sentences of answers', () => {
  it.each([undefined, '', '*', 'fi', 'xx-YY;q=1', '__proto__', `${'a'.repeat(4000)}`])(
    'are English for a program that sends %s',
    async (language) => {
      const answer = await choose({ locale: 'xx' }, language === undefined ? {} : { 'accept-language': language });
      expect([answer.status, messageOf(answer.json), answer.headers['content-language']]).toEqual([422, refusal, 'en']);
    },
  );

  it.each(['en-XA', 'fi, en-XA;q=0.9, en;q=0.5'])('are in the language that %s asks for', async (language) => {
    const answer = await choose({ locale: 'xx' }, { 'accept-language': language });
    expect([answer.status, messageOf(answer.json)]).toEqual([422, pseudoMessage(refusal)]);
    expect(answer.headers['content-language']).toBe('en-XA');
  });

  it('leave documented values unchanged', async () => {
    const session = await asProgram(world.own.persons.Administrator);
    const read = (language: string) =>
      server.call(`/api/team/${world.own.team.id}`, { headers: { ...session, 'accept-language': language } });
    const [english, pseudo] = [await read('en'), await read('en-XA')];
    expect(english.status).toBe(200);
    expect(pseudo.json).toEqual(english.json);
  });
});

describe('choosing a language', () => {
  it.each(['xx', '', '__proto__', 'EN', 'x'.repeat(1_000), 7, null, undefined])('refuses %s', async (locale) => {
    const answer = await choose({ locale }, await asProgram(world.own.persons.Member));
    expect(answer.status).toBe(422);
    expect(messageOf(answer.json)).toMatch(/locale/i);
    const { locale: storedLocale } = await prisma().user.findUniqueOrThrow({
      where: { id: world.own.persons.Member.id },
    });
    expect(storedLocale).toBeNull();
  });

  it('stores it, and sets a cookie that scripts can’t read', async () => {
    const person = world.own.persons.Member;
    const { id } = person;
    const answer = await choose({ locale: 'en-XA' }, await asProgram(person));
    expect([answer.status, answer.json]).toEqual([200, { locale: 'en-XA', message: 'Language changed.' }]);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^locale=en-XA; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax/,
    );
    expect(await prisma().user.findUniqueOrThrow({ where: { id } })).toMatchObject({ locale: 'en-XA' });
  });

  it('needs no session, and stores nothing for the token of an unknown person', async () => {
    const answer = await choose({ locale: 'en-XA', token: 'srv_1.made-up' });
    expect(answer.status).toBe(200);
    expect(await prisma().user.count({ where: { locale: { not: null }, companyId: world.own.company.id } })).toBe(0);
  });
});
