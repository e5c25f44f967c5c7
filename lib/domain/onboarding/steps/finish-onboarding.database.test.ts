import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import {
  atStep,
  newAdministrator,
  newCreator,
  newDepartmentLeader,
  newMember,
  newTeamLeader,
} from '#/e2e/support/actors/newcomers.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { sendInvitationMail } from '#/lib/domain/invitations/queues.ts';
import { getWalk } from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import { finishOnboarding } from '#/lib/domain/onboarding/steps/finish-onboarding.ts';
import { saveMotivatorsStep, saveNorms } from '#/lib/domain/onboarding/steps/step.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const ending = { next: '/assessment' };

let companyId: number;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
});

/** A person who has answered everything. */
const atTheEnd = (user: User) =>
  prisma().user.update({
    where: { id: user.id },
    data: {
      ...atStep(7),
      motivatorPriorities: [1, 7, 6],
      motivatorBaselines: [
        { id: 1, baselineId: 4 },
        { id: 7, baselineId: 2 },
        { id: 6, baselineId: 3 },
        { id: 12, baselineId: 5 },
      ],
    },
  });
const member = async () => atTheEnd(await newMember(await buildTeam(prisma(), { companyId })));
const finish = async (user: User) => finishOnboarding(await userCtx(user, { now: NOW }));
const audited = (action: string) => prisma().auditEntry.count({ where: { companyId, action } });
const invitations = () => prisma().invitation.findMany({ where: { companyId }, orderBy: { email: 'asc' } });
const mails = async () => {
  const ids = (await invitations()).map(({ id }) => id);
  return (await waitingIn(sendInvitationMail)).filter(({ invitationId }) => ids.includes(invitationId ?? 0)).length;
};

describe('finishing onboarding', () => {
  it('turns the baselines of the priorities into the starting satisfaction', async () => {
    const user = await member();
    expect(await finish(user)).toEqual(ending);
    const satisfactions = await prisma().motivatorSatisfaction.findMany({
      where: { userId: user.id },
      orderBy: { motivatorId: 'asc' },
      select: { motivatorId: true, satisfaction: true, answeredAt: true },
    });
    expect(satisfactions).toEqual([
      { motivatorId: 1, satisfaction: 75, answeredAt: NOW },
      { motivatorId: 6, satisfaction: 50, answeredAt: NOW },
      { motivatorId: 7, satisfaction: 25, answeredAt: NOW },
    ]);
  });

  it('keeps what a check-in has answered already', async () => {
    const user = await member();
    const answer = { userId: user.id, motivatorId: 7, satisfaction: 90, answeredAt: NOW };
    await prisma().motivatorSatisfaction.create({ data: answer });
    await finish(user);
    const where = { userId_motivatorId: { userId: user.id, motivatorId: 7 } };
    expect((await prisma().motivatorSatisfaction.findUniqueOrThrow({ where })).satisfaction).toBe(90);
  });

  it('twice changes nothing the second time', async () => {
    const user = await member();
    await finish(user);
    const { onboardingCompletedAt } = await prisma().user.findUniqueOrThrow({ where: { id: user.id } });
    expect(await finishOnboarding(await userCtx(user))).toEqual(ending);
    expect(onboardingCompletedAt).toEqual(NOW);
    const after = await prisma().user.findUniqueOrThrow({ where: { id: user.id } });
    expect(after.onboardingCompletedAt).toEqual(NOW);
    expect(await audited('onboarding.finish')).toBe(1);
  });

  it.each([
    [[], ['You', 'Your values', 'Your motivators']],
    [[1, 6], ['Your values']],
    [[5, 1], ['Your motivators']],
  ])(
    'with only the steps %j done is refused, and the message names the missing ones',
    async (onboardingStepsDone, names) => {
      const user = await member();
      await prisma().user.update({ where: { id: user.id }, data: { onboardingStepsDone } });
      const messages = names.map((name) => `Finish the step “${name}” first.`);
      await expect(finish(user)).rejects.toMatchObject({ code: 'invalid', messages });
      const { onboardingCompletedAt } = await prisma().user.findUniqueOrThrow({ where: { id: user.id } });
      expect(onboardingCompletedAt).toBeNull();
    },
  );
});

