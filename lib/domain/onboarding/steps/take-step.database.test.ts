import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { atStep, newCreator, newMember } from '#/e2e/support/actors/newcomers.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { getOnboardingMeContract, getOnboardingRolesContract } from '#/lib/domain/onboarding/onboarding.contract.ts';
import { youBody } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { getYou } from '#/lib/domain/onboarding/onboarding.service.ts';
import { getOnboardingRoles } from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import { saveNorms, saveYou } from '#/lib/domain/onboarding/steps/step.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

const NOW = '2026-03-02T12:00:00Z';
const you = {
  isNewHire: true,
  hireDate: '2026-02-02',
  seniorityId: 4,
  yearsOfLeadershipId: 2,
  birthDate: '1990-02-28',
  shareBirthday: true,
  getMembersBirthdays: true,
  hopes: [9, 1],
};

let company: Company;
let member: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  company = await buildCompany(prisma());
  member = await newMember(await buildTeam(prisma(), { companyId: company.id }));
});

const ctxOf = (user: User) => userCtx(user, { now: NOW });
const save = async (body: object, user = member) => saveYou(await ctxOf(user), youBody.parse(body));
const storedYou = async (user = member) => (await getYou(await ctxOf(user))).you;

describe('the first step', () => {
  it('is returned as it was saved, on any device', async () => {
    const empty = await getYou(await ctxOf(member));
    expect(getOnboardingMeContract.response.parse(empty)).toEqual(empty);
    expect(empty.you).toMatchObject({ isNewHire: null, seniorityId: null, birthDate: null, hopes: [] });
    expect(await save(you)).toEqual({ step: 5 });
    expect(await storedYou()).toEqual(you);
  });

  it('is saved bit by bit: what is left out stays, and only the hopes end it', async () => {
    const { hopes, birthDate, ...rest } = you;
    expect(await save(rest)).toEqual({ step: 1 });
    expect(await save({ birthDate })).toEqual({ step: 1 });
    expect(await save({ hopes })).toEqual({ step: 5 });
    expect(await storedYou()).toEqual(you);
    expect(await save({ birthDate: null, shareBirthday: false })).toEqual({ step: 5 });
    expect(await storedYou()).toEqual({ ...you, birthDate: null, shareBirthday: false });
  });

  it.each([
    [{ isNewHire: undefined }, 'Say whether you’re new.'],
    [{ seniorityId: undefined }, 'Choose your level of seniority.'],
    [{ yearsOfLeadershipId: undefined }, 'Choose how many years you’ve been a leader.'],
    [{ birthDate: '2026-03-02' }, 'That date of birth is in the future. Check the year.'],
    [{ hireDate: '2027-04-01' }, 'That start date is too far in the future. Check the year.'],
  ])('%j is refused with a message, and nothing is saved', async (changes, message) => {
    await expect(save({ ...you, ...changes })).rejects.toMatchObject({ code: 'invalid', message });
    expect(await storedYou()).toMatchObject({ hopes: [], seniorityId: null });
  });

  it.each([
    [{ birthDate: '1990-02-30' }, 'Enter a date of birth.'],
    [{ birthDate: '1899-12-31' }, 'Enter a date of birth.'],
    [{ hireDate: 'yesterday' }, 'Enter the date you started.'],
    [{ seniorityId: 13 }, 'Choose your level of seniority.'],
    [{ yearsOfLeadershipId: 0 }, 'Choose how many years you’ve been a leader.'],
    [{ hopes: [] }, 'Choose at least one hope.'],
    [{ hopes: [1, 1] }, 'Choose each hope only once.'],
    [{ hopes: [11] }, 'Choose hopes from the list.'],
  ])('%j is refused by the schema', (changes, message) => {
    expect(inWords(youBody.safeParse({ ...you, ...changes }).error?.issues[0]?.message ?? '', 'en')).toBe(message);
  });
});

describe('the order of the steps', () => {
  const roles = async (user = member) => getOnboardingRoles(await ctxOf(user));

  it('is returned with the flags and the step to continue with', async () => {
    const answer = await roles();
    expect(getOnboardingRolesContract.response.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ isMember: true, isCompanyCreator: false, steps: [1, 5, 6, 7], step: 1 });
    const creator = await newCreator(company.id);
    expect(await roles(creator)).toMatchObject({ isModerator: true, isCompanyCreator: true, steps: [1, 2, 5, 6, 7] });
    await save(you, creator);
    expect((await roles(creator)).step).toBe(2);
  });

  it('is free, and steps can be repeated without losing the position', async () => {
    const norms = async () => saveNorms(await ctxOf(member), { norms: [1] });
    expect(await norms()).toEqual({ step: 1 });
    expect(await save(you)).toEqual({ step: 6 });
    expect(await save({ ...you, hopes: [10] })).toEqual({ step: 6 });
    expect((await storedYou()).hopes).toEqual([10]);
    expect((await roles()).step).toBe(6);
  });

  it('lets a person who has finished change their answers', async () => {
    const onboardingCompletedAt = new Date(NOW);
    await prisma().user.update({ where: { id: member.id }, data: { onboardingCompletedAt, ...atStep(7) } });
    expect(await save(you)).toEqual({ step: 7 });
    expect(await storedYou()).toEqual(you);
    expect((await prisma().user.findUniqueOrThrow({ where: { id: member.id } })).onboardingCompletedAt).toEqual(
      onboardingCompletedAt,
    );
  });

  it('follows the current roles: a step that is no longer shown is skipped', async () => {
    await prisma().user.update({ where: { id: member.id }, data: atStep(3) });
    expect((await roles()).step).toBe(5);
  });

  it('keeps its position if one step is sent twenty times in parallel', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => save(you)));
    expect(new Set(results.map(({ step }) => step))).toEqual(new Set([5]));
    expect(await storedYou()).toEqual(you);
  });
});
