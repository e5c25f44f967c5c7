import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { countQueries } from '#/e2e/support/product/count-queries.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import {
  answerScene,
  buildPulseScene,
  openScene,
  type PulseScene,
  pulseStart,
} from '#/e2e/support/scenes/pulse-scene.ts';
import type { PulseRecipient } from '#/generated/prisma/client.ts';
import { getPulseQuestions } from '#/lib/domain/pulses/respond/respondent.service.ts';
import { submitPulseAnswers } from '#/lib/domain/pulses/respond/submit-pulse-answers.ts';
import { publishRound } from '#/lib/domain/pulses/results/results.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

const at = (hours: number) => new Date(pulseStart.getTime() + hours * 3_600_000);
const allTypes = [
  { typeId: 2, pool: ['Office', 'Home'] },
  { typeId: 2, pool: ['A', 'B', 'C'], isMultiple: true },
  { typeId: 3 },
  { typeId: 4 },
  { typeId: 6 },
];

let scene: PulseScene;
let recipients: PulseRecipient[];
let one: PulseRecipient;

openQueue();
beforeEach(async () => {
  await prisma().pulse.deleteMany();
  scene = await buildPulseScene([6], { questions: allTypes });
  recipients = await openScene(scene);
  one = recipients[0] as PulseRecipient;
});

/** "question/value: n" for everything that was counted. */
async function tallies(): Promise<string[]> {
  const rows = await prisma().pulseTally.findMany({ orderBy: [{ questionId: 'asc' }, { value: 'asc' }] });
  return rows.map(
    ({ questionId, value, n }) => `${scene.questions.findIndex(({ id }) => id === questionId)}/${value}: ${n}`,
  );
}

it('an answer is counted in its team and texts are stored, with nothing about the respondent', async () => {
  await answerScene(scene, one, ['Home', ['C', 0], ' Fewer meetings ', 'yes', '10']);
  expect(await tallies()).toEqual(['0/1: 1', '1/-1: 1', '1/0: 1', '1/2: 1', '3/1: 1', '4/10: 1']);
  const [text, ...others] = await prisma().pulseAnswer.findMany();
  expect(others).toEqual([]);
  expect(Object.keys(text ?? {}).sort()).toEqual(['companyId', 'id', 'questionId', 'roundId', 'teamId', 'text']);
  expect(text?.text).toBe('Fewer meetings');
});

it('an answer takes one statement once a round’s questions are known', async () => {
  const [first, second] = recipients as [PulseRecipient, PulseRecipient];
  await answerScene(scene, first, ['Home']);
  expect(await countQueries(() => answerScene(scene, second, ['Office', ['A'], 'Text', 'no', 3]))).toBe(1);
});

