import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { CompanyDays } from '#/e2e/support/scenes/company-days.ts';
import { type GivenAnswer, PublishedDays } from '#/e2e/support/scenes/published-days.ts';
import { firstOfMonth } from '#/lib/domain/calendar/local-date.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { findWaitedFor } from '#/lib/domain/metrics/publication/reader-shield.ts';
import { groupRows } from '#/lib/domain/metrics/scores/numbers.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { createRandom, type Random } from '#/prisma/seed/random.ts';

const metrics = ['sentiment', 'productivity', 'motivation', 'participation'] as const;
type Metric = (typeof metrics)[number];

beforeAll(testDatabase);
afterAll(closeDatabase);

/** Answers to one metric on the company's last day; for participation, 100 or 0 for everyone asked. */
function answersOf({ atoms, today }: CompanyDays, metric: Metric): GivenAnswer[] {
  return atoms.flatMap(({ day, userId, teamId, answered: hasAnswered, isKept, ...said }) => {
    const participation = isKept ? (hasAnswered ? 100 : 0) : null;
    const value = metric === 'participation' ? participation : said[metric];
    return value === null || day !== lastDay(today) ? [] : [{ day, userId, teamId, value }];
  });
}

const lastDay = (today: string) => new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);

/** The sums of batches by group and day, as rows of the table. */
function sumsOf(runDays: PublishedDays, companyId: number, metric: Metric): string[] {
  const parts = runDays.batches.flatMap(({ day, teamId, departmentId, answers }) => {
    const places = [
      [2, companyId],
      ...(departmentId === null ? [] : [[1, departmentId]]),
      ...(teamId === null ? [] : [[0, teamId]]),
    ];
    const weighed = weigh(answers, metric);
    return places.flatMap((place) => [
      { key: `${place.join(' ')} 0 ${day}`, weighed },
      { key: `${place.join(' ')} 1 ${firstOfMonth(day)}`, weighed },
    ]);
  });
  return [...groupRows(parts, ({ key }) => key)].map(([key, its]) => {
    const weighed = its.flatMap((part) => part.weighed);
    const sum = (of: (one: Weighed) => number) => weighed.reduce((total, one) => total + of(one), 0).toFixed(6);
    const ofFaces = (face: number) => sum((one) => (metric === 'sentiment' ? one.share(face) : 0));
    return [METRIC[metric], key, sum(({ weight }) => weight), sum(({ total }) => total), ofFaces(100), ofFaces(0)].join(
      ' ',
    );
  });
}

/** What one person adds to a batch. */
interface Weighed {
  readonly weight: number;
  readonly total: number;
  /** How much of it has this value. */
  readonly share: (value: number) => number;
}

/** In a batch, each person counts once; in participation, each check-in. */
function weigh(answers: readonly GivenAnswer[], metric: Metric): Weighed[] {
  return [...groupRows(answers, ({ userId }) => userId).values()].map((its) => {
    const weight = metric === 'participation' ? its.length : 1;
    const share = (is: (answer: GivenAnswer) => number) =>
      (weight * its.reduce((sum, one) => sum + is(one), 0)) / its.length;
    return {
      weight,
      total: share(({ value }) => value),
      share: (of) => share(({ value }) => Number(value === of)),
    };
  });
}

async function storedSums(companyId: number): Promise<string[]> {
  const { rows } = await pool().query<{ row: string }>(
    `SELECT concat_ws(' ', metric, scope, scope_id, grain, begins_on, answers::numeric(20, 6), total::numeric(20, 6),
       high::numeric(20, 6), low::numeric(20, 6)) AS row
     FROM published_sums WHERE company_id = $1`,
    [companyId],
  );
  return rows.map(({ row }) => row).sort();
}

async function storedWaiting(companyId: number): Promise<string[]> {
  const { rows } = await pool().query<{ row: string }>(
    `SELECT concat_ws(' ', metric, team_id, user_id, answered_on, total) AS row FROM waiting_answers WHERE company_id = $1`,
    [companyId],
  );
  return rows.map(({ row }) => row).sort();
}

/** What happens to companies: people leave and join, teams move and end, departments end, minimums change. */
async function happen(company: CompanyDays, random: Random, runDays: readonly PublishedDays[]): Promise<void> {
  const teamIds = [...company.teams.keys()];
  const members = [...company.teams.values()].flatMap((team) => team.members);
  if (random.chance(0.1) && members.length > 0) await company.leave(random.pick(members));
  if (random.chance(0.15) && members.length > 0) await company.join(random.pick(teamIds), random.pick(members));
  if (random.chance(0.08)) await company.moveTeam(random.pick(teamIds), random.pick([0, ...company.departments]));
  if (random.chance(0.02) && teamIds.length > 1) await company.deleteTeam(random.pick(teamIds));
  if (random.chance(0.02) && company.departments.length > 1) {
    const departmentId = random.pick(company.departments);
    await company.deleteDepartment(departmentId);
    for (const runDay of runDays) runDay.goneDepartments.add(departmentId);
  }
  if (random.chance(0.05)) await company.setMinimum(random.integer(3, 6));
  if (random.chance(0.1)) await company.appoint(random.pick(teamIds));
}

describe('the nights of companies made at random', () => {
  it.each([1, 2, 3, 4, 5, 6])('publish what the rule gives, answer by answer (%i)', async (seed) => {
    const random = createRandom(seed, 'nights');
    const people = random.integer(8, 22);
    const plan = {
      start: '2026-01-26',
      timeZone: 'Europe/London',
      people,
      teams: random.integer(2, 5),
      departments: 2,
    };
    const company = await CompanyDays.make(random.fork('company'), plan);
    const runDays = new Map(metrics.map((metric) => [metric, new PublishedDays()]));
    for (let day = 0; day < 45; day++) {
      await company.passDay({
        turnout: 0.35 + 0.5 * random.next(),
        happens: () => happen(company, random, [...runDays.values()]),
      });
      const teams = company.runTeams();
      const on = lastDay(company.today);
      const readers = findWaitedFor(company.reading(), teams, company.minimum);
      for (const [metric, runDay] of runDays) {
        runDay.give(answersOf(company, metric));
        runDay.pass(on, teams, { k: company.minimum, answersMin: company.minimum, readers });
      }
      expect(await company.release()).toBe(on);
    }
    const expected = [...runDays].flatMap(([metric, runDay]) => sumsOf(runDay, company.companyId, metric)).sort();
    expect(expected.length).toBeGreaterThan(200);
    expect(await storedSums(company.companyId)).toEqual(expected);
    const waiting = [...runDays].flatMap(([metric, runDay]) =>
      runDay.waiting.map(({ teamId, userId, day, value }) => `${METRIC[metric]} ${teamId} ${userId} ${day} ${value}`),
    );
    expect(await storedWaiting(company.companyId)).toEqual(waiting.sort());
  });
});

it('no number of people below the minimum is published, and none twice', async () => {
  const { rows } = await pool().query<{ least: number }>('SELECT min(persons)::int AS least FROM published_sums');
  expect(rows[0]?.least).toBeGreaterThanOrEqual(3);
});
