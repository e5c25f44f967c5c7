import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/database.ts';
import type { Department, Team, User } from '#/generated/prisma/client.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { closeMonths } from '#/lib/domain/dashboards/commands/close-months.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const MARCH = new Date('2026-03-01');
/** The day on which March is closed. */
const UNTIL = '2026-04-09';
const ENPS = 1;
const NORM = 4;

let companyId: number;
let large: Department;
let small: Department;

/** A department with one team of so many. */
async function staff(size: number): Promise<{ department: Department; team: Team; members: User[] }> {
  const department = await buildDepartment(prisma(), { companyId });
  const team = await buildTeam(prisma(), { companyId, departmentId: department.id });
  const members: User[] = [];
  for (let i = 0; i < size; i++) members.push(await buildMember(prisma(), { team }));
  return { department, team, members };
}

async function say({ department, team, members }: Awaited<ReturnType<typeof staff>>, values: number[]): Promise<void> {
  await prisma().monthAnswer.createMany({
    data: values.map((value, index) => ({
      userId: members[index]?.id ?? 0,
      questionId: ENPS,
      month: MARCH,
      companyId,
      teamId: team.id,
      departmentId: department.id,
      value,
      submittedAt: new Date('2026-03-03T10:00:00Z'),
    })),
  });
}

/** What each person says of a norm, on two days where there are two values. */
async function rate({ team, members }: Awaited<ReturnType<typeof staff>>, values: number[][]): Promise<void> {
  for (const [index, said] of values.entries()) {
    for (const [day, value] of said.entries()) {
      const userId = members[index]?.id ?? 0;
      const localDate = `2026-03-${10 + day}`;
      const checkIn = await buildCheckIn(prisma(), { team, userId, localDate });
      await buildAnswer(prisma(), { checkIn });
      const of = { checkInId: checkIn.id, teamId: team.id, userId, localDate: checkIn.localDate };
      await prisma().normAnswer.create({ data: { ...of, normId: NORM, value } });
    }
  }
}

async function close(until: string): Promise<void> {
  const client = await pool().connect();
  try {
    const query = async <Row extends object>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(text, values)).rows;
    await closeMonths(query, { companyId, until, k: 5 });
  } finally {
    client.release();
  }
}

async function resultsOf(scope: string, scopeId: number, kind = 'question') {
  return prisma().monthResult.findMany({
    where: { companyId, scope, scopeId, kind },
    select: { persons: true, detractors: true, neutral: true, promoters: true, valueSum: true, hiddenReason: true },
  });
}

beforeAll(async () => {
  await testDatabase();
  ({ id: companyId } = await buildCompany(prisma(), { createdAt: new Date('2026-03-01T00:00:00Z') }));
  const [many, few] = [await staff(6), await staff(4)];
  [large, small] = [many.department, few.department];
  await say(many, [10, 9, 9, 8, 6, 0]);
  await say(few, [10, 7, 7, 3]);
  // 5 is 100, 1 is 0: one person means 50 over two days.
  await rate(many, [[5, 1], [5], [5], [5], [1], [3]]);
});
afterAll(closeDatabase);

it('counts nothing before the month is closed', async () => {
  await close('2026-04-08');
  expect(await prisma().monthResult.count({ where: { companyId } })).toBe(0);
  expect(await prisma().monthAnswer.count({ where: { companyId } })).toBe(10);
});

it('counts everybody once, hides what is small and what would tell it, and forgets the answers', async () => {
  await close(UNTIL);
  const company = { persons: 10, detractors: 3, neutral: 3, promoters: 4, valueSum: 69, hiddenReason: null };
  expect(await resultsOf('company', companyId)).toEqual([company]);
  expect(await resultsOf('department', small.id)).toMatchObject([{ persons: 4, hiddenReason: 'group_too_small' }]);
  expect(await resultsOf('department', large.id)).toMatchObject([{ persons: 6, hiddenReason: 'protects_other_group' }]);
  const norm = { persons: 6, valueSum: 50 + 100 + 100 + 100 + 0 + 50, hiddenReason: null };
  expect(await resultsOf('company', companyId, 'norm')).toMatchObject([norm]);
  expect(await resultsOf('department', large.id, 'norm')).toMatchObject([norm]);
  expect(await prisma().monthAnswer.count({ where: { companyId } })).toBe(0);
});

