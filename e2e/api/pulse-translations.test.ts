import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld, type World, type WorldCompany } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const server = openServer();
let world: World;

beforeEach(async () => {
  world = await buildWorld();
});

const as = async (role: RoleName, { persons }: WorldCompany = world.own) => ({
  ...(await asProgram(persons[role])),
  role,
});
const post = async (path: string, body: unknown, headers?: Record<string, string>) =>
  server.call(`/api/pulse${path}`, { method: 'POST', headers: headers ?? (await as('Team Leader')), body });

interface Question {
  id: number;
  text: string;
  pool: string[];
  locale: string | null;
  texts?: Record<string, string>;
}
const questionsOf = async (path: string, headers: Record<string, string>) => {
  const { json } = await server.call(`/api/pulse${path}`, { headers });
  return (json as { questions: Question[] }).questions;
};

const where = { text: 'Where?', typeId: 2, pool: ['Office', 'Home'], locale: 'en' };
const inOther = { texts: { 'en-XA': 'Wo?' }, pools: { 'en-XA': ['Büro', 'Zuhause'] } };

async function newPulse(questions: object[] = [where]): Promise<number> {
  return ((await post('/create', { questions })).json as { id: number }).id;
}

describe('further languages of questions', () => {
  it('are added to a pulse, returned to its leaders, and kept if they are left out', async () => {
    const id = await newPulse();
    const [question] = await questionsOf(`/${id}`, await as('Team Leader'));
    expect((await post(`/${id}`, { questions: [{ ...question, ...inOther }] })).status).toBe(200);
    for (const role of ['Team Leader', 'Administrator'] as const)
      expect(await questionsOf(`/${id}`, await as(role))).toMatchObject([{ ...where, ...inOther, id: question?.id }]);
    await post(`/${id}`, { questions: [{ ...where, id: question?.id }] });
    expect(await questionsOf(`/${id}`, await as('Team Leader'))).toMatchObject([{ id: question?.id, ...inOther }]);
  });

  it.each<[string, object, RegExp]>([
    [
      'a language that does not exist',
      { texts: { xx: 'Wo?' } },
      /^Translations of a question .* en, de, fr, es, pt-BR, it/,
    ],
    ['a name that objects have', JSON.parse('{ "texts": { "__proto__": "Wo?" } }'), /^Translations of a question/],
    ['a language of 10,000 characters', { locale: 'x'.repeat(10_000) }, /^The language of a question must be one of/],
    ['a text of 10,000 characters', { texts: { de: 'x'.repeat(10_000) } }, /up to 500 characters/],
    ['an option less than the question has', { pools: { de: ['Büro'] } }, /^Each translation .* as many options/],
    ['an offensive text in English', { locale: 'de', texts: { en: 'Bullshit?' } }, /in question 1 may offend/],
  ])('%s is refused, and changes nothing', async (_, wrong, words) => {
    const id = await newPulse();
    const [question] = await questionsOf(`/${id}`, await as('Team Leader'));
    for (const path of ['/create', `/${id}`]) {
      const answer = await post(path, { questions: [{ ...question, ...wrong }] });
      expect([refusalOf(answer), (answer.json as { message: string }).message]).toEqual([
        422,
        expect.stringMatching(words),
      ]);
    }
    expect(await questionsOf(`/${id}`, await as('Team Leader'))).toEqual([question]);
  });

  it('can’t be added with another role, team or company, nor to a missing pulse', async () => {
    const id = await newPulse();
    const body = { questions: [{ ...where, ...inOther }] };
    expect(refusalOf(await post(`/${id}`, body, await as('Member')))).toBe(403);
    const { id: companyId } = world.own.company;
    const colleague = await buildUser(prisma(), { companyId });
    await buildTeam(prisma(), { companyId, leaderId: colleague.id });
    expect(refusalOf(await post(`/${id}`, body, { ...(await asProgram(colleague)), role: 'Team Leader' }))).toBe(403);
    expect(refusalOf(await post(`/${id}`, body, await as('Administrator', world.foreign)))).toBe(404);
    expect(refusalOf(await post('/999999999', body))).toBe(404);
    expect(await questionsOf(`/${id}`, await as('Team Leader'))).toMatchObject([{ texts: {}, pools: {} }]);
  });
});

it('a respondent reads each question in their language or the original, and answers in it', async () => {
  const { persons, team } = world.own;
  const pulse = await buildPulse(prisma(), {
    creator: persons.Administrator,
    teams: [team],
    questions: [
      { ...where, ...inOther },
      { typeId: 5, text: 'All well?', locale: 'en' },
      { typeId: 4, text: 'Tout va bien ?' },
    ],
  });
  const { recipients } = await buildPulseRound(prisma(), { pulse, team, userIds: [persons.Member.id] });
  const token = mailedToken('pls_', recipients[0]?.id ?? 0);
  const read = (language: string) => questionsOf(`/${token}/questions`, { 'accept-language': language });
  expect((await read('en')).map(({ text, locale }) => [text, locale])).toEqual([
    ['Where?', 'en'],
    ['All well?', 'en'],
    ['Tout va bien ?', null],
  ]);
  const questions = await read('en-XA');
  expect(questions.map(({ text, pool, locale }) => [text, pool, locale])).toEqual([
    ['Wo?', ['Büro', 'Zuhause'], 'en-XA'],
    ['All well?', [], 'en'],
    ['Tout va bien ?', [], null],
  ]);
  expect(questions.every((question) => !('texts' in question))).toBe(true);
  const answers = [{ questionId: questions[0]?.id, answer: 'Zuhause' }];
  expect((await post(`/${token}/answers`, { answers }, { 'accept-language': 'en-XA' })).status).toBe(200);
  expect(await prisma().pulseTally.findMany({ where: { questionId: questions[0]?.id ?? 0 } })).toMatchObject([
    { value: 1, n: 1 },
  ]);
});
