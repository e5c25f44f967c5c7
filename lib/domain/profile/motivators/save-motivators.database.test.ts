import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { getMotivators, saveMotivators } from '#/lib/domain/profile/motivators/motivators.service.ts';
import { getMotivatorsContract } from '#/lib/domain/profile/profile.contract.ts';
import { motivatorsBody } from '#/lib/domain/profile/profile.schema.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const RATINGS = [1, 7, 6, 12, 11, 10, 9, 8, 5, 4, 3, 2];
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

let person: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId });
});

const ctxOf = (user: User) => userCtx(user, { now: NOW });
const save = async (priorities: number[], ratings = RATINGS) =>
  saveMotivators(await ctxOf(person), motivatorsBody.parse({ ratings, priorities }));
const tell = (motivatorId: number, satisfaction: number, answeredAt = daysAgo(1), user = person) =>
  prisma().motivatorSatisfaction.create({ data: { userId: user.id, motivatorId, satisfaction, answeredAt } });

it('at first nothing is chosen, and the list of twelve is there', async () => {
  const answer = await getMotivators(await ctxOf(person));
  expect(getMotivatorsContract.response.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({ userRatings: [], userPriorities: [], score: null });
  expect(answer.motivators).toHaveLength(12);
  expect(answer.motivators[0]).toEqual({ id: 1, name: 'Autonomy', meaning: 'Deciding how I do my work' });
});

it('order and priorities are stored for this person only, and repeating them changes nothing', async () => {
  const colleague = await buildUser(prisma(), { companyId: person.companyId });
  const first = await save([1, 7, 6]);
  expect(first).toMatchObject({ userRatings: RATINGS, userPriorities: [1, 7, 6], score: null });
  expect(await save([1, 7, 6])).toEqual(first);
  expect(await getMotivators(await ctxOf(colleague))).toMatchObject({ userRatings: [], userPriorities: [] });
});

it('the result follows from answers in check-ins', async () => {
  for (const [motivatorId, satisfaction] of [
    [1, 75],
    [7, 25],
    [6, 50],
    [12, 0],
  ] as const)
    await tell(motivatorId, satisfaction);
  const text = 'Some of what drives you is missing, especially “Growth”. “Autonomy” is a strength to build on.';
  expect(await save([1, 7, 6])).toMatchObject({ score: 54.2, text });
  expect((await save([6, 7, 1])).score).toBe(45.8);
});

it('answers older than 60 days, or another person’s, don’t count', async () => {
  const colleague = await buildUser(prisma(), { companyId: person.companyId });
  await tell(1, 100, daysAgo(61));
  await tell(7, 40, daysAgo(60));
  await tell(6, 60, daysAgo(1));
  await tell(1, 0, daysAgo(1), colleague);
  expect((await save([1, 7, 6])).score).toBe(46.7);
});

const all = 'Put all twelve motivators in order.';
it.each([
  [RATINGS.slice(1), [1, 7, 6], all],
  [[...RATINGS.slice(1), 7], [1, 7, 6], all],
  [[...RATINGS, 13], [1, 7, 6], all],
  [RATINGS.map(String), [1, 7, 6], all],
  [RATINGS, [1, 7], 'Choose 3 to 5 motivators.'],
  [RATINGS, [1, 7, 6, 12, 11, 10], 'Choose 3 to 5 motivators.'],
  [RATINGS, [1, 7, 7], 'Choose each motivator only once.'],
  [RATINGS, [1, 7, 13], 'Choose from the list of motivators.'],
])('%j with %j is refused with a message', (ratings, priorities, message) => {
  const { error } = motivatorsBody.safeParse({ ratings, priorities });
  expect(inWords(error?.issues[0]?.message ?? '', 'en')).toBe(message);
});
