import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import { questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { bankText, presentReadySurvey } from '#/lib/domain/pulses/questions/question.present.ts';
import { readySurveys } from '#/lib/domain/pulses/questions/surveys.constants.ts';
import { prisma } from '#/lib/platform/db.ts';

const server = openServer();
let world: World;
let headers: Record<string, string>;

beforeEach(async () => {
  world = await buildWorld();
  headers = await asProgram(world.own.persons['Team Leader']);
});

type PulseBody = { id: number; message: string; messages: string[]; questions: { id: number; text: string }[] };
const call = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
  const answer = await server.call(`/api/pulse${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  return { ...answer, body: answer.json as PulseBody };
};
const post = (path: string, body: unknown) => call('POST', path, body);
const get = (path: string) => call('GET', path);

const clean = { name: 'Week', questions: [{ text: 'How was the week?' }] };
const refused: [field: string, body: object, words: string][] = [
  ['name', { name: 'Bullshit bingo' }, '“B*******” in the name may offend someone. Use another word.'],
  [
    'question',
    { questions: [{ text: 'All well?' }, { text: 'What the f*ck happened?' }] },
    '“f***” in question 2 may offend someone. Use another word.',
  ],
  [
    'option',
    { questions: [{ text: 'How was it?', typeId: 2, pool: ['Good', 'Shit'] }] },
    '“S***” in the options of question 1 may offend someone. Use another word.',
  ],
  [
    'end of a rating',
    { questions: [{ text: 'How was it?', typeId: 6, low: 'Good', high: 's h i t t y' }] },
    '“s * * * * *” at the ends of the scale of question 1 may offend someone. Use another word.',
  ],
];

describe.each(refused)('an offensive %s', (_, body, words) => {
  it('creates no pulse', async () => {
    for (const path of ['/create', '/1/default/create']) {
      const answer = await post(path, { ...clean, ...body });
      expect([refusalOf(answer), answer.body.message, answer.body.messages]).toEqual([422, words, [words]]);
    }
    expect(await prisma().pulse.count({ where: { companyId: world.own.company.id } })).toBe(0);
  });

  it('changes no pulse', async () => {
    const { id } = (await post('/create', clean)).body;
    const before = (await get(`/${id}`)).json;
    const answer = await post(`/${id}`, { time: '16:00', ...body });
    expect([refusalOf(answer), answer.body.message]).toEqual([422, words]);
    expect((await get(`/${id}`)).json).toEqual(before);
  });
});

it('managing a pulse refuses an offensive name, and doesn’t check its questions', async () => {
  const { id } = (await post('/create', clean)).body;
  expect(refusalOf(await post(`/${id}/manage`, { name: 'Bullshit' }))).toBe(422);
  expect((await post(`/${id}/manage`, { name: 'Ours', questions: [{ text: 'Bullshit?' }] })).status).toBe(200);
  const { json, body } = await get(`/${id}`);
  expect([json, body.questions.map(({ text }) => text)]).toMatchObject([
    { pulse: { name: 'Ours' } },
    ['How was the week?'],
  ]);
});

it('all fields that may offend are named together', async () => {
  const body = Object.assign({}, ...refused.map(([, one]) => one), {
    name: 'Shit',
    questions: [{ text: 'Bollocks?', typeId: 2, pool: ['Crap', 'Piss off'] }],
  });
  expect((await post('/create', body)).body.messages).toEqual([
    '“S***” in the name may offend someone. Use another word.',
    '“B*******” in question 1 may offend someone. Use another word.',
    '“P*** ***” in the options of question 1 may offend someone. Use another word.',
  ]);
});

it('items of the question bank and ready-made surveys are accepted, whatever the company’s name', async () => {
  const { id } = world.own.company;
  await prisma().company.update({ where: { id }, data: { name: 'Bastard & Sons' } });
  for (const { id: bankItemId, typeId } of questionBank) {
    const text = bankText(bankItemId, { company: 'Bastard & Sons', locale: 'en' });
    const { status } = await post('/create', { questions: [{ bankItemId, text, typeId }] });
    expect([text, status]).toEqual([text, 200]);
  }
  for (const survey of readySurveys.map((ready) =>
    presentReadySurvey(ready, { company: 'Bastard & Sons', locale: 'en' }),
  )) {
    const creation = await post(`/${survey.id}/default/create`, {});
    const read = (await get(`/${creation.body.id}`)).json as object;
    const edited = await post(`/${creation.body.id}`, { ...read, name: survey.name });
    expect([survey.name, creation.status, edited.status]).toEqual([survey.name, 200, 200]);
  }
});