it('never counts a month again', async () => {
  const before = await prisma().monthResult.findMany({ where: { companyId } });
  await close('2026-04-10');
  expect(await prisma().monthResult.findMany({ where: { companyId } })).toEqual(before);
});

/** Members of another team answer about a norm there too. */
async function rateElsewhere(team: Team, people: User[], values: number[]): Promise<void> {
  for (const [index, { id: userId }] of people.entries()) {
    const checkIn = await buildCheckIn(prisma(), { team, userId, localDate: '2026-03-12' });
    await buildAnswer(prisma(), { checkIn });
    const of = { checkInId: checkIn.id, teamId: team.id, userId, localDate: checkIn.localDate };
    await prisma().normAnswer.create({ data: { ...of, normId: NORM, value: values[index] ?? 1 } });
  }
}

it('over months and departments that go, what is left of the company without the shown ones is nobody or enough', async () => {
  ({ id: companyId } = await buildCompany(prisma(), { createdAt: new Date('2026-03-01T00:00:00Z') }));
  const random = createRandom(12, 'months');
  const staffs = [];
  for (const size of [9, 7, 6, 4]) staffs.push(await staff(size));
  const [first, second] = staffs;
  if (!first || !second) throw new Error('no departments');
  // One who belongs to two departments must not be what their sum says more than the company.
  for (const { members, ...place } of staffs)
    await rate(
      { ...place, members },
      members.map(() => [random.integer(1, 5)]),
    );
  await rateElsewhere(second.team, first.members.slice(0, 1), [5]);
  for (const month of ['2026-03-01', '2026-04-01', '2026-05-01']) {
    for (const { department, team, members } of staffs) {
      await prisma().monthAnswer.createMany({
        data: members.flatMap(({ id: userId }) =>
          [1, 2, 3, 4, 5]
            .filter(() => random.chance(0.85))
            .map((questionId) => {
              const place = { companyId, teamId: team.id, departmentId: department.id };
              const submittedAt = new Date(`${month}T10:00:00Z`);
              return {
                ...place,
                userId,
                questionId,
                month: new Date(month),
                value: random.integer(0, 10),
                submittedAt,
              };
            }),
        ),
      });
    }
    if (month === '2026-04-01') {
      await prisma().team.updateMany({ where: { departmentId: second.department.id }, data: { departmentId: null } });
      await prisma().department.delete({ where: { id: second.department.id } });
    }
    await close(addDays(month, 40));
  }
  const results = await prisma().monthResult.findMany({ where: { companyId } });
  const wholes = results.filter(({ scope, hiddenReason }) => scope === 'company' && hiddenReason === null);
  expect(new Set(wholes.map(({ month, kind }) => `${kind} ${month.toISOString()}`)).size).toBe(4);
  let shown = 0;
  for (const { kind, questionId, month, persons, valueSum } of wholes) {
    const parts = results.filter(
      (row) =>
        row.scope === 'department' && row.kind === kind && row.questionId === questionId && +row.month === +month,
    );
    const told = parts.filter(({ hiddenReason }) => hiddenReason === null);
    // One of them belongs to two departments and counts in both.
    const memberships = parts.reduce((sum, part) => sum + part.persons, 0);
    expect(memberships - persons).toBe(kind === 'norm' ? 1 : 0);
    const left = told.reduce((rest, part) => rest - part.persons, memberships);
    shown += told.length;
    expect(left === 0 || left >= 5, `${kind} ${questionId}: ${left} left`).toBe(true);
    expect(told.every((part) => part.persons >= 5)).toBe(true);
    const sum = parts.reduce((total, part) => total + part.valueSum, 0);
    expect(sum / memberships).toBeCloseTo(valueSum / persons, 6);
  }
  expect(shown).toBeGreaterThan(10);
});
