import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';

/** A program written only from the specification: its paths, fields and words. */
const server = openServer();
let world: World;
let member: Record<string, string>;

beforeEach(async () => {
  world = await buildWorld();
  member = await asProgram(world.own.persons.Member);
});

type Read = {
  currentStep: number;
  countQuestionsSteps: number[];
  assesmentQuestions: { step: number; questions: { id: number; text: string; chosenValue: number | null }[] }[];
  description: string;
  personality: { name: string } | null;
};
const get = (path = '', headers = member) => server.call(`/api/assesment${path}`, { headers });
const post = (body: unknown, path = '', headers = member) =>
  server.call(`/api/assesment${path}`, { method: 'POST', headers, body });
const read = async (headers?: typeof member) => (await get('', headers)).json as Read;

/** Completes all steps like the page in the specification. */
async function takeAll(headers = member): Promise<Read> {
  for (let left = 5; left > 0; left--) {
    const { assesmentQuestions, currentStep } = await read(headers);
    const questions = assesmentQuestions.find(({ step }) => step === currentStep)?.questions ?? [];
    const answers = questions.map(({ id }) => ({ id, value: 1 + (id % 5) }));
    expect((await post({ answers, currentStep }, '', headers)).json).toMatchObject({ message: 'Successfully!' });
  }
  return read(headers);
}

it('the assessment has the documented fields, and goes step by step to a result', async () => {
  const start = await read();
  expect(start).toMatchObject({ currentStep: 1, countQuestionsSteps: [50, 5], personality: null });
  expect(start.description).toMatch(/^Describe yourself as you usually are now/);
  expect(start.assesmentQuestions.map(({ questions }) => questions.length)).toEqual([10, 10, 10, 10, 10]);
  expect(start.assesmentQuestions[0]?.questions[0]).toEqual({
    id: 1,
    text: 'I am the life of the party.',
    chosenValue: null,
  });
  const { personality } = await takeAll();
  expect((await get('/personality')).json).toEqual({ personality });
  const summary = await server.call('/api/profile/assesment', { headers: member });
  expect(summary.json).toMatchObject({ isCompleted: true, name: expect.stringMatching(/ side$/) });
  expect((await post({}, '/personality/destroy')).json).toEqual({ message: 'Successfully!' });
  expect((await get('/personality')).json).toEqual({ personality: null });
  expect((await server.call('/api/profile/assesment', { headers: member })).json).toMatchObject({ isCompleted: false });
});

describe('answers are accepted', () => {
  const ids = Array.from({ length: 10 }, (_, at) => at + 1);
  it.each([
    ['as digits in texts', { answers: ids.map((id) => ({ id: String(id), value: '4' })), currentStep: '1' }],
    ['without the step', { answers: ids.map((id) => ({ id, value: 4 })) }],
    ['by questionId', { answers: ids.map((questionId) => ({ questionId, answer: 4 })) }],
    ['by chosenValue', { answers: ids.map((id) => ({ id, text: 'x', chosenValue: 4 })) }],
    ['as a map', { answers: Object.fromEntries(ids.map((id) => [id, 4])), currentStep: 1 }],
    ['by step', { answers: [{ step: 1, questions: ids.map((id) => ({ id, chosenValue: 4 })) }] }],
    ['as they were read', { assesmentQuestions: [{ step: 1, questions: ids.map((id) => ({ id, chosenValue: 4 })) }] }],
  ])('%s', async (_, body) => {
    expect((await post(body)).status).toBe(200);
    const { currentStep, assesmentQuestions } = await read();
    expect(currentStep).toBe(2);
    expect(assesmentQuestions[0]?.questions.map(({ chosenValue }) => chosenValue)).toEqual(Array(10).fill(4));
  });

  it.each([
    ['nothing', {}],
    ['no list', { answers: 'x' }],
    ['null', { answers: [null] }],
    ['a value of 6', { answers: ids.map((id) => ({ id, value: 6 })) }],
    ['a value of 2.5', { answers: ids.map((id) => ({ id, value: 2.5 })) }],
    ['a statement that there is not', { answers: [...ids.map((id) => ({ id, value: 2 })), { id: 51, value: 1 }] }],
    ['nine of ten', { answers: ids.slice(1).map((id) => ({ id, value: 2 })) }],
    ['a step ahead', { answers: ids.map((id) => ({ id: id + 10, value: 2 })), currentStep: 2 }],
    ['a step that there is not', { answers: ids.map((id) => ({ id, value: 2 })), currentStep: 6 }],
  ])('answers are refused with %s', async (_, body) => {
    expect(refusalOf(await post(body))).toBe(422);
    expect(await prisma().personalityAnswer.count({ where: { userId: world.own.persons.Member.id } })).toBe(0);
  });
});

it('no call returns another person’s result, whatever is added to it', async () => {
  await takeAll();
  const { id } = world.own.persons.Member;
  for (const role of ['Administrator', 'Team Leader', 'Department Leader'] as const) {
    const headers = await asProgram(world.own.persons[role]);
    for (const query of ['', `?userId=${id}`, `?id=${id}`, `?member=${id}`]) {
      expect((await get(query, headers)).json).toMatchObject({ personality: null });
      expect((await get(`/personality${query}`, headers)).json).toEqual({ personality: null });
    }
    expect((await post({ userId: id, id, memberId: id }, '/personality/destroy', headers)).status).toBe(200);
  }
  expect((await read()).personality).not.toBeNull();
});
