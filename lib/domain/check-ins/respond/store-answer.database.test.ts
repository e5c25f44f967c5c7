import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { CheckIn, Team, User } from '#/generated/prisma/client.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { motivators, STARTER_MOTIVATOR_IDS } from '#/lib/domain/catalogue/motivators.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/rebuild-person-months.ts';
import { type AnswerToStore, storeAnswer } from '#/lib/domain/check-ins/respond/store-answer.ts';
import { computeMotivation, type PriorityState, smoothSatisfaction } from '#/lib/domain/metrics/scores/motivation.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { createRandom } from '#/prisma/seed/random.ts';

let team: Team;
let person: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  team = await buildTeam(prisma(), { companyId });
  person = await buildMember(prisma(), { team });
});

/** An answer an hour after the sending: a good day, productivity 70, satisfied with Progress. */
function answerTo(checkIn: CheckIn, changes: Partial<AnswerToStore> = {}): AnswerToStore {
  const questionId = checkIn.motivatorId === null ? null : checkIn.motivatorId * 10 + (checkIn.motivatorType ?? 1);
  return {
    checkInId: checkIn.id,
    submissionId: randomUUID(),
    now: new Date(checkIn.sentAt.getTime() + 3_600_000),
    emotionId: 3,
    factorIds: [3, 14],
    elaborate: 'Went well',
    sentiment: 100,
    productivity: 70,
    motivatorQuestionId: questionId,
    motivatorAnswer: questionId === null ? null : 100,
    workEnvironmentId: null,
    norms: null,
    monthAnswers: null,
    ratings: new Map(),
    ...changes,
  };
}

function monthsOf(userId: number) {
  return prisma().personMonth.findMany({ where: { userId }, orderBy: [{ teamId: 'asc' }, { month: 'asc' }] });
}

/** All rows that an answer could have changed. */
async function storedRows() {
  const where = { userId: person.id };
  return {
    answers: await prisma().checkInAnswer.findMany({ where }),
    satisfactions: await prisma().motivatorSatisfaction.findMany({ where }),
    months: await monthsOf(person.id),
    answered: await prisma().checkIn.count({ where: { ...where, answeredAt: { not: null } } }),
  };
}

const nothing = { answers: [], satisfactions: [], months: [], answered: 0 };

/** A person's motivators, computed the obvious way: one answer after another, with the formulas. */
class Record60Days {
  private readonly known = new Map<number, PriorityState>();

  answer(motivatorId: number, value: number, day: string): void {
    const satisfaction = smoothSatisfaction(this.known.get(motivatorId)?.satisfaction ?? null, value);
    this.known.set(motivatorId, { motivatorId, satisfaction, answeredOn: day });
  }

  motivationOn(day: string, priorities: readonly number[]): number | null {
    const ids = priorities.length > 0 ? priorities : STARTER_MOTIVATOR_IDS;
    const unknown = { satisfaction: null, answeredOn: null };
    const states = ids.map((motivatorId) => this.known.get(motivatorId) ?? { motivatorId, ...unknown });
    const { score, scorePlain } = computeMotivation(states, day);
    // Starter motivators all have the same weight.
    return priorities.length > 0 ? score : scorePlain;
  }

  satisfactions(): Record<number, number | null> {
    return Object.fromEntries([...this.known.values()].map((state) => [state.motivatorId, state.satisfaction]));
  }
}

