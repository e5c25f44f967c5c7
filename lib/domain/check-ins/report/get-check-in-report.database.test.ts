import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { countQueries } from '#/e2e/support/product/count-queries.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { getCheckInReport } from '#/lib/domain/check-ins/report/get-check-in-report.ts';
import { getCheckInReportContract } from '#/lib/domain/check-ins/report/report.contract.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const now = new Date('2026-03-18T15:00:00Z');

let leader: User;
let team: Team;
let ada: User;
let bo: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  leader = await buildUser(prisma(), { companyId, firstName: 'Lena', lastName: 'Leader' });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  ada = await buildMember(prisma(), { team, user: { firstName: 'Ada', lastName: 'One' } });
  bo = await buildMember(prisma(), { team, user: { firstName: 'Bo', lastName: 'Two' } });
});

async function report(date?: string, user = leader, role: RoleName = 'Team Leader', id = team.id) {
  const answer = await getCheckInReport(await userCtx(user, { role, now }), { id, date });
  return getCheckInReportContract.response.parse(answer);
}
async function refusal(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return isProblem(error) ? error.code : 'shown';
}
const ask = (userId: number, localDate: string, fields = {}) =>
  buildCheckIn(prisma(), { team, userId, localDate, ...fields });

describe('what a member answered', () => {
  it('is shown in full, next to the leader’s rating', async () => {
    const checkIn = await ask(ada.id, '2026-03-17', {
      normIds: [1, 12],
      asksWorkEnvironment: true,
      monthQuestionIds: [1, 3],
      motivatorId: 3,
      motivatorType: 1,
    });
    await buildAnswer(prisma(), {
      checkIn,
      emotionId: 10,
      factorIds: [2, 1],
      elaborate: 'A long day',
      productivity: 35,
      motivatorAnswer: 75,
      workEnvironmentId: 2,
    });
    const of = { checkInId: checkIn.id, teamId: team.id, localDate: checkIn.localDate };
    await prisma().normAnswer.createMany({
      data: [
        { ...of, userId: ada.id, normId: 1, value: 5 },
        { ...of, userId: ada.id, normId: 12, value: 2 },
      ],
    });
    const rating = await ask(leader.id, '2026-03-17', { asksOwn: false, asksRatings: true, motivatorId: null });
    await prisma().memberRating.create({ data: { ...of, checkInId: rating.id, userId: ada.id, value: 60 } });

    const { date, members, answers } = await report();
    expect(date).toBe('2026-03-17');
    expect(members).toEqual([
      { id: ada.id, name: 'Ada One', isMember: true },
      { id: bo.id, name: 'Bo Two', isMember: true },
    ]);
    expect(answers[0]).toEqual({
      userId: ada.id,
      status: 'answered',
      answeredAt: '2026-03-17T13:00:00.000Z',
      emotion: { id: 10, label: 'Stressed', type: 'bad' },
      course: [{ date: '2026-03-17', isAnswered: true, emotion: { id: 10, label: 'Stressed', type: 'bad' } }],
      factors: [
        { id: 1, label: 'Workload' },
        { id: 2, label: 'Deadlines' },
      ],
      elaborate: 'A long day',
      productivity: 35,
      ratings: [{ leaderId: leader.id, leader: 'Lena Leader', value: 60 }],
      motivator: { name: 'Progress', question: 'I see my work moving forward.', answer: 75, label: 'Somewhat agree' },
      norms: [
        { id: 1, label: 'Respect', value: 5, level: 'Fully' },
        { id: 12, label: 'Learning', value: 2, level: 'A little' },
      ],
      workEnvironment: { id: 2, label: 'At home' },
      notApplicable: [],
    });
  });

  it('contains no monthly question, neither by name nor as a number', async () => {
    const checkIn = await ask(ada.id, '2026-03-17', { monthQuestionIds: [1, 3] });
    await buildAnswer(prisma(), { checkIn });
    await prisma().monthAnswer.create({
      data: {
        userId: ada.id,
        questionId: 3,
        month: new Date('2026-03-01'),
        companyId: team.companyId,
        submittedAt: now,
      },
    });
    const text = JSON.stringify(await report());
    expect(text).not.toMatch(/month|raise a problem|recommend/i);
    expect(Object.keys((await report()).answers[0] ?? {}).sort()).toEqual([
      'answeredAt',
      'course',
      'elaborate',
      'emotion',
      'factors',
      'motivator',
      'norms',
      'notApplicable',
      'productivity',
      'ratings',
      'status',
      'userId',
      'workEnvironment',
    ]);
  });

  it('says for each block that was asked whether it was skipped', async () => {
    const checkIn = await ask(ada.id, '2026-03-17', { normIds: [1], asksWorkEnvironment: true });
    await buildAnswer(prisma(), { checkIn, emotionId: null, productivity: null, motivatorAnswer: null });
    const { answers } = await report();
    const all = ['emotions', 'selfProductivity', 'motivator', 'norms', 'workEnvironment'];
    expect(answers[0]).toMatchObject({ emotion: null, productivity: null, norms: [], notApplicable: all });
    expect(answers[0]?.motivator).toMatchObject({ name: 'Progress', answer: null, label: null });
    const plain = await ask(bo.id, '2026-03-17', { motivatorId: null });
    await buildAnswer(prisma(), { checkIn: plain, motivatorAnswer: null });
    expect((await report()).answers[1]).toMatchObject({ motivator: null, notApplicable: [] });
  });

  it('is distinguished from what is still open, was never answered and wasn’t due', async () => {
    await ask(ada.id, '2026-03-18', { closesAt: new Date('2026-03-19T12:00:00Z') });
    await ask(ada.id, '2026-03-10', { closesAt: new Date('2026-03-11T12:00:00Z') });
    const statuses = async (date?: string) => (await report(date)).answers.map(({ status }) => status);
    expect(await statuses()).toEqual(['open', 'not_due']);
    expect(await statuses('2026-03-10')).toEqual(['not_answered', 'not_due']);
    expect(await statuses('2026-03-11')).toEqual(['not_due', 'not_due']);
  });

  it('stays after the person has left the team, and says so', async () => {
    const checkIn = await ask(bo.id, '2026-03-17');
    await buildAnswer(prisma(), { checkIn });
    await prisma().teamMember.deleteMany({ where: { teamId: team.id, userId: bo.id } });
    await ask(ada.id, '2026-03-16');
    expect((await report('2026-03-17')).members).toContainEqual({ id: bo.id, name: 'Bo Two', isMember: false });
    expect((await report('2026-03-16')).members.map(({ id }) => id)).toEqual([ada.id]);
  });
});