describe('leaving the rest for later', () => {
  const later = async (user: User) => finishOnboarding(await userCtx(user, { now: NOW }), { later: true });
  const walk = async (user: User) => getWalk(await userCtx(user));

  it('doesn’t require the steps about the person', async () => {
    const user = await newMember(await buildTeam(prisma(), { companyId }));
    expect(await later(user)).toEqual(ending);
    expect(await prisma().user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      onboardingCompletedAt: NOW,
      onboardingStepsDone: [],
    });
    expect(await walk(user)).toMatchObject({ steps: [1, 5, 6, 7], toDo: [1, 5, 6], step: 1, isCompleted: true });
  });

  it('requires the steps that others wait for, asked first of the person who signed the company up', async () => {
    const creator = await newCreator(companyId);
    expect(await walk(creator)).toMatchObject({ steps: [2], toDo: [2], step: 2, isCompleted: false });
    const messages = ['Finish the step “Your company” first.'];
    await expect(later(creator)).rejects.toMatchObject({ code: 'invalid', messages });
    await prisma().user.update({ where: { id: creator.id }, data: { onboardingStepsDone: [2] } });
    await expect(finish(creator)).rejects.toMatchObject({ code: 'invalid' });
    expect(await later(creator)).toEqual(ending);
    expect(await walk(creator)).toMatchObject({ steps: [1, 5, 6, 7], toDo: [1, 5, 6] });
  });

  it('doesn’t ask afterwards about a team that they have started to lead', async () => {
    const creator = await newCreator(companyId, { onboardingStepsDone: [2] });
    await later(creator);
    await buildTeam(prisma(), { companyId, leaderId: creator.id });
    expect(await walk(creator)).toMatchObject({ steps: [1, 5, 6, 7], toDo: [1, 5, 6] });
    const norms = async () => saveNorms(await userCtx(creator), { norms: [1] });
    expect(await norms()).toEqual({ step: 1 });
  });

  it('turns baselines that are entered later into the starting satisfaction, once', async () => {
    const user = await newMember(await buildTeam(prisma(), { companyId }), { onboardingStepsDone: [1, 5] });
    await later(user);
    const answer = { userId: user.id, motivatorId: 7, satisfaction: 90, answeredAt: NOW };
    await prisma().motivatorSatisfaction.create({ data: answer });
    const give = async (baselineId: number) =>
      saveMotivatorsStep(await userCtx(user, { now: NOW }), {
        userRatings: [1, 7, 6, 2, 3, 4, 5, 8, 9, 10, 11, 12],
        userPriorities: [1, 7, 6],
        userBaselines: [1, 7, 6].map((id) => ({ id, baselineId })),
        userReason: { id: 6, options: [] },
      });
    const satisfactions = async () =>
      (
        await prisma().motivatorSatisfaction.findMany({ where: { userId: user.id }, orderBy: { motivatorId: 'asc' } })
      ).map(({ motivatorId, satisfaction }) => [motivatorId, satisfaction]);
    expect(await give(3)).toMatchObject({ step: 7 });
    expect(await satisfactions()).toEqual([
      [1, 50],
      [6, 50],
      [7, 90],
    ]);
    await give(5);
    expect(await satisfactions()).toEqual([
      [1, 50],
      [6, 50],
      [7, 90],
    ]);
    expect((await walk(user)).toDo).toEqual([]);
  });
});

describe('finishing with a name', () => {
  const teamFields = {
    name: 'Rockets',
    performingScoreId: 3,
    draftInvites: ['ann@example.com', 'bob@example.com', 'ann@example.com'],
  };

  it('opens the team, whose people are invited once, also in twenty parallel calls', async () => {
    const leader = await atTheEnd(await newTeamLeader(companyId, teamFields));
    const results = await Promise.all(Array.from({ length: 20 }, () => finish(leader)));
    expect(new Set(results.map(({ next }) => next))).toEqual(new Set(['/assessment']));
    const team = await prisma().team.findFirstOrThrow({ where: { companyId } });
    expect(team).toMatchObject({ name: 'Rockets', leaderId: leader.id, completedAt: NOW, draftInvites: [] });
    expect((await invitations()).map(({ email, teamId }) => [email, teamId])).toEqual([
      ['ann@example.com', team.id],
      ['bob@example.com', team.id],
    ]);
    expect(await mails()).toBe(2);
    expect([await audited('onboarding.finish'), await audited('team.create')]).toEqual([1, 1]);
  });

  it('opens the department', async () => {
    const leader = await atTheEnd(await newDepartmentLeader(companyId));
    await prisma().department.updateMany({ where: { companyId }, data: { name: 'Research' } });
    await finish(leader);
    const department = await prisma().department.findFirstOrThrow({ where: { companyId } });
    expect(department).toMatchObject({ completedAt: NOW, leaderId: leader.id });
    expect(await audited('department.create')).toBe(1);
  });

  it('makes an administrator who created a team its leader, and doesn’t email their own address', async () => {
    const administrator = await atTheEnd(await newAdministrator(companyId));
    const draftInvites = [administrator.email, 'ann@example.com'];
    const begun = { creatorId: administrator.id, completedAt: null, isOnboarding: true };
    const draft = { companyId, name: 'Rockets', ...begun, draftInvites };
    await buildTeam(prisma(), draft);
    await finish(administrator);
    expect((await userCtx(administrator)).actor.roles).toEqual(['Administrator', 'Team Leader']);
    expect((await invitations()).map(({ email }) => email)).toEqual(['ann@example.com']);
  });

  it.each([
    ['a person who isn’t asked about one', newCreator],
    ['a person who is', newAdministrator],
  ])('opens no team that was created in the wizard by %s', async (_who, newPerson) => {
    const person = await atTheEnd(await newPerson(companyId));
    await buildTeam(prisma(), { companyId, ...teamFields, creatorId: person.id, completedAt: null });
    await finish(person);
    expect(await audited('team.create')).toBe(0);
    expect(await invitations()).toEqual([]);
  });

  it('opens nothing else: teams without a name wait, and other people’s drafts stay unfinished', async () => {
    const leader = await atTheEnd(await newTeamLeader(companyId));
    const other = await newTeamLeader(companyId, teamFields);
    const elsewhere = await newTeamLeader((await buildCompany(prisma())).id, teamFields);
    await finish(leader);
    const isOpen = { creatorId: { in: [leader.id, other.id, elsewhere.id] }, completedAt: { not: null } };
    expect(await prisma().team.count({ where: isOpen })).toBe(0);
    expect(await invitations()).toEqual([]);
  });
});
