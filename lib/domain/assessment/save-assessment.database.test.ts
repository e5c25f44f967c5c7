import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { getAssessment, saveAssessment } from '#/lib/domain/assessment/assessment.service.ts';
import type { AnswerValue } from '#/lib/domain/assessment/constants.ts';
import { destroyPersonality, getPersonality } from '#/lib/domain/assessment/personality/personality.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const now = new Date('2026-11-18T16:20:00Z');
let person: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId });
  await prisma().administrator.create({ data: { companyId, userId: person.id, createdAt: now } });
});

const ctx = () => userCtx(person, { now });
const answersOf = (step: number, value: AnswerValue = 4) =>
  Array.from({ length: 10 }, (_, at) => ({ id: (step - 1) * 10 + at + 1, value }));
const save = async (step: number | undefined, answers = answersOf(step ?? 1)) =>
  saveAssessment(await ctx(), { answers, currentStep: step });
const storedCount = () => prisma().personalityAnswer.count({ where: { userId: person.id } });
const entries = async () =>
  (await prisma().auditEntry.findMany({ where: { actorId: person.id }, orderBy: { id: 'asc' } })).flatMap(
    ({ action, details }) => (action.startsWith('assessment.') ? [[action, details]] : []),
  );

async function finish(): Promise<void> {
  for (const step of [1, 2, 3, 4, 5]) await save(step);
}

describe('a step of the assessment', () => {
  it('is stored, and leads to the next; the last one creates the result', async () => {
    expect(await save(1)).toMatchObject({ currentStep: 2, personality: null });
    expect(await save(2)).toMatchObject({ currentStep: 3 });
    await save(3);
    await save(4);
    const { currentStep, personality } = await save(5);
    expect([currentStep, personality?.completedAt, personality?.isUniform]).toEqual([5, now.toISOString(), true]);
    const result = await prisma().personalityResult.findUniqueOrThrow({ where: { userId: person.id } });
    expect(result).toMatchObject({ instrumentId: 'ipip-50', raw: [30, 32, 32, 24, 34], completedAt: now });
    expect(await getPersonality(await ctx())).toEqual({ personality });
    expect(await entries()).toEqual([['assessment.complete', {}]]);
  });

  it('can be sent again while there is no result, along with earlier ones', async () => {
    await save(1);
    await save(1, answersOf(1, 2));
    expect((await save(2, [...answersOf(1, 5), ...answersOf(2)])).currentStep).toBe(3);
    const { assesmentQuestions } = await getAssessment(await ctx());
    expect(assesmentQuestions[0]?.questions.map(({ chosenValue }) => chosenValue)).toEqual(Array(10).fill(5));
  });

  it('is complete with its stored answers', async () => {
    await save(1);
    expect((await save(1, answersOf(1, 1).slice(0, 3))).currentStep).toBe(2);
    expect(await storedCount()).toBe(10);
  });

  it('is the first open one if none is named', async () => {
    await save(1);
    expect((await save(undefined, answersOf(2))).currentStep).toBe(3);
  });

  it('is refused with a message for each missing statement, and nothing is stored', async () => {
    await expect(save(1, answersOf(1).slice(2))).rejects.toMatchObject({
      code: 'invalid',
      messages: ['Answer “I am the life of the party.”', 'Answer “I feel little concern for others.”'],
    });
    await expect(save(1, [])).rejects.toMatchObject({ messages: expect.objectContaining({ length: 10 }) });
    expect(await storedCount()).toBe(0);
  });

  it('is refused before the first open one is answered', async () => {
    await expect(save(2, answersOf(2))).rejects.toMatchObject({ message: 'Finish step 1 first.' });
    expect(await storedCount()).toBe(0);
  });

  it('can be sent together with all others', async () => {
    const all = [1, 2, 3, 4, 5].flatMap((step) => answersOf(step, 3));
    expect((await save(5, all)).personality).toMatchObject({
      traits: Array(5).fill(expect.objectContaining({ score: 50 })),
    });
  });
});

describe('two windows of one person', () => {
  it('create one result', async () => {
    for (const step of [1, 2, 3, 4]) await save(step);
    const both = await Promise.allSettled([save(5, answersOf(5, 4)), save(5, answersOf(5, 4))]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await entries()).toHaveLength(1);
  });

  it('can’t change what the other has finished', async () => {
    await finish();
    await expect(save(5, answersOf(5, 1))).rejects.toMatchObject({
      code: 'invalid',
      message: 'Your assessment is finished. Retake it to answer again.',
    });
    // Sending equal answers again changes nothing.
    expect((await save(5)).personality).not.toBeNull();
  });
});

describe('a retake of the assessment', () => {
  it('deletes answers and result, and starts over; a repeat changes nothing', async () => {
    await finish();
    await destroyPersonality(await ctx());
    expect(await getAssessment(await ctx())).toMatchObject({ currentStep: 1, personality: null });
    expect(await storedCount()).toBe(0);
    await destroyPersonality(await ctx());
    expect(await entries()).toEqual([
      ['assessment.complete', {}],
      ['assessment.remove', {}],
    ]);
  });

  it('can start in the middle', async () => {
    await save(1);
    await destroyPersonality(await ctx());
    expect((await getAssessment(await ctx())).currentStep).toBe(1);
  });

  it('changes no one else’s answers', async () => {
    await finish();
    const other = await buildUser(prisma(), { companyId: person.companyId });
    await prisma().administrator.create({ data: { companyId: person.companyId, userId: other.id, createdAt: now } });
    await destroyPersonality(await userCtx(other));
    expect(await getPersonality(await userCtx(other))).toEqual({ personality: null });
    expect((await getPersonality(await ctx())).personality).not.toBeNull();
  });
});