describe('an answer', () => {
  it.each([1, 2, 3, 4, 5, 6])('has the same effect as the plain formulas, sequence %i', async (seed) => {
    const random = createRandom(seed);
    const ids = motivators.map(({ id }) => id);
    const priorities = seed % 3 === 0 ? [] : random.shuffle(ids).slice(0, 3 + (seed % 4));
    await prisma().user.update({ where: { id: person.id }, data: { motivatorPriorities: priorities } });
    const candidates = priorities.length > 0 ? [...priorities, ids.find((id) => !priorities.includes(id)) ?? 1] : ids;
    const obvious = new Record60Days();
    const checkIns: CheckIn[] = [];
    for (let day = '2026-01-05'; checkIns.length < 40; day = addDays(day, random.pick([1, 1, 1, 3, 20, 59, 60, 61]))) {
      const motivatorId = random.pick(candidates);
      checkIns.push(await buildCheckIn(prisma(), { team, userId: person.id, localDate: day, motivatorId }));
    }
    await rebuildPersonMonths(prisma(), { companyId: team.companyId });
    for (const checkIn of checkIns) {
      const motivatorId = checkIn.motivatorId ?? 0;
      const localDate = checkIn.localDate.toISOString().slice(0, 10);
      const applies = random.chance(0.8);
      const motivatorAnswer = applies ? random.pick([0, 25, 50, 64, 75, 100]) : null;
      const sentiment = random.pick([null, 0, 50, 100] as const);
      const productivity = random.pick([null, 0, 55, 100]);
      const emotionId = sentiment === null ? null : { 0: 10, 50: 9, 100: 3 }[sentiment];
      const motivatorQuestionId = applies ? motivatorId * 10 + 2 : null;
      const figures = { motivatorAnswer, sentiment, productivity, emotionId };
      const result = await storeAnswer(answerTo(checkIn, { ...figures, motivatorQuestionId }));
      expect(result).toMatchObject({ teamId: team.id, userId: person.id, localDate, asksOwn: true });
      if (motivatorAnswer !== null) obvious.answer(motivatorId, motivatorAnswer, localDate);
      const expected = applies ? obvious.motivationOn(localDate, priorities) : null;
      const storedAnswer = await prisma().checkInAnswer.findUniqueOrThrow({ where: { checkInId: checkIn.id } });
      expect(storedAnswer).toMatchObject(figures);
      expect(storedAnswer.motivation === null).toBe(expected === null);
      // Stored in whole points.
      expect(Number.isInteger(storedAnswer.motivation ?? 0)).toBe(true);
      expect(Math.abs((storedAnswer.motivation ?? 0) - (expected ?? 0))).toBeLessThan(0.501);
    }
    const storedSatisfactions = await prisma().motivatorSatisfaction.findMany({ where: { userId: person.id } });
    const satisfactions = obvious.satisfactions();
    expect(new Set(storedSatisfactions.map(({ motivatorId }) => String(motivatorId)))).toEqual(
      new Set(Object.keys(satisfactions)),
    );
    for (const { motivatorId, satisfaction } of storedSatisfactions)
      expect(satisfaction).toBeCloseTo(satisfactions[motivatorId] ?? -1, 3);
    const keptMonths = await monthsOf(person.id);
    await rebuildPersonMonths(prisma(), { companyId: team.companyId });
    expectSameMonths(keptMonths, await monthsOf(person.id));
  });

  it('counts a motivator by days, not hours: it’s known after 60 days and unknown after 61', async () => {
    await prisma().user.update({ where: { id: person.id }, data: { motivatorPriorities: [3, 5] } });
    const first = await buildCheckIn(prisma(), { team, userId: person.id, localDate: '2026-01-05', motivatorId: 5 });
    await storeAnswer(answerTo(first, { now: new Date('2026-01-05T12:30:00Z'), motivatorAnswer: 0 }));
    for (const [localDate, motivation] of [
      ['2026-03-06', 67],
      ['2026-03-07', 100],
    ] as const) {
      const checkIn = await buildCheckIn(prisma(), { team, userId: person.id, localDate, motivatorId: 3 });
      await storeAnswer(answerTo(checkIn, { now: new Date(`${localDate}T17:00:00Z`) }));
      const storedAnswer = await prisma().checkInAnswer.findUniqueOrThrow({ where: { checkInId: checkIn.id } });
      expect(storedAnswer.motivation).toBe(motivation);
    }
  });

  it('is stored once if it’s sent twenty times in parallel', async () => {
    const checkIn = await buildCheckIn(prisma(), { team, userId: person.id, localDate: '2026-03-02' });
    const results = await Promise.all(Array.from({ length: 20 }, () => storeAnswer(answerTo(checkIn))));
    expect(results.filter((result) => result !== null)).toHaveLength(1);
    const { answers, satisfactions, months } = await storedRows();
    expect(answers).toHaveLength(1);
    expect(satisfactions).toMatchObject([{ motivatorId: 3, satisfaction: 100 }]);
    expect(months).toMatchObject([{ dueCount: 1, answerCount: 1, goodCount: 1, productivitySum: 70 }]);
  });

  it('to each of twenty parallel check-ins of one month reaches the roll-up', async () => {
    const days = Array.from({ length: 20 }, (_, index) => addDays('2026-03-02', index));
    const checkIns = await Promise.all(
      days.map((localDate) => buildCheckIn(prisma(), { team, userId: person.id, localDate })),
    );
    await rebuildPersonMonths(prisma(), { companyId: team.companyId });
    await Promise.all(checkIns.map((checkIn) => storeAnswer(answerTo(checkIn))));
    const keptMonths = await monthsOf(person.id);
    expect(keptMonths).toMatchObject([{ dueCount: 20, answerCount: 20, productivitySum: 1400 }]);
    await rebuildPersonMonths(prisma(), { companyId: team.companyId });
    expectSameMonths(keptMonths, await monthsOf(person.id));
  });
});

