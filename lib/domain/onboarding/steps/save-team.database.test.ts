import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import {
  atStep,
  newAdministrator,
  newCreator,
  newDepartmentLeader,
  newMember,
  newTeamLeader,
} from '#/e2e/support/actors/newcomers.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { teamStepBody } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { getLedTeam } from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import { getOnboardingTeamContract } from '#/lib/domain/onboarding/places/place.contract.ts';
import { finishOnboarding } from '#/lib/domain/onboarding/steps/finish-onboarding.ts';
import { saveTeam } from '#/lib/domain/onboarding/steps/save-steps.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const schedule = { checkinDay: 2, frequencyId: 2, surveysTimeSend: '09:30', workingDays: [1, 5] };
const described = { name: 'Rockets', performingScoreId: 4, ...schedule };

let companyId: number;
let leader: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  leader = await newTeamLeader(companyId);
  await atTeamStep(leader);
});

const atTeamStep = async (user: User) => {
  await prisma().user.update({ where: { id: user.id }, data: atStep(4) });
  return user;
};
const save = async (body: object, user = leader) => saveTeam(await userCtx(user), teamStepBody.parse(body));
const ledTeam = async (user = leader) => getLedTeam(await userCtx(user));

describe('a new team', () => {
  it('starts with the defaults, in the department of the invitation', async () => {
    const department = await buildDepartment(prisma(), { companyId });
    const answer = await ledTeam(await newTeamLeader(companyId, { departmentId: department.id }));
    expect(getOnboardingTeamContract.response.parse(answer)).toEqual(answer);
    const defaults = { checkinDay: 1, frequencyId: 1, surveysTimeSend: '12:00', workingDays: [1, 2, 3, 4, 5] };
    expect(answer.team).toMatchObject({ name: '', departmentName: department.name, invites: [''], ...defaults });
    expect(answer.team).toMatchObject({ isNew: true, isOptional: false, performingScoreId: null });
  });

  it('is saved bit by bit, and ends with the invitations; no one is emailed yet', async () => {
    expect(await save({ name: 'Rockets', performingScoreId: 4 })).toEqual({ step: 4 });
    expect(await save(schedule)).toEqual({ step: 4 });
    const invites = ['', 'Ann@example.com', 'bob@example.com'];
    expect(await save({ invites })).toEqual({ step: 5 });
    expect((await ledTeam()).team).toMatchObject({ ...described, invites: ['ann@example.com', 'bob@example.com'] });
    const storedTeam = await prisma().team.findFirstOrThrow({ where: { companyId } });
    expect(storedTeam).toMatchObject({ leaderId: leader.id, completedAt: null });
    expect(await prisma().invitation.count({ where: { companyId } })).toBe(0);
  });

  it.each([
    [{ ...described, name: undefined, invites: [] }, 'Team name is required.'],
    [{ ...described, performingScoreId: undefined, invites: [] }, 'Choose a score.'],
  ])('isn’t finished without %j, and nothing is saved', async (body, message) => {
    await expect(save(body)).rejects.toMatchObject({ code: 'invalid', message });
    expect((await ledTeam()).team).toMatchObject({ name: '', checkinDay: 1 });
  });

  it.each([
    [{ name: '' }, 'Team name is required.'],
    [{ workingDays: [] }, 'Choose at least one working day.'],
    [{ surveysTimeSend: '24:00' }, 'Enter the send time as HH:MM.'],
    [{ invites: ['nobody'] }, 'Invalid email address!'],
  ])('%j is refused by the schema', (body, message) => {
    expect(inWords(teamStepBody.safeParse(body).error?.issues[0]?.message ?? '', 'en')).toBe(message);
  });

  it('can’t be skipped by the person who was invited to lead it', async () => {
    expect(await save({})).toEqual({ step: 4 });
  });
});

describe('a team taken over', () => {
  it.each(['leaderId', 'secondaryLeaderId'] as const)('is confirmed with its check-ins by its %s', async (lead) => {
    const user = await atTeamStep(await buildUser(prisma(), { companyId, onboardingCompletedAt: null }));
    const team = await buildTeam(prisma(), { companyId, [lead]: user.id });
    expect((await ledTeam(user)).team).toMatchObject({ id: team.id, name: team.name, isNew: false });
    await expect(save({ ...schedule, name: 'Mine' }, user)).rejects.toMatchObject({ code: 'invalid' });
    expect(await save(schedule, user)).toEqual({ step: 5 });
    expect((await ledTeam(user)).team).toMatchObject({ ...schedule, name: team.name });
    const updated = { companyId, action: 'team.schedule', actorId: user.id };
    expect(await prisma().auditEntry.count({ where: updated })).toBe(1);
  });
});

describe('an administrator who joined later', () => {
  it('can continue without a team, also after creating one', async () => {
    const user = await atTeamStep(await newAdministrator(companyId));
    expect((await ledTeam(user)).team).toMatchObject({ id: null, isNew: true, isOptional: true });
    expect(await save({}, user)).toEqual({ step: 5 });
    expect(await prisma().team.count({ where: { creatorId: user.id } })).toBe(0);
    await save({ ...described, invites: [] }, user);
    await save({}, user);
    const begun = await prisma().team.findFirstOrThrow({ where: { creatorId: user.id } });
    expect(begun).toMatchObject({ name: '', completedAt: null, leaderId: null });
  });

  it('who returns to a skipped step is sent back to it until the team is complete', async () => {
    const user = await atTeamStep(await newAdministrator(companyId));
    await save({}, user);
    await prisma().user.update({ where: { id: user.id }, data: atStep(7) });
    expect(await save({ name: 'Rockets' }, user)).toEqual({ step: 4 });
    await expect(finishOnboarding(await userCtx(user))).rejects.toMatchObject({ code: 'invalid' });
    await prisma().user.update({ where: { id: user.id }, data: atStep(7) });
    expect(await save({ performingScoreId: 4 }, user)).toEqual({ step: 7 });
  });

  it('keeps a draft of the creation wizard: onboarding neither shows nor changes it', async () => {
    const user = await atTeamStep(await newAdministrator(companyId));
    const draft = { companyId, creatorId: user.id, name: 'Comets', performingScoreId: 3, completedAt: null };
    const wizards = await buildTeam(prisma(), draft);
    expect((await ledTeam(user)).team).toMatchObject({ id: null, name: '', isNew: true });
    await save({}, user);
    await save({ ...described, invites: [] }, user);
    await save({}, user);
    const teams = await prisma().team.findMany({ where: { creatorId: user.id }, orderBy: { id: 'asc' } });
    expect(teams).toMatchObject([wizards, { name: '', completedAt: null }]);
  });
});

it('people who don’t have this step are refused, and each leader sees only their own team', async () => {
  const elsewhere = await atTeamStep(await newTeamLeader((await buildCompany(prisma())).id));
  await save({ ...described, invites: [] }, elsewhere);
  expect((await ledTeam()).team.name).toBe('');
  const team = await buildTeam(prisma(), { companyId });
  for (const user of [await newCreator(companyId), await newDepartmentLeader(companyId), await newMember(team)]) {
    await expect(ledTeam(user)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(save({ ...described, invites: [] }, user)).rejects.toMatchObject({ code: 'forbidden' });
  }
});