describe('a question in another language', () => {
  const other = { texts: { 'en-XA': 'Was?' }, pools: { 'en-XA': ['Geschenk', 'Gift'] } };
  const reader = { ...visitorCtx({ now: pulseStart }), locale: 'en-XA' } as const;
  const token = ({ id }: { id: number }) => mailedToken('pls_', id);
  const read = async (ctx: Ctx) => (await getPulseQuestions(ctx, { token: token(one) })).questions[0];
  const send = (ctx: Ctx, recipient: PulseRecipient, answer: string) =>
    submitPulseAnswers(ctx, {
      token: token(recipient),
      answers: [{ questionId: scene.questions[0]?.id ?? 0, answer }],
    });

  beforeEach(async () => {
    await prisma().pulse.deleteMany();
    const question = { typeId: 2, text: 'What?', pool: ['Gift', 'Poison'], locale: 'en' };
    scene = await buildPulseScene([6], { questions: [question] });
    recipients = await openScene(scene);
    one = recipients[0] as PulseRecipient;
  });

  it('is read and answered in it, even if it was added meanwhile', async () => {
    const [first, second, third] = recipients as [PulseRecipient, PulseRecipient, PulseRecipient];
    expect(await read(reader)).toMatchObject({ text: 'What?', pool: ['Gift', 'Poison'], locale: 'en' });
    await prisma().pulseQuestion.updateMany({ where: { pulseId: scene.pulse.id }, data: other });
    // No process has cached the question since.
    await send(reader, first, 'Gift');
    expect(await tallies()).toEqual(['0/1: 1']);
    expect(await read(reader)).toMatchObject({ text: 'Was?', pool: ['Geschenk', 'Gift'], locale: 'en-XA' });
    expect(await countQueries(() => send(reader, second, 'Gift'))).toBe(1);
    await send(visitorCtx({ now: pulseStart }), third, 'Gift');
    expect(await tallies()).toEqual(['0/0: 1', '0/1: 2']);
  });

  it('isn’t shown in a language in which something is missing', async () => {
    await prisma().pulseQuestion.updateMany({ where: { pulseId: scene.pulse.id }, data: { texts: other.texts } });
    expect(await read(reader)).toMatchObject({ text: 'What?', pool: ['Gift', 'Poison'], locale: 'en' });
    expect(Object.keys((await read(reader)) ?? {}).sort()).toEqual([
      'high',
      'id',
      'isMultiple',
      'locale',
      'low',
      'pool',
      'text',
      'typeId',
      'typeName',
    ]);
  });
});

it('every question can be skipped', async () => {
  await answerScene(scene, one, [null, [], '', null, '']);
  expect(await tallies()).toEqual([]);
  expect(await prisma().pulseRecipient.findUnique({ where: { id: one.id } })).toMatchObject({ answered: true });
});

it('many parallel submissions store one', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => answerScene(scene, one, ['Home'])));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await tallies()).toEqual(['0/1: 1']);
});

it('a repeat with the same submission id returns the same, and another id is refused', async () => {
  const submissionId = randomUUID();
  await Promise.all([1, 2, 3].map(() => answerScene(scene, one, ['Home'], { submissionId })));
  expect(await answerScene(scene, one, ['Office'], { submissionId })).toEqual({});
  expect(await tallies()).toEqual(['0/1: 1']);
  for (const other of [randomUUID(), undefined])
    await expect(answerScene(scene, one, ['Home'], other ? { submissionId: other } : {})).rejects.toThrow(
      'You’ve already answered.',
    );
});

it('all people who answer in parallel are counted', async () => {
  await Promise.all(recipients.map((each) => answerScene(scene, each, ['Home', ['A', 'B'], 'Text', false, 7])));
  expect(await tallies()).toEqual(['0/1: 6', '1/-1: 6', '1/0: 6', '1/1: 6', '3/0: 6', '4/7: 6']);
  expect(await prisma().pulseAnswer.count()).toBe(6);
});

