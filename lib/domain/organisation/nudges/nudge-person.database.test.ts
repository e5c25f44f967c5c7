import { beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { nudgeAdministrator } from '#/lib/domain/organisation/company/company.service.ts';
import { nudgeDepartmentLeader } from '#/lib/domain/organisation/departments/department.service.ts';
import { nudgeMail } from '#/lib/domain/organisation/nudges/nudge.email.ts';
import { sendNudgeMail } from '#/lib/domain/organisation/queues.ts';
import { nudgeMember, nudgeSecondaryLeader, nudgeTeamLeader } from '#/lib/domain/organisation/teams/team.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { message as asSaid } from '#/lib/words/message.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const unfinished = { onboardingCompletedAt: null };
let companyId: number;
let team: Team;
let administrator: User;
let leader: User;
let member: User;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  administrator = await buildAdministrator(prisma(), { companyId });
  leader = await buildUser(prisma(), { companyId, ...unfinished });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  member = await buildMember(prisma(), { team, user: unfinished });
});

const mailsTo = async ({ id }: User) => (await waitingIn(sendNudgeMail)).filter(({ userId }) => userId === id).length;

it('every leader’s, a member’s and an administrator’s unfinished onboarding gets one reminder email each', async () => {
  const ctx = await userCtx(administrator);
  const other = await buildAdministrator(prisma(), { companyId, ...unfinished });
  const above = await buildUser(prisma(), { companyId, ...unfinished });
  const second = await buildUser(prisma(), { companyId, ...unfinished });
  await prisma().team.update({ where: { id: team.id }, data: { secondaryLeaderId: second.id } });
  const department = await buildDepartment(prisma(), { companyId, leaderId: above.id });
  await nudgeTeamLeader(ctx, team.id);
  await nudgeDepartmentLeader(ctx, department.id);
  await nudgeSecondaryLeader(ctx, team.id);
  await nudgeMember(ctx, team.id, member);
  await nudgeAdministrator(ctx, companyId, other);
  expect(await Promise.all([leader, second, above, member, other].map(mailsTo))).toEqual([1, 1, 1, 1, 1]);
  expect(await prisma().auditEntry.count({ where: { companyId, action: 'person.nudge' } })).toBe(5);
});

it('a person is reminded once a day, by anyone and by any number of parallel calls', async () => {
  const [one, two] = [await userCtx(administrator), await userCtx(leader)];
  const results = await Promise.all([one, two, one, two].map((ctx) => nudgeMember(ctx, team.id, member)));
  expect(results.filter(({ remindedCount }) => remindedCount === 1)).toEqual([{ remindedCount: 1 }]);
  const again = { remindedCount: 0, message: asSaid('organisation.answers.remindedBefore', { name: 'Robin Example' }) };
  expect(results.filter(({ remindedCount }) => remindedCount === 0)).toEqual([again, again, again]);
  expect(await mailsTo(member)).toBe(1);
});

it('people who have finished, haven’t joined, or are unknown get no email', async () => {
  const ctx = await userCtx(administrator);
  const done = await buildMember(prisma(), { team });
  const invitee = await buildMember(prisma(), { team, user: { ...unfinished, confirmedAt: null } });
  const message = (text: string) => ({ code: 'invalid', message: text });
  await expect(nudgeMember(ctx, team.id, done)).rejects.toMatchObject(
    message('Robin Example has already finished setting up.'),
  );
  await expect(nudgeMember(ctx, team.id, invitee)).rejects.toMatchObject(
    message('Robin Example hasn’t joined yet. Resend the invitation instead.'),
  );
  const headless = await buildTeam(prisma(), { companyId });
  await expect(nudgeTeamLeader(ctx, headless.id)).rejects.toMatchObject(
    message('This team has no leader yet. Choose one first.'),
  );
  await expect(nudgeSecondaryLeader(ctx, team.id)).rejects.toMatchObject(message('This team has no secondary leader.'));
  const leaderless = await buildDepartment(prisma(), { companyId });
  await expect(nudgeDepartmentLeader(ctx, leaderless.id)).rejects.toMatchObject(
    message('This department has no leader yet. Choose one first.'),
  );
  const foreign = await buildDepartment(prisma(), { companyId: (await buildCompany(prisma())).id, leaderId: null });
  const attempts = await Promise.allSettled([
    nudgeMember(ctx, team.id, leader),
    nudgeMember(ctx, headless.id, member),
    nudgeDepartmentLeader(ctx, foreign.id),
    nudgeAdministrator(ctx, companyId, member),
    nudgeAdministrator(ctx, companyId + 1, administrator),
  ]);
  expect(refusalsOf(attempts)).toEqual(attempts.map(() => expect.objectContaining({ code: 'not_found' })));
  expect(await Promise.all([leader, member, done, invitee].map(mailsTo))).toEqual([0, 0, 0, 0]);
});

it('the email leads to the onboarding', () => {
  const mail = nudgeMail({ locale: 'en', firstName: '<b>Ada', companyName: 'Engines & Co' });
  expect(mail.subject).toBe('Finish setting up unboXt');
  expect(mail.text).toContain('http://localhost:3000/onboarding');
  expect(mail.html).not.toContain('<b>Ada');
});
