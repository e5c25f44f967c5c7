import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { AnsweringCompany } from '#/e2e/support/scenes/answering-company.ts';
import type { User } from '#/generated/prisma/client.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { readFigures } from '#/lib/domain/chart/chart-rows.service.ts';
import { readStructure } from '#/lib/domain/chart/read-structure.ts';
import { getBreakdown } from '#/lib/domain/dashboards/breakdown/get-breakdown.ts';
import { getCompanyAnalytics } from '#/lib/domain/dashboards/company/get-company-analytics.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { publishedSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import { readReport } from '#/lib/domain/reports/content/report-content.service.ts';
import { fixedClock } from '#/lib/platform/clock.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

const day = '2026-03-02';

beforeAll(testDatabase);
afterAll(closeDatabase);

/** Two teams answer for a day or two; one administrator leads the first team, another leads none. */
async function playDays(sizes: readonly number[], { days = 1, leadsBoth = false } = {}) {
  const scene = await AnsweringCompany.make(sizes);
  const { id: companyId } = scene.company;
  const [founder, other] = [
    await buildAdministrator(prisma(), { companyId }),
    await buildAdministrator(prisma(), { companyId }),
  ];
  for (const { team } of scene.teams.slice(0, leadsBoth ? 2 : 1)) {
    await prisma().team.update({ where: { id: team.id }, data: { leaderId: founder.id, name: `Atoms ${team.id}` } });
  }
  let last = day;
  for (let at = 0; at < days; at++) {
    last = addDays(day, at);
    for (const team of scene.teams) await scene.passDay(team, last, (place) => ({ productivity: 10 * place }));
    await scene.sleep(last);
  }
  const at = async (person: User, role: RoleName = 'Administrator') => ({
    ...(await userCtx(person, { role })),
    clock: fixedClock(`${addDays(last, 1)}T08:00:00Z`),
  });
  return { scene, founder, other, at };
}

const query = { period: '1w', departmentId: 0 } as const;

describe('an administrator who leads four people, in a company with one more', () => {
  it('sees no result that would reveal what the one said, and reads why; all others do', async () => {
    const { scene, founder, other, at } = await playDays([4, 1]);
    const name = `Atoms ${scene.teams[0]?.team.id}`;
    for (const departmentId of [0, scene.department.id]) {
      const hidden = await getCompanyDashboard(await at(founder), { ...query, departmentId });
      for (const figure of [hidden.performance, hidden.sentiment]) {
        expect(figure).toMatchObject({ avg: null, data: [], change: null, personsBand: null, reliable: false });
        expect(figure.hiddenReason).toBe('known_by_name');
      }
      expect(hidden.sentiment).toMatchObject({ typesAvg: { good: null, meh: null, bad: null }, typesData: [] });
      expect(hidden.knownTeams).toEqual([name]);
      const month = await getCompanyDashboard(await at(founder), { period: '1m', departmentId });
      expect([month.performance.weeks, month.sentiment.typesWeeks]).toEqual([[], []]);
      const others = await getCompanyDashboard(await at(other), { ...query, departmentId });
      expect(others).toMatchObject({ performance: { avg: 12, personsBand: '5–9' }, sentiment: { avg: 100 } });
      expect(others.knownTeams).toEqual([]);
    }
  });

  it('can’t derive it from lines, parts, the chart, a report, or what a small team sees', async () => {
    const { scene, founder, other, at } = await playDays([4, 1]);
    const ctx = await at(founder);
    const lines = await getCompanyAnalytics(ctx, { ...query, metric: 'productivity', page: 1 });
    expect([lines.companyLine, lines.company.productivity.avg]).toEqual([[], null]);
    const { parts, drivers, driversHiddenReason } = await getBreakdown(ctx, query);
    expect(parts).toMatchObject([{ productivity: { avg: null, hiddenReason: 'known_by_name' }, drivers: [] }]);
    expect([drivers, driversHiddenReason]).toEqual([[], 'known_by_name']);
    const [four] = scene.teams;
    const small = await getTeamDashboard(ctx, { id: four?.team.id ?? 0, period: '1w', member: 0 });
    expect(small).toMatchObject({ source: { scope: 'department' }, productivity: { avg: null }, norms: [] });
    const asLeader = await at(founder, 'Team Leader');
    const brief = await getTeamDashboard(asLeader, {
      id: four?.team.id ?? 0,
      period: '1w',
      member: 0,
      view: 'published',
    });
    expect(brief.productivity.hiddenReason).toBe('known_by_name');
    const preview = await at(four?.members[0] ?? founder, 'Member');
    const previewed = { ...preview, actor: { ...preview.actor, previewedBy: founder.id } };
    const memberView = await getTeamDashboard(previewed, { id: four?.team.id ?? 0, period: '1w', member: 0 });
    expect(memberView.productivity.avg).toBeNull();
    const scopes = [{ kind: 'department' as const, id: scene.department.id, name: 'Operations' }];
    const reportOf = async (passedTo?: number) => {
      const asking = await at(other);
      const actor = passedTo === undefined ? asking.actor : { ...asking.actor, passedTo: [passedTo] };
      const { chapters } = await readReport({ ...asking, actor }, { scopes, period: '1w' });
      return chapters.map((chapter) => (chapter.kind === 'group' ? chapter.dashboard.performance.avg : 0));
    };
    expect([await reportOf(), await reportOf(founder.id)]).toEqual([[12], [null]]);
  });

  it('sees no such result in the chart', async () => {
    const { scene, founder, other, at } = await playDays([4, 1]);
    const of = async (person: User) => {
      const ctx = await at(person);
      const structure = await readStructure(ctx, { departmentId: null, teamId: null });
      const figures = await readFigures(ctx, structure, publishedSpans('1w', day));
      return figures.ofDepartment(scene.department.id);
    };
    expect((await of(founder)).hiddenReason).toBe('known_by_name');
    expect((await of(other)).hiddenReason).not.toBe('known_by_name');
  });
});

