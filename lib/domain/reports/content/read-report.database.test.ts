import { beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '#/e2e/support/measures/pdf-text.ts';
import { asUser, fillTeam, openReportScene, publishFigures, reportJob } from '#/e2e/support/scenes/report-scene.ts';
import type { Prisma, User } from '#/generated/prisma/client.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { reportMessages } from '#/lib/domain/reports/constants.ts';
import { drawReport } from '#/lib/domain/reports/content/draw-report.ts';
import { readPlaces, readReport, readTeamRows, readYear } from '#/lib/domain/reports/content/report-content.service.ts';
import { whole } from '#/lib/domain/reports/document/figure-words.ts';
import { exportReport } from '#/lib/domain/reports/exports/export-report.ts';
import { fetchReport } from '#/lib/domain/reports/exports/exports.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const scene = openReportScene();
beforeAll(async () => {
  await fillTeam(scene.team, 6);
  await fillTeam(scene.otherTeam, 7);
  await publishFigures(scene.company);
}, 120_000);

/** A team's dashboard as this person gets it without names. */
const teamOf = (ctx: UserCtx) =>
  getTeamDashboard(ctx, { id: scene.team.id, period: '1m', member: 0, view: 'published' });

/** Requests a report as a file, has it drawn, and reads it. */
async function download(ctx: UserCtx, ...users: User[]): Promise<string> {
  const request = { flag: 'download' as const, users: users.map(({ id }) => id), period: '1m' as const };
  const [first] = await Promise.all([exportReport(ctx, request), drawWhenAsked(ctx)]);
  // On a busy machine, the answer is sent before the file is there.
  const answer = first.status === 'done' ? first : await fetchReport(ctx, first.id);
  expect(answer).toMatchObject({ status: 'done', message: reportMessages.download });
  expect(answer.fileName).toMatch(/^unboXt-report-.*-2026-03-18\.pdf$/);
  return pdfText(Buffer.from(answer.buffer ?? '', 'base64')).replaceAll(' \n', ' ');
}

async function drawWhenAsked(ctx: UserCtx): Promise<void> {
  const open = { requesterId: ctx.actor.userId, status: 'waiting' };
  for (;;) {
    const openExport = await prisma().reportExport.findFirst({ where: open });
    if (openExport) return drawReport(reportJob(), { exportId: openExport.id });
  }
}

describe('a report’s content', () => {
  it('has, result by result, what the dashboards return to the same person', async () => {
    const ctx = await asUser(scene.administrator);
    const scopes = [
      { kind: 'company' as const, id: scene.company.id, name: scene.company.name },
      { kind: 'team' as const, id: scene.team.id, name: scene.team.name },
    ];
    const { chapters } = await readReport(ctx, { scopes, period: '1m' });
    const { members: _, ...team } = await teamOf(ctx);
    const dashboard = await getCompanyDashboard(ctx, { period: '1m', departmentId: 0 });
    const { sentiment } = dashboard;
    expect(chapters).toEqual([
      {
        kind: 'group',
        scope: scopes[0],
        dashboard,
        year: await readYear(ctx, 0),
        yardstick: sentiment.avg,
        ...(await readTeamRows(ctx, { period: '1m', departmentId: 0 })),
        places: await readPlaces(ctx, { period: '1m', departmentId: 0 }),
        steps: [],
        pulses: [],
      },
      // What the team is compared with.
      {
        kind: 'team',
        scope: scopes[1],
        dashboard: team,
        whole: { name: null, sentiment: sentiment.avg },
        steps: [],
        pulses: [],
      },
    ]);
    expect(chapters[0]).toMatchObject({ dashboard: { performance: { avg: expect.any(Number) } } });
  });

  it('compares a team with the company only for readers who see the company, not for its leader', async () => {
    const ctx = await asUser(scene.administrator);
    const scopes = [{ kind: 'team' as const, id: scene.team.id, name: scene.team.name }];
    const wholeFor = async (...passedTo: number[]) => {
      const { chapters } = await readReport({ ...ctx, actor: { ...ctx.actor, passedTo } }, { scopes, period: '1m' });
      return chapters.map((chapter) => (chapter.kind === 'team' ? chapter.whole : null));
    };
    const { sentiment } = await getCompanyDashboard(ctx, { period: '1m', departmentId: 0 });
    expect(await wholeFor()).toEqual([{ name: null, sentiment: sentiment.avg }]);
    expect(await wholeFor(scene.administrator.id)).toEqual([{ name: null, sentiment: sentiment.avg }]);
    expect(await wholeFor(scene.teamLeader.id)).toEqual([undefined]);
  });

  it('has current steps and those ended in the period, with the cause only if it was published', async () => {
    const days = { promisedOn: new Date('2026-02-20'), dueOn: new Date('2026-03-06') };
    const end = { state: 'kept', settledOn: new Date('2026-03-06') };
    const build = (action: Prisma.ActionUncheckedCreateInput) => prisma().action.create({ data: action });
    const of = { companyId: scene.company.id, teamId: scene.team.id, ...days };
    await build({ ...of, topic: 'factor:1', prepared: 2, saidBand: '5–9' });
    await build({ ...of, ...end, topic: 'factor:13', prepared: 2 });
    await build({ ...of, ...end, settledOn: new Date('2026-02-15'), topic: 'factor:10', prepared: 1 });
    const course = { promisedOn: '2026-02-20', dueOn: '2026-03-06' };
    const expected = [
      {
        ...course,
        will: 'For two weeks, every new request goes through the leader first.',
        said: 'workload',
        isDue: true,
      },
      { ...course, will: 'Change nothing else for two weeks.', said: null, state: 'kept', isDue: false },
    ];
    const scopes = [
      { kind: 'team' as const, id: scene.team.id, name: scene.team.name },
      { kind: 'department' as const, id: scene.department.id, name: scene.department.name },
    ];
    const ofTeam = await readReport(await asUser(scene.teamLeader), { scopes: scopes.slice(0, 1), period: '1m' });
    expect(ofTeam.chapters).toMatchObject([{ steps: expected }]);
    const ofBoth = await readReport(await asUser(scene.departmentLeader), { scopes, period: '1m' });
    expect(ofBoth.chapters).toMatchObject([{ steps: expected }, { steps: expected }]);
    await prisma().action.deleteMany({ where: { teamId: scene.team.id } });
  });

  it('shows an administrator a team as it’s published, and only its leader’s name', async () => {
    const ctx = await asUser(scene.administrator);
    const text = await download(ctx, scene.teamLeader);
    const { productivity } = await teamOf(ctx);
    expect(productivity.avg).not.toBeNull();
    expect(text.split('\n')).toContain(whole(productivity.avg));
    expect(text).toContain(`From ${productivity.personsBand} people`);
    expect(text).toContain('led by Tom Lead');
    expect(text).not.toContain('Secret');
  });

  it('shows a team leader their own team as its members see it, and no names', async () => {
    const text = await download(await asUser(scene.teamLeader), scene.teamLeader);
    const member = await prisma().user.findFirstOrThrow({
      where: { memberships: { some: { teamId: scene.team.id } } },
    });
    const { productivity } = await teamOf(await asUser(member, 'Member'));
    expect(productivity.avg).not.toBeNull();
    expect(text.split('\n')).toContain(whole(productivity.avg));
    expect(text).toContain('From 5–9 people');
    expect(text).toContain('As of 17 March 2026.');
    expect(text).not.toContain('Secret');
  });

  it('has no result of two people, even for their own leader, but results of the larger group', async () => {
    const leader = await buildUser(prisma(), { companyId: scene.company.id });
    const pair = await buildTeam(prisma(), { companyId: scene.company.id, leaderId: leader.id });
    await fillTeam(pair, 2);
    const text = await download(await asUser(leader), leader);
    expect(text).toContain(
      `Teams with fewer than 5 people are counted in ${scene.company.name}: these are its results.`,
    );
    expect(text).not.toMatch(/From [1-4] people/);
  });
});
