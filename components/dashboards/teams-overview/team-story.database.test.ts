import { afterAll, beforeAll, expect, it } from 'vitest';
import { findingsOfTeam, summariseTeam } from '#/components/dashboards/team/team-summary.ts';
import { describeTeam } from '#/components/dashboards/teams-overview/team-story.ts';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { pdfText } from '#/e2e/support/measures/pdf-text.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import {
  buildCoachedTeam,
  type CoachedTeam,
  lastDay,
  publishCourse,
  publishWeek,
} from '#/e2e/support/scenes/coached-team.ts';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';
import { presentParagraph } from '#/lib/domain/briefs/briefs.present.ts';
import { getBrief } from '#/lib/domain/briefs/get-brief.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { evaluateCompany } from '#/lib/domain/coaching/evaluations/evaluation.service.ts';
import { listCoachItems } from '#/lib/domain/coaching/items/coach-item.service.ts';
import { getBreakdown } from '#/lib/domain/dashboards/breakdown/get-breakdown.ts';
import { teamsOverviewRequest } from '#/lib/domain/dashboards/company/company.schema.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { listTeamsOverview } from '#/lib/domain/dashboards/teams/list-teams-overview.ts';
import { SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { describePublishedChange } from '#/lib/domain/metrics/words/change-words.ts';
import { describeDifference } from '#/lib/domain/metrics/words/difference-words.ts';
import { readReport } from '#/lib/domain/reports/content/report-content.service.ts';
import { drawPdf } from '#/lib/domain/reports/document/report-document.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

let scene: Scene;
beforeAll(async () => {
  await testDatabase();
  scene = await openScene();
}, 60_000);
afterAll(closeDatabase);

const now = `${addDays(lastDay, 1)}T06:00:00Z`;
const period = '1m' as const;

type Way = 'down' | 'up' | 'flat' | 'none';

const groups: { name: string; way: Way; build: (companyId: number, name: string) => Promise<CoachedTeam> }[] = [
  {
    name: 'Fell',
    way: 'down',
    build: (companyId, name) => buildCoachedTeam({ sentiment: [76, 58] }, { companyId, name }),
  },
  {
    name: 'Rose',
    way: 'up',
    build: (companyId, name) => buildCoachedTeam({ sentiment: [55, 73] }, { companyId, name }),
  },
  {
    name: 'Low',
    way: 'flat',
    build: (companyId, name) => buildCoachedTeam({ sentiment: [40, 40] }, { companyId, name }),
  },
  {
    name: 'Low with a rise',
    way: 'up',
    build: (companyId, name) => buildCoachedTeam({ sentiment: [25, 44] }, { companyId, name }),
  },
  {
    name: 'Small',
    way: 'none',
    build: (companyId, name) => buildCoachedTeam({}, { companyId, name, size: 3, days: 0 }),
  },
  {
    name: 'One day old',
    way: 'flat',
    build: (companyId, name) => buildCoachedTeam({ sentiment: [70, 70] }, { companyId, name, days: 1 }),
  },
];

/** The sentence for someone who doesn't see the company. */
function withoutWhole(story: string): string {
  return story
    .replace(/,( still)? \d+ (below|above) the company/, '')
    .replace(/Sentiment is [^.,]* the company\./, '')
    .trim();
}

/** The direction that a text gives sentiment. */
function wayOf(text: string): Way {
  if (/(sentiment (fell|edged down)|worse than)/i.test(text)) return 'down';
  if (/(sentiment (rose|edged up)|better than)/i.test(text)) return 'up';
  return /sentiment/i.test(text) ? 'flat' : 'none';
}

const colours: Readonly<Record<string, Way>> = { bad: 'down', good: 'up', very_good: 'up' };

type Scene = Awaited<ReturnType<typeof openScene>>;

function rowOf({ overview }: Scene, name: string) {
  const row = overview.teams.find(({ team }) => team.name === name);
  if (!row) throw new Error(`no row of ${name}`);
  return row;
}

const storyOf = (scene: Scene, name: string) =>
  describeTeam(rowOf(scene, name), { period, scope: scene.scope, reader: figureReader }).sentences?.join(' ') ?? null;

/** The direction of the mark in the team's row, or of its card if the row has none. */
function wayOfMark({ overview }: Scene, name: string, card: Way): Way {
  const mark = overview.attention.teams.find(({ team, metric }) => team.name === name && metric === 'sentiment');
  if (!mark) return card;
  return mark.reason === 'fell' ? 'down' : mark.change === null ? 'flat' : 'up';
}

function briefOf(scene: Scene, name: string): string {
  const { team, motivation, productivity, sentiments: sentiment, participation } = rowOf(scene, name);
  const figures = { motivation, productivity, sentiment, participation: participation.rate };
  const paragraph = presentParagraph(
    {
      ...figures,
      drivers: [],
      feelings: { good: 50, bad: 20 },
      highlights: { attention: [], risen: [], success: [] },
      steps: [],
    },
    { locale: 'en', about: { kind: 'team', id: team.id, name }, teamHref: () => '/', driversHref: '/' },
  );
  return paragraph?.sentences[0]?.map((piece) => piece.text).join('') ?? '';
}

/** The direction of the coaching's trend; without one, nothing is contradicted. */
async function wayOfTrend({ teams }: Scene, name: string): Promise<Way> {
  const coached = teams.get(name);
  if (!coached) throw new Error(`no team ${name}`);
  const leader = await userCtx(coached.leader, { role: 'Team Leader', now });
  const { items } = await listCoachItems(leader, coached.team.id, { list: 'trends', offset: 0 });
  const trend = items.find(({ notificationType }) => notificationType === 'sentiment_trend');
  return trend ? (colours[trend.color] ?? 'flat') : 'flat';
}

async function openScene() {
  const db = prisma();
  const { id: companyId } = await buildCompany(db, { minimumGroupSize: 5 });
  const teams = new Map<string, CoachedTeam>();
  for (const { name, build } of groups) teams.set(name, await build(companyId, name));
  await publishCourse({ companyId, scope: SCOPE.company, scopeId: companyId }, { sentiment: [66, 66] });
  await evaluateCompany(jobCtx({ now }), { companyId });
  const administrator = await userCtx(await buildAdministrator(db, { companyId }), { now });
  const overview = await listTeamsOverview(administrator, { ...teamsOverviewRequest.parse({}), period });
  const scope = await getCompanyDashboard(administrator, { period, departmentId: 0 });
  const scopes = [...teams].map(([name, { team }]) => ({ kind: 'team' as const, id: team.id, name }));
  const report = await readReport(administrator, { scopes, period });
  const pdfs = new Map<string, string>();
  for (const chapter of report.chapters) {
    const text = pdfText(await drawPdf({ ...report, chapters: [chapter] })).replaceAll(/\s+/g, ' ');
    pdfs.set(chapter.scope.name, text.replaceAll('- ', '-'));
  }
  return { teams, administrator, overview, scope, pdfs };
}

it.each(groups)(
  'sentence, row, card, report, brief and coaching of a team that is “$name” agree',
  async ({ name, way }) => {
    const { administrator } = scene;
    const row = rowOf(scene, name);
    const story = storyOf(scene, name);
    const change = describePublishedChange('sentiment', row.sentiments, { previous: 'before', t: figureReader.t });
    const card = change.direction === 'same' ? 'flat' : change.direction;
    const drawnWay = way === 'none' ? 'flat' : way;
    expect({
      story: wayOf(story ?? ''),
      card,
      mark: wayOfMark(scene, name, card),
      brief: wayOf(briefOf(scene, name)),
      coaching: await wayOfTrend(scene, name),
    }).toEqual({ story: way, card: drawnWay, mark: drawnWay, brief: way, coaching: drawnWay });
    // A team that is too small for its own results shows the company's, named as such.
    expect(scene.pdfs.get(name)).toContain(story ?? 'these are its results');
    const query = { id: row.team.id, period, member: 0, view: 'published' } as const;
    const published = await getTeamDashboard(administrator, query);
    const { sentence } = summariseTeam(published, figureReader);
    expect({ scope: published.source?.scope, sentence }).toEqual({
      scope: story === null ? 'company' : 'team',
      sentence: story === null ? sentence : withoutWhole(story),
    });
  },
);

it.each(groups)(
  'last week and the period of “$name” are described together without a contradiction',
  async ({ name, way }) => {
    const coached = scene.teams.get(name);
    if (!coached) throw new Error(`no team ${name}`);
    const leader = await userCtx(coached.leader, { role: 'Team Leader', now });
    const [brief] = (await getBrief(leader)).paragraphs;
    const month = await getTeamDashboard(leader, { id: coached.team.id, period, member: 0, view: 'published' });
    const [week, other] = [brief?.findings ?? [], findingsOfTeam(month)];
    const beside = describeDifference({ story: week, other, during: figureReader.t('during.1m') }, figureReader);
    const answer = brief?.sentences[0]?.map((piece) => piece.text).join('') ?? '';
    // These teams changed a month ago, and not since.
    expect(wayOf(answer)).not.toMatch(/up|down/);
    const hasMoved = way === 'up' || way === 'down';
    const words = new RegExp(`^It looks different in the last 30 days: .*\\(${way} \\d+ points`);
    expect(beside ?? '').toMatch(hasMoved ? words : /^$/);
  },
);

it('readers from above and members read what moved otherwise last week, as the leader’s brief says it', async () => {
  const { id: companyId } = await buildCompany(prisma(), { minimumGroupSize: 5 });
  const { team, leader, members } = await buildCoachedTeam({ sentiment: [40, 85] }, { companyId });
  await publishWeek(companyId, 60);
  const later = '2026-11-23T06:00:00Z';
  const [brief] = (await getBrief(await userCtx(leader, { role: 'Team Leader', now: later }))).paragraphs;
  expect(brief?.findings[0]).toMatchObject({ metric: 'sentiment', kind: 'clear', value: 64, change: -21 });
  const expected = [brief?.findings[0]];
  const administrator = await userCtx(await buildAdministrator(prisma(), { companyId }), { now: later });
  const { teams } = await listTeamsOverview(administrator, { ...teamsOverviewRequest.parse({}), period });
  const { risen, success } = await getBreakdown(administrator, { period, departmentId: 0 });
  const [member] = members;
  const memberCtx = member && (await userCtx(member, { role: 'Member', now: later }));
  const page = memberCtx && (await getTeamDashboard(memberCtx, { id: team.id, period, member: 0 }));
  const said = {
    row: teams[0]?.lastWeek,
    start: [...risen, ...success][0]?.lastWeek,
    member: page && 'lastWeek' in page && page.lastWeek,
  };
  expect(said).toEqual({ row: expected, start: expected, member: expected });
  // Half a year has no days that were read.
  const long = await listTeamsOverview(administrator, { ...teamsOverviewRequest.parse({}), period: '6m' });
  expect(long.teams[0]?.lastWeek).toEqual([]);
  expect(rowOf(scene, 'Rose').lastWeek).toEqual([]);
});

it('what is far from the company is mentioned, and marked in the row', async () => {
  const tell = (name: string) => storyOf(scene, name);
  const { overview } = scene;
  expect(tell('Low')).toMatch(/26 (points )?below the company/);
  expect(tell('Low with a rise')).toContain(', still 23 below the company.');
  expect(tell('Small')).toBeNull();
  const marks = overview.attention.teams.map(({ team, reason }) => [team.name, reason]);
  expect(marks).toEqual([
    ['Fell', 'fell'],
    ['Low', 'category'],
    ['Low with a rise', 'category'],
  ]);
  expect(overview.attention.total).toBe(3);
  expect(overview.others.reduce((sum, { teams }) => sum + teams, 0)).toBe(3);
});