it('nothing is hidden if all is known already, or if enough others answered', async () => {
  const both = await playDays([4, 1], { leadsBoth: true });
  expect((await getCompanyDashboard(await both.at(both.founder), query)).performance.avg).toBe(12);
  const large = await playDays([4, 5]);
  expect((await getCompanyDashboard(await large.at(large.founder), query)).performance.avg).not.toBeNull();
});

it('a former leader still knows what was said in their time, and a new one nothing before theirs', async () => {
  const { scene, founder, other, at } = await playDays([4, 1]);
  const [four] = scene.teams;
  await prisma().team.update({ where: { id: four?.team.id ?? 0 }, data: { leaderId: other.id } });
  expect((await getCompanyDashboard(await at(founder), query)).performance.avg).toBeNull();
  expect((await getCompanyDashboard(await at(other), query)).performance.avg).toBe(12);
});

it('a team’s own result is hidden from a leader who knows part of it', async () => {
  const { scene, other, at } = await playDays([6]);
  const [six] = scene.teams;
  if (!six) throw new Error('There is one team.');
  const next = addDays(day, 1);
  await scene.passDay(six, next, (place) => (place < 2 ? {} : undefined));
  await scene.sleep(next);
  const later = addDays(day, 2);
  // Appointed in between: two answers are from before, four from after.
  await prisma().leadership.create({
    data: { companyId: scene.company.id, teamId: six.team.id, userId: other.id, beginsOn: new Date(later) },
  });
  await scene.passDay(six, later, (place) => (place < 2 ? undefined : {}));
  await scene.sleep(later);
  const ctx = { ...(await at(other)), clock: fixedClock(`${addDays(later, 1)}T08:00:00Z`) };
  const { productivity } = await getTeamDashboard(ctx, { id: six.team.id, period: '1d', member: 0 });
  expect(productivity).toMatchObject({ avg: null, hiddenReason: 'known_by_name' });
});

it.each([
  [
    'appointed in between, who learned some of the next day’s',
    { beginsOn: addDays(day, 1) },
    addDays(day, 1),
    `${day}T20:00:00Z`,
  ],
  ['who stopped after some had answered early', { endedOn: day }, addDays(day, 1), `${day}T20:00:00Z`],
])('a result with answers from further east is also hidden: from a leader %s', async (_, lead, askedOn, early) => {
  const { scene, other, at } = await playDays([5], { days: 0 });
  const [five] = scene.teams;
  if (!five) throw new Error('There is one team.');
  const dates = Object.fromEntries(Object.entries(lead).map(([key, date]) => [key, new Date(date)]));
  await prisma().leadership.create({
    data: { companyId: scene.company.id, teamId: five.team.id, userId: other.id, ...dates },
  });
  const isAppointed = 'beginsOn' in lead;
  for (const askedDay of [day, askedOn]) await scene.ask(five, askedDay);
  const [one, ...four] = five.members;
  for (const person of four) await scene.answer(five, person, askedOn, { productivity: 70 }, early);
  if (one && isAppointed) await scene.answer(five, one, day, { productivity: 10 });
  if (one && !isAppointed) await scene.answer(five, one, askedOn, { productivity: 10 });
  const published = isAppointed ? day : askedOn;
  await scene.sleep(published);
  const ctx = { ...(await at(other)), clock: fixedClock(`${addDays(published, 1)}T08:00:00Z`) };
  const { productivity } = await getTeamDashboard(ctx, { id: five.team.id, period: '1w', member: 0 });
  expect(productivity).toMatchObject({ avg: null, hiddenReason: 'known_by_name' });
});

it('the day when a lead ended stays hidden from its person if the team has moved since, or is deleted', async () => {
  const scene = await AnsweringCompany.make([6, 6]);
  const { id: companyId } = scene.company;
  const [formerTeam] = scene.teams;
  if (!formerTeam) throw new Error('There are two teams.');
  const former = await buildAdministrator(prisma(), { companyId });
  const lead = { companyId, teamId: formerTeam.team.id, userId: former.id, endedOn: new Date(day) };
  await prisma().leadership.create({ data: lead });
  for (const team of scene.teams) await scene.passDay(team, day, (place) => ({ productivity: 10 * place }));
  await scene.sleep(day);
  const ctx = {
    ...(await userCtx(former, { role: 'Administrator' })),
    clock: fixedClock(`${addDays(day, 1)}T08:00:00Z`),
  };
  const reasonOf = async (departmentId: number) =>
    (await getCompanyDashboard(ctx, { ...query, departmentId })).performance.hiddenReason;
  const { id: before } = scene.department;
  expect(await reasonOf(before)).toBe('known_by_name');
  const { id: after } = await buildDepartment(prisma(), { companyId });
  await prisma().team.update({ where: { id: formerTeam.team.id }, data: { departmentId: after } });
  expect(await reasonOf(before)).toBe('known_by_name');
  await prisma().team.delete({ where: { id: formerTeam.team.id } });
  expect([await reasonOf(before), await reasonOf(0)]).toEqual(['known_by_name', 'known_by_name']);
});