describe('nothing of an answer is stored', () => {
  const later = (checkIn: CheckIn, ms: number) => ({ now: new Date(checkIn.closesAt.getTime() + ms) });
  const refusals: [string, (checkIn: CheckIn) => Partial<AnswerToStore>][] = [
    ['if it comes when the check-in closes', (checkIn) => later(checkIn, 0)],
    ['if it comes after the check-in closed', (checkIn) => later(checkIn, 1)],
    ['for another question of the same motivator', () => ({ motivatorQuestionId: 31 })],
    ['for another motivator', () => ({ motivatorQuestionId: 52 })],
    ['for a check-in that is not there', () => ({ checkInId: 2_147_483_647 })],
  ];

  it.each(refusals)('%s', async (_title, change) => {
    const checkIn = await buildCheckIn(prisma(), { team, userId: person.id, localDate: '2026-03-02' });
    expect(await storeAnswer(answerTo(checkIn, change(checkIn)))).toBeNull();
    expect(await storedRows()).toEqual(nothing);
    expect(await storeAnswer(answerTo(checkIn, later(checkIn, -1)))).not.toBeNull();
  });

  it('for a suspended person', async () => {
    const checkIn = await buildCheckIn(prisma(), { team, userId: person.id, localDate: '2026-03-02' });
    await prisma().user.update({ where: { id: person.id }, data: { blockedAt: new Date() } });
    expect(await storeAnswer(answerTo(checkIn))).toBeNull();
    expect(await storedRows()).toEqual(nothing);
  });

  it('for a question that wasn’t asked', async () => {
    const none = { motivatorId: null, motivatorType: null };
    const checkIn = await buildCheckIn(prisma(), { team, userId: person.id, localDate: '2026-03-02', ...none });
    expect(await storeAnswer(answerTo(checkIn, { motivatorQuestionId: 32, motivatorAnswer: 100 }))).toBeNull();
    expect(await storedRows()).toEqual(nothing);
    expect(await storeAnswer(answerTo(checkIn))).not.toBeNull();
  });

  it('for a second answer', async () => {
    const checkIn = await buildCheckIn(prisma(), { team, userId: person.id, localDate: '2026-03-02' });
    await storeAnswer(answerTo(checkIn));
    const first = await storedRows();
    expect(await storeAnswer(answerTo(checkIn, { motivatorAnswer: 0, productivity: 0 }))).toBeNull();
    expect(await storedRows()).toEqual(first);
  });
});

type Months = Awaited<ReturnType<typeof monthsOf>>;

/** Sums of single-precision values may differ in the last digits. */
function expectSameMonths(keptMonths: Months, rebuilt: Months): void {
  const rounded = (months: Months) =>
    months.map((month) => ({ ...month, motivationSum: Math.round(month.motivationSum * 100) / 100 }));
  expect(rounded(keptMonths)).toEqual(rounded(rebuilt));
}
