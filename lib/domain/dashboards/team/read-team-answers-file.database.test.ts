import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import {
  average,
  between,
  filled,
  mean,
  personMeans,
  persons,
  type Row,
  rounded,
  shares,
} from '#/e2e/support/measures/answer-rows.ts';
import { historyEnd } from '#/e2e/support/scenes/team-history.ts';
import { historyNow, METRICS, openTeamScene } from '#/e2e/support/scenes/team-scene.ts';
import { addDays, firstOfMonth, weekday } from '#/lib/domain/calendar/local-date.ts';
import { type PeriodName, periods } from '#/lib/domain/calendar/period.ts';
import { factorsIn, normsIn } from '#/lib/domain/check-ins/questions/choices.present.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { readTeamAnswersFile } from '#/lib/domain/dashboards/team/read-team-answers-file.ts';
import { prisma } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const names = periods.map(({ name }) => name);
const scene = openTeamScene(5);

const columnOf = { motivation: 'Motivation', productivity: 'Performance', sentiments: 'Sentiment' } as const;
/** How many answers a person needs in both periods to be compared. */
const answersNeeded = { motivation: 1, productivity: 2, sentiments: 2 };

async function save(
  period: PeriodName,
  member = 0,
  user = scene.leader,
  role: RoleName = 'Team Leader',
  id = scene.team.id,
) {
  return readTeamAnswersFile(await userCtx(user, { role, now: historyNow }), { id, period, member });
}
async function rowsOf(period: PeriodName, member = 0): Promise<Row[]> {
  return parse(await (await save(period, member)).text(), { bom: true, columns: true });
}

const bucketOf: Record<'day' | 'week' | 'month', (date: string) => string> = {
  day: (date) => date,
  week: (date) => addDays(date, 1 - weekday(date)),
  month: firstOfMonth,
};

describe.each(names)('the file of %s', (period) => {
  it.each([0, 1])('contains what every result is calculated from (member filter: %i)', async (place) => {
    const member = place && (scene.members[place]?.id ?? 0);
    const ctx = await userCtx(scene.leader, { role: 'Team Leader', now: historyNow });
    const dashboard = await getTeamDashboard(ctx, { id: scene.team.id, period, member });
    const all = await rowsOf(period, member);
    const [rows, before] = ['shown', 'before'].map((span) => all.filter(({ Period }) => Period === span)) as [
      Row[],
      Row[],
    ];
    const bucket = bucketOf[dashboard.period.bucket];
    const line = (of: Row[], column: string) =>
      [...Map.groupBy(of, ({ Date: date = '' }) => bucket(date))].map(([date, group]) => ({
        date,
        record: mean(group, column),
      }));
    // Lines of one member have no counts.
    const countedLine = (of: Row[], column: string) =>
      line(of, column).map((point) => {
        const due = of.filter((row) => bucket(row.Date ?? '') === point.date);
        const answers = filled(due, column);
        return member === 0 ? { ...point, persons: persons(answers), personsDue: persons(due) } : point;
      });
    const windows = ['now', 'before'].map((side) => all.filter(({ Compared }) => Compared === side));
    const [, earlier = []] = windows;
    const { from, to } = dashboard.period;
    expect(windows).toEqual(
      period === '1m'
        ? [between(all, addDays(to, -27), to), between(all, addDays(to, -55), addDays(to, -28))]
        : [between(all, from, to), before],
    );

    for (const metric of METRICS) {
      const [column, figure] = [columnOf[metric], dashboard[metric]];
      expect([metric, figure.avg, figure.previousAvg]).toEqual([metric, mean(rows, column), mean(earlier, column)]);
      expect(figure.persons).toBe(personMeans(rows, column).size);
      expect(figure.data).toEqual(countedLine(rows, column));
      expect(figure.previousData).toEqual(line(earlier, column));
      for (const { date, record } of figure.smoothed ?? [])
        expect([date, record]).toEqual([date, mean(between(all, addDays(date, -6), date), column)]);
      const paired = changeOf(windows, column, answersNeeded[metric]);
      const own = Math.round(mean(rows, column) ?? Number.NaN) - Math.round(mean(earlier, column) ?? Number.NaN);
      expect([metric, figure.change]).toEqual([metric, member === 0 || paired === null ? paired : own]);
    }
    expect(dashboard.sentiments.typesAvg).toEqual(shares(rows));
    for (const { date, good, meh, bad } of dashboard.sentiments.typesData)
      expect([date, { good, meh, bad }]).toEqual([date, shares(rows.filter((row) => bucket(row.Date ?? '') === date))]);
    const answers = filled(rows, 'Answered at');
    expect(dashboard.participation).toMatchObject({
      due: rows.length,
      answered: answers.length,
      rate: rows.length > 0 ? rounded((100 * answers.length) / rows.length) : null,
      persons: persons(answers),
      personsDue: persons(rows),
    });
    expect(dashboard.norms.map(({ name, avg }) => [name, avg])).toEqual(
      normsIn('en').flatMap(({ name }) => {
        const column = `Value: ${name}`;
        return rows.some((row) => row[column]) ? [[name, mean(rows, column)]] : [];
      }),
    );
    const factors = factorsIn('en').flatMap(({ label }) => {
      const of = (weight: string) => {
        const mentions = rows.filter((row) => row.Sentiment === weight && row.Reasons?.split('; ').includes(label));
        return mentions.length > 0
          ? { checkIns: mentions.length, persons: persons(mentions), personsBand: null, timesBand: null }
          : null;
      };
      const factor = { label, helped: of('100'), hurt: of('0'), mentioned: of('50') };
      return factor.helped || factor.hurt || factor.mentioned ? [factor] : [];
    });
    expect(dashboard.factors).toHaveLength(factors.length);
    for (const factor of factors) expect(dashboard.factors).toContainEqual(expect.objectContaining(factor));
    expect(factors.length > 0 || period === '1d' || period === '1w').toBe(true);
  });
});