describe('a person’s history of feelings', () => {
  it('has their last ten check-ins up to the day, answered or not, newest last', async () => {
    for (let day = 1; day <= 13; day += 1) {
      const checkIn = await ask(ada.id, `2026-03-${String(day).padStart(2, '0')}`);
      if (day !== 5) await buildAnswer(prisma(), { checkIn, emotionId: day === 6 ? null : 10 });
    }
    const { answers } = await report('2026-03-12');
    expect(answers[0]?.course.map(({ date }) => Number(date.slice(-2)))).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(answers[0]?.course.slice(1, 4)).toEqual([
      { date: '2026-03-04', isAnswered: true, emotion: { id: 10, label: 'Stressed', type: 'bad' } },
      { date: '2026-03-05', isAnswered: false, emotion: null },
      { date: '2026-03-06', isAnswered: true, emotion: null },
    ]);
    expect(answers[1]?.course).toEqual([]);
  });

  it('starts on the day from which the leader reads by name', async () => {
    for (const date of ['2026-03-09', '2026-03-10', '2026-03-11'])
      await buildAnswer(prisma(), { checkIn: await ask(ada.id, date) });
    await prisma().leadership.updateMany({
      where: { teamId: team.id, userId: leader.id },
      data: { beginsOn: new Date('2026-03-10') },
    });
    const { answers } = await report('2026-03-11');
    expect(answers[0]?.course.map(({ date }) => date)).toEqual(['2026-03-10', '2026-03-11']);
  });
});

describe('the days of the report', () => {
  it('are those with a check-in, by month, with links to the neighbouring months', async () => {
    for (const date of ['2026-01-30', '2026-03-02', '2026-03-09', '2026-04-06']) await ask(ada.id, date);
    await buildAnswer(prisma(), { checkIn: await ask(bo.id, '2026-03-09') });
    await ask(leader.id, '2026-03-16', { asksOwn: false, asksRatings: true });
    const march = await report('2026-03-09');
    expect(march.dates).toEqual([
      { date: '2026-03-02', due: 1, answered: 0 },
      { date: '2026-03-09', due: 2, answered: 1 },
    ]);
    expect([march.previousDate, march.nextDate]).toEqual(['2026-03-02', '2026-04-06']);
    const between = await report('2026-02-14');
    expect([between.dates, between.previousDate, between.nextDate]).toEqual([[], '2026-01-30', '2026-03-02']);
    expect((await report()).date).toBe('2026-04-06');
  });

  it('are empty before the first check-in', async () => {
    const { date, dates, previousDate, nextDate, nextDueDate, answers } = await report();
    expect([date, dates, previousDate, nextDate, nextDueDate]).toEqual([null, [], null, null, '2026-03-19']);
    expect(answers.map(({ status }) => status)).toEqual(['not_due', 'not_due']);
  });

  it('take two round trips to the database', async () => {
    await ask(ada.id, '2026-03-17');
    const ctx = await userCtx(leader, { role: 'Team Leader', now });
    expect(await countQueries(() => getCheckInReport(ctx, { id: team.id }))).toBe(2);
  });
});

describe('the report by name', () => {
  it('is for both leaders of the team, and no one else', async () => {
    const { companyId } = team;
    const second = await buildUser(prisma(), { companyId });
    await prisma().team.update({ where: { id: team.id }, data: { secondaryLeaderId: second.id } });
    const administrator = await buildAdministrator(prisma(), { companyId });
    const other = await buildTeam(prisma(), { companyId, leaderId: administrator.id });
    expect(await refusal(report(undefined, second))).toBe('shown');
    expect(await refusal(report(undefined, ada, 'Member'))).toBe('forbidden');
    expect(await refusal(report(undefined, administrator))).toBe('forbidden');
    expect(await refusal(report(undefined, leader, 'Team Leader', other.id))).toBe('forbidden');
  });

  it('isn’t for anyone of another company', async () => {
    const { id: companyId } = await buildCompany(prisma());
    const stranger = await buildUser(prisma(), { companyId });
    await buildTeam(prisma(), { companyId, leaderId: stranger.id });
    expect(await refusal(report(undefined, stranger))).toBe('not_found');
    expect(await refusal(report(undefined, leader, 'Team Leader', 2_147_483_647))).toBe('not_found');
  });
});
