import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { completeTourContract, getTourContract } from '#/lib/domain/tour/tour.contract.ts';
import { completeTour, getTour } from '#/lib/domain/tour/tour.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const FIRST = new Date('2026-03-02T12:00:00Z');
const LATER = new Date('2026-03-03T12:00:00Z');

let companyId: number;
let person: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  person = await buildUser(prisma(), { companyId, tourCompletedAt: null });
});

const tourOf = async (user = person) => getTour(await userCtx(user));
const complete = async (now: Date, user = person) => completeTour(await userCtx(user, { now }));
const completedAt = async ({ id }: User) =>
  (await prisma().user.findUniqueOrThrow({ where: { id } })).tourCompletedAt?.toISOString();
const audited = () =>
  prisma().auditEntry.findMany({ where: { companyId }, select: { action: true, subject: true, actorId: true } });

it('the tour is offered until it is ended, and then over for this person only', async () => {
  const colleague = await buildUser(prisma(), { companyId, tourCompletedAt: null });
  expect(getTourContract.response.parse(await tourOf())).toEqual({ tourCompleted: false });
  const ended = { tourCompleted: true, message: message('tour.answers.complete') };
  expect(completeTourContract.response.parse(await complete(FIRST))).toEqual(ended);
  expect([await tourOf(), await tourOf(colleague)]).toEqual([{ tourCompleted: true }, { tourCompleted: false }]);
  expect(await completedAt(person)).toBe(FIRST.toISOString());
});

it('ending the tour again, also in parallel, keeps the first time and is logged once', async () => {
  await Promise.all([complete(FIRST), complete(FIRST), complete(FIRST)]);
  expect(await complete(LATER)).toMatchObject({ tourCompleted: true });
  expect(await completedAt(person)).toBe(FIRST.toISOString());
  expect(await audited()).toEqual([{ action: 'tour.complete', subject: `user:${person.id}`, actorId: person.id }]);
});