/** Returns the average change of people with enough answers in both windows, each compared with themselves. */
function changeOf([current = [], earlier = []]: Row[][], column: string, minimum: number): number | null {
  const enough = (rows: Row[], id: string) =>
    filled(rows, column).filter((row) => row['Member id'] === id).length >= minimum;
  const [after, before] = [personMeans(current, column), personMeans(earlier, column)];
  const changes = [...after].flatMap(([id, value]) => {
    const past = before.get(id);
    return past === undefined || !enough(current, id) || !enough(earlier, id) ? [] : [value - past];
  });
  return changes.length > 0 ? rounded(average(changes)) : null;
}

describe('the answers file', () => {
  it('has a row for every check-in of the members, and none for a leader who only rates', async () => {
    const rows = await rowsOf('1m');
    const checkIns = await prisma().checkIn.count({
      where: { teamId: scene.team.id, asksOwn: true, localDate: { gte: new Date(`${rows[0]?.Date}T00:00:00Z`) } },
    });
    expect(rows).toHaveLength(checkIns);
    expect(rows.some((row) => row['Member id'] === String(scene.leader.id))).toBe(false);
    expect(new Set(rows.map((row) => row['Leader’s rating: Robin Example']))).toEqual(new Set(['', '65']));
  });

  it('says which leader gave which rating', async () => {
    const { companyId } = scene.team;
    const second = await buildUser(prisma(), { companyId, firstName: 'Ada', lastName: 'Boss' });
    const team = await buildTeam(prisma(), { companyId, leaderId: scene.leader.id, secondaryLeaderId: second.id });
    const { id: userId } = await buildMember(prisma(), { team });
    const ask = (of: number, asksOwn: boolean) =>
      buildCheckIn(prisma(), { team, userId: of, localDate: historyEnd, asksOwn, asksRatings: !asksOwn });
    const { localDate } = await ask(userId, true);
    for (const [rater, value] of [
      [scene.leader.id, 85],
      [second.id, 65],
    ] as const) {
      const { id: checkInId } = await ask(rater, false);
      await prisma().memberRating.create({ data: { checkInId, teamId: team.id, localDate, userId, value } });
    }
    const text = await (await save('1w', 0, scene.leader, 'Team Leader', team.id)).text();
    expect(parse(text, { bom: true, columns: true })).toMatchObject([
      { 'Leader’s rating: Robin Example': '85', 'Leader’s rating: Ada Boss': '65' },
    ]);
  });

  it('is named after the team, the member and the days', async () => {
    const { companyId } = scene.team;
    const team = await buildTeam(prisma(), { companyId, name: 'Größe & Co', leaderId: scene.leader.id });
    const member = await buildMember(prisma(), { team, user: { firstName: 'Zoë', lastName: 'Example' } });
    const nameOf = (file: Response) => file.headers.get('content-disposition');
    const name = 'answers-größe-co-zoë-example-2026-02-27-to-2026-03-18.csv';
    expect(nameOf(await save('1w', member.id, scene.leader, 'Team Leader', team.id))).toBe(
      `attachment; filename="answers-gr__e-co-zo_-example-2026-02-27-to-2026-03-18.csv"; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
  });

  it('continues over its pages, and escapes what a spreadsheet would run', async () => {
    const { companyId } = scene.team;
    const large = await buildTeam(prisma(), { companyId, leaderId: scene.leader.id });
    const user = await buildMember(prisma(), { team: large, user: { firstName: '=1+1', lastName: 'Example' } });
    const checkIn = await buildCheckIn(prisma(), { team: large, userId: user.id, localDate: historyEnd });
    await buildAnswer(prisma(), { checkIn });
    await prisma()
      .$executeRaw`INSERT INTO check_ins (company_id, team_id, user_id, local_date, frequency_id, sent_at, closes_at)
      SELECT ${companyId}, ${large.id}, ${user.id}, ${historyEnd}::date - back, 1, now(), now() FROM generate_series(1, 700) AS back`;
    const many = await Promise.all(Array.from({ length: 3 }, () => buildMember(prisma(), { team: large })));
    for (const { id } of many)
      await prisma()
        .$executeRaw`INSERT INTO check_ins (company_id, team_id, user_id, local_date, frequency_id, sent_at, closes_at)
        SELECT ${companyId}, ${large.id}, ${id}, ${historyEnd}::date - back, 1, now(), now() FROM generate_series(0, 700) AS back`;
    const text = await (await save('1y', 0, scene.leader, 'Team Leader', large.id)).text();
    const rows: Row[] = parse(text, { bom: true, columns: true });
    expect(rows).toHaveLength(4 * 701);
    expect(new Set(rows.map((row) => `${row.Date} ${row['Member id']}`)).size).toBe(rows.length);
    expect(text).toContain("'=1+1 Example");
  });

  it('is logged with whose answers it has, and how many', async () => {
    const note = () =>
      prisma().auditEntry.findFirst({ where: { action: 'team.export-answers' }, orderBy: { id: 'desc' } });
    await save('1w');
    expect(await note()).toMatchObject({
      actorId: scene.leader.id,
      subject: `team:${scene.team.id}`,
      details: { period: '1w', isFiltered: false },
    });
    await save('6m', scene.members[0]?.id);
    expect((await note())?.details).toEqual({ period: '6m', isFiltered: true });
  });

  it('is only for the team’s leaders', async () => {
    const refused = async (file: Promise<unknown>) => {
      const error: unknown = await file.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      return isProblem(error) ? error.code : 'saved';
    };
    const { companyId } = scene.team;
    const other = await buildTeam(prisma(), { companyId, leaderId: scene.members[0]?.id ?? null });
    const { id: elsewhere } = await buildCompany(prisma());
    const theirs = await buildTeam(prisma(), { companyId: elsewhere });
    const outsider = await buildMember(prisma(), { team: other });
    expect(await refused(save('1w', 0, scene.members[0], 'Member'))).toBe('forbidden');
    expect(await refused(save('1w', 0, scene.members[0], 'Team Leader'))).toBe('forbidden');
    expect(await refused(save('1w', 0, scene.leader, 'Team Leader', other.id))).toBe('forbidden');
    expect(await refused(save('1w', 0, scene.leader, 'Team Leader', theirs.id))).toBe('not_found');
    expect(await refused(save('1w', outsider.id))).toBe('not_found');
    expect(await refused(save('1w', scene.members[1]?.id))).toBe('saved');
  });
});
