import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { atStep, newMember } from '#/e2e/support/actors/newcomers.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import {
  getOnboardingMotivatorsContract,
  saveOnboardingMotivatorsContract,
} from '#/lib/domain/onboarding/onboarding.contract.ts';
import { motivatorsStepBody } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { getBaselineResult } from '#/lib/domain/onboarding/onboarding.service.ts';
import { saveMotivatorsStep } from '#/lib/domain/onboarding/steps/step.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

const userRatings = [1, 7, 6, 12, 11, 10, 9, 8, 5, 4, 3, 2];
const userPriorities = [1, 7, 6];
const levels = (...baselineIds: number[]) =>
  baselineIds.map((baselineId, index) => ({ id: userRatings[index] ?? 0, baselineId }));
const userBaselines = levels(4, 2, 3);
const userReason = { id: 5, options: [53, 51] };
const everything = { userRatings, userPriorities, userBaselines, userReason };

let member: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  member = await newMember(await buildTeam(prisma(), { companyId }), atStep(6));
});

const save = async (body: object) => saveMotivatorsStep(await userCtx(member), motivatorsStepBody.parse(body));
const baselineResult = async () => getBaselineResult(await userCtx(member));

describe('the motivators step', () => {
  it('starts with the twelve motivators, the five levels and the six reasons', async () => {
    const empty = await baselineResult();
    expect(getOnboardingMotivatorsContract.response.parse(empty)).toEqual(empty);
    expect([empty.motivators, empty.baselines, empty.reasons].map(({ length }) => length)).toEqual([12, 5, 6]);
    expect(empty).toMatchObject({
      userRatings: [],
      userReason: null,
      subStep: 1,
      missing: null,
      score: null,
      text: '',
    });
  });

  it('goes through its sub-steps, and stores each one immediately', async () => {
    expect(await save({ userRatings })).toMatchObject({ step: 6, subStep: 2 });
    expect(await save({ userPriorities })).toMatchObject({ step: 6, subStep: 3, missing: null });
    const text = 'Some of what drives you is missing, especially “Growth”. “Autonomy” is a strength to build on.';
    expect(await save({ userBaselines })).toMatchObject({ step: 6, subStep: 4, missing: 7, score: 54.2, text });
    const answer = await save({ userReason });
    expect(saveOnboardingMotivatorsContract.response.parse(answer)).toMatchObject(answer);
    expect(answer).toMatchObject({ ...everything, step: 7, subStep: 5 });
    expect(await baselineResult()).toMatchObject(everything);
  });

  it('can be sent as a whole', async () => {
    expect(await save(everything)).toMatchObject({ step: 7, score: 54.2 });
  });

  it('opens again if new priorities have no baseline, and keeps the baselines of former ones', async () => {
    await save(everything);
    expect(await save({ userPriorities: [1, 7, 12] })).toMatchObject({ step: 6, subStep: 3, score: null });
    expect(await save({ userPriorities })).toMatchObject({ step: 7, userBaselines, score: 54.2 });
    await save({ userPriorities: [1, 7, 12] });
    await save({ userBaselines: [...levels(4, 2), { id: 12, baselineId: 5 }] });
    expect(await save({ userPriorities: [6, 1, 7] })).toMatchObject({
      step: 7,
      userBaselines: [{ id: 6, baselineId: 3 }, ...levels(4, 2)],
    });
  });

  it.each([
    ['the weight decides', levels(2, 5, 2), 1],
    ['the distance decides', levels(5, 5, 1), 6],
    ['never the one that is met best', levels(3, 2, 1), 7],
  ])('asks for the reason of the largest gap: %s', async (_, baselines, missing) => {
    expect(await save({ userRatings, userPriorities, userBaselines: baselines })).toMatchObject({ missing });
  });

  it.each([3, 5])('asks for no reason if all are met equally, at level %i', async (level) => {
    const result = await save({ userRatings, userPriorities, userBaselines: levels(level, level, level) });
    expect(result).toMatchObject({ step: 7, subStep: 5, missing: null, userReason: null });
  });

  it.each([
    [{ userPriorities }, 'Put all twelve motivators in order.'],
    [{ userRatings, userBaselines }, 'Rate each of your priorities.'],
    [{ userRatings, userPriorities, userBaselines: levels(4, 2) }, 'Rate each of your priorities.'],
    [{ userRatings, userPriorities, userBaselines: levels(4, 2, 3, 1) }, 'Rate each of your priorities.'],
    [{ userRatings, userPriorities, userReason }, 'Rate each of your priorities.'],
    [{ userRatings, userReason }, 'Choose your priorities first.'],
  ])('refuses %j as too early, and saves nothing', async (body, message) => {
    await expect(save(body)).rejects.toMatchObject({ code: 'invalid', message });
    expect(await baselineResult()).toMatchObject({ userRatings: [], subStep: 1 });
  });

  it.each([
    [{ userRatings: [1, 2, 3] }, 'Put all twelve motivators in order.'],
    [{ userPriorities: [1, 2] }, 'Choose 3 to 5 motivators.'],
    [{ userBaselines: levels(6) }, 'Rate each of your priorities.'],
    [{ userBaselines: [...levels(1), ...levels(2)] }, 'Rate each of your priorities.'],
    [{ userReason: { id: 7, options: [] } }, 'Choose a reason.'],
    [{ userReason: { id: 1, options: [21] } }, 'Choose a reason.'],
    [{ userReason: { id: 1, options: [11, 12, 13, 14] } }, 'Choose up to 3 reasons.'],
    [{ userReason: { id: 6, options: [11] } }, 'Choose a reason.'],
  ])('%j is refused by the schema', (body, message) => {
    expect(inWords(motivatorsStepBody.safeParse(body).error?.issues[0]?.message ?? '', 'en')).toBe(message);
  });

  it('reports nothing to check-ins before the end', async () => {
    await save(everything);
    expect(await prisma().motivatorSatisfaction.count({ where: { userId: member.id } })).toBe(0);
  });
});
