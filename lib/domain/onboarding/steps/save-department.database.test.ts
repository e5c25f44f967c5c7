import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { atStep, newCreator, newDepartmentLeader, newMember, newTeamLeader } from '#/e2e/support/actors/newcomers.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { departmentStepBody } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { getLedDepartment } from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import { getOnboardingDepartmentContract } from '#/lib/domain/onboarding/places/place.contract.ts';
import { saveDepartment } from '#/lib/domain/onboarding/steps/step.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let leader: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  leader = await newDepartmentLeader(companyId, atStep(3));
});

const save = async (body: object, user = leader) => saveDepartment(await userCtx(user), departmentStepBody.parse(body));
const ledDepartment = async (user = leader) => getLedDepartment(await userCtx(user));

it('a new department is named, and stays unopened until the end', async () => {
  const empty = await ledDepartment();
  expect(getOnboardingDepartmentContract.response.parse(empty)).toEqual(empty);
  expect(empty.department).toMatchObject({ name: '', perfomingScoreId: null, isNew: true });
  expect(empty.perfomingScores).toHaveLength(5);
  expect(await save({ name: ' Research ', perfomingScoreId: 2 })).toEqual({ step: 5 });
  expect((await ledDepartment()).department).toMatchObject({ name: 'Research', perfomingScoreId: 2, isNew: true });
  expect(await save({ name: 'Discovery', perfomingScoreId: 3 })).toEqual({ step: 5 });
  const department = await prisma().department.findFirstOrThrow({ where: { companyId } });
  expect(department).toMatchObject({ name: 'Discovery', performingScoreId: 3, completedAt: null });
});

it('a new department without a name is refused', async () => {
  await expect(save({ perfomingScoreId: 2 })).rejects.toMatchObject({ message: 'Department name is required.' });
  expect((await ledDepartment()).department.perfomingScoreId).toBeNull();
});

it.each([
  [{ name: '', perfomingScoreId: 1 }, 'Department name is required.'],
  [{ name: 'x'.repeat(101), perfomingScoreId: 1 }, 'Department name can be up to 100 characters.'],
  [{ name: 'Research', perfomingScoreId: 6 }, 'Choose a score.'],
  [{ name: 'Research' }, 'Choose a score.'],
])('%j is refused by the schema', (body, message) => {
  expect(inWords(departmentStepBody.safeParse(body).error?.issues[0]?.message ?? '', 'en')).toBe(message);
});

it('a department that was taken over keeps its name', async () => {
  const successor = await buildUser(prisma(), { companyId, onboardingCompletedAt: null, ...atStep(3) });
  const { name } = await buildDepartment(prisma(), { companyId, leaderId: successor.id });
  expect((await ledDepartment(successor)).department).toMatchObject({ name, isNew: false });
  await expect(save({ name: 'Mine now', perfomingScoreId: 4 }, successor)).rejects.toMatchObject({ code: 'invalid' });
  expect(await save({ perfomingScoreId: 4 }, successor)).toEqual({ step: 5 });
  expect((await ledDepartment(successor)).department).toMatchObject({ name, perfomingScoreId: 4 });
});

it('people who lead no department are refused, and each leader sees only their own', async () => {
  const elsewhere = await newDepartmentLeader((await buildCompany(prisma())).id, atStep(3));
  await save({ name: 'Elsewhere', perfomingScoreId: 1 }, elsewhere);
  expect((await ledDepartment()).department.name).toBe('');
  const team = await buildTeam(prisma(), { companyId });
  for (const user of [await newCreator(companyId), await newTeamLeader(companyId), await newMember(team)]) {
    await expect(ledDepartment(user)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(save({ name: 'Mine', perfomingScoreId: 1 }, user)).rejects.toMatchObject({ code: 'forbidden' });
  }
});