describe('an answer is refused', () => {
  it.each([
    ['an option of another question', ['A'], 'The answer to question 1 must be one of its options.'],
    [
      'two options where one may be chosen',
      [['Office', 'Home']],
      'The answer to question 1 must be one of its options.',
    ],
    ['an option beyond the last', [2], 'The answer to question 1 must be one of its options.'],
    ['half a number', [null, null, null, null, 7.5], 'The answer to question 5 must be a number from 0 to 10.'],
    ['NaN in words', [null, null, null, null, 'NaN'], 'The answer to question 5 must be a number from 0 to 10.'],
    [
      'what is beyond the scale',
      [null, null, null, null, 11],
      'The answer to question 5 must be a number from 0 to 10.',
    ],
    ['a number for a yes or no', [null, null, null, 2], 'The answer to question 4 must be Yes or No.'],
  ])('with %s', async (_, answers, message) => {
    await expect(answerScene(scene, one, answers)).rejects.toThrow(message);
    expect(await tallies()).toEqual([]);
    expect(await prisma().pulseRecipient.findUnique({ where: { id: one.id } })).toMatchObject({ answered: false });
  });

  it('to a question of another pulse, known to this process or not', async () => {
    const other = await buildPulseScene([5]);
    const [recipient] = await openScene(other);
    const refusal = 'a question that isn’t in this pulse';
    await expect(answerScene(other, one, [4])).rejects.toThrow(refusal);
    await answerScene(other, recipient as PulseRecipient, [4]);
    await expect(answerScene(other, one, [4])).rejects.toThrow(refusal);
    await expect(answerScene(other, one, [null])).rejects.toThrow(refusal);
    expect(await prisma().pulseTally.count()).toBe(1);
  });

  it('after the end, from a suspended person, or to a deleted pulse', async () => {
    await expect(answerScene(scene, one, ['Home'], { now: at(5 * 24) })).rejects.toThrow('This pulse has closed');
    await prisma().user.update({ where: { id: one.userId }, data: { blockedAt: pulseStart } });
    await expect(answerScene(scene, one, ['Home'])).rejects.toThrow('Not found');
    await prisma().pulse.update({ where: { id: scene.pulse.id }, data: { deletedAt: pulseStart } });
    await expect(answerScene(scene, recipients[1] as PulseRecipient, ['Home'])).rejects.toThrow('Not found');
  });

  it.each(['pls_1.x', 'srv_1', '', '1'])('with the token %j', async (token) => {
    await expect(submitPulseAnswers(visitorCtx({ now: pulseStart }), { token, answers: [] })).rejects.toThrow(
      'Not found',
    );
  });
});

it('an answer to no question is refused, and uses up nothing', async () => {
  await expect(answerScene(scene, one, [])).rejects.toMatchObject({ code: 'invalid' });
  expect(await prisma().pulseRecipient.count({ where: { answered: true } })).toBe(0);
  await answerScene(scene, one, [null]);
  expect(await prisma().pulseRecipient.count({ where: { answered: true } })).toBe(1);
});

it('no answer is lost or added while the round closes', async () => {
  const { id } = await prisma().pulseRound.findFirstOrThrow();
  const sendings = recipients.map((each) => answerScene(scene, each, [null, null, 'Text']));
  const closing = publishRound(jobCtx({ now: at(1) }), id);
  const storedCount = (await Promise.allSettled(sendings)).filter(({ status }) => status === 'fulfilled').length;
  await closing;
  const { responsesCount } = await prisma().pulseRound.findFirstOrThrow();
  expect(responsesCount).toBe(storedCount);
  expect(await prisma().pulseTally.count()).toBe(0);
  expect(await prisma().pulseAnswer.count()).toBe(storedCount >= 5 ? storedCount : 0);
});

describe('a round’s questions', () => {
  const read = (token: string, now = pulseStart) => getPulseQuestions(visitorCtx({ now }), { token });

  it('can be read any number of times, which stores nothing', async () => {
    const token = mailedToken('pls_', one.id);
    for (let times = 0; times < 3; times += 1) {
      const { questions, answered: hasAnswered } = await read(token);
      expect(questions.map(({ typeName }) => typeName)).toEqual([
        'Multiple choice',
        'Multiple choice',
        'Open answer',
        'Yes or no',
        'Rating',
      ]);
      expect(hasAnswered).toBe(false);
    }
    expect(await prisma().pulseRecipient.count({ where: { answered: true } })).toBe(0);
  });

  it('say that the person has answered, and are closed after the end', async () => {
    const token = mailedToken('pls_', one.id);
    await answerScene(scene, one, ['Home']);
    expect((await read(token)).answered).toBe(true);
    await expect(read(token, at(5 * 24))).rejects.toThrow('This pulse has closed');
  });

  it('stay the same when the pulse is edited', async () => {
    await prisma().pulseQuestion.updateMany({ where: { pulseId: scene.pulse.id }, data: { retiredAt: pulseStart } });
    expect((await read(mailedToken('pls_', one.id))).questions).toHaveLength(5);
  });
});
