import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { type BulkCompany, bulkCompany } from '#/prisma/seed/bulk.ts';

const choices = { members: 40, teamSize: 8, days: 60, seed: 7, now: new Date('2026-11-19T15:00:00Z') };
const indexes = `SELECT indexdef FROM pg_indexes WHERE tablename IN ('check_ins', 'check_in_answers') ORDER BY indexname`;

async function numberOf(text: string): Promise<number> {
  const { rows } = await pool().query<{ value: string }>(`SELECT (${text}) AS value`);
  return Number(rows[0]?.value);
}

describe('bulkCompany', () => {
  let company: BulkCompany;
  let indexesBefore: object[];
  const steps: string[] = [];

  beforeAll(async () => {
    await testDatabase();
    indexesBefore = (await pool().query(indexes)).rows;
    company = await bulkCompany(pool(), { ...choices, progress: (step) => steps.push(step) });
  }, 60_000);
  afterAll(closeDatabase);

  it('stores every member in a team with a leader', async () => {
    expect(company.teams).toBe(5);
    expect(await numberOf('SELECT count(*) FROM team_members')).toBe(40);
    expect(await numberOf('SELECT count(*) FROM users')).toBe(40 + 5 + 1);
    const first = await pool().query(
      'SELECT FROM teams t JOIN team_members m ON m.team_id = t.id WHERE t.id = $1 AND t.leader_id = $2 AND m.user_id = $3',
      [company.teamId, company.leaderId, company.memberId],
    );
    expect(first.rowCount).toBe(1);
    // People who read every day by name, as if they had always led the team.
    expect(await numberOf('SELECT count(*) FROM leaderships WHERE begins_on IS NULL AND ended_on IS NULL')).toBe(5);
  });

  it('asks every person on every working day up to yesterday and gets four of five answers', async () => {
    expect(company).toMatchObject({ from: '2026-09-20', to: '2026-11-18', checkIns: 40 * 43 });
    expect(await numberOf('SELECT count(*) FROM check_ins')).toBe(company.checkIns);
    expect(await numberOf('SELECT count(*) FROM check_in_answers')).toBe(company.answers);
    expect(company.answers / company.checkIns).toBeCloseTo(0.81, 1);
    expect(await numberOf('SELECT count(*) FROM check_ins WHERE extract(isodow FROM local_date) > 5')).toBe(0);
    expect(await numberOf('SELECT count(*) FROM check_in_rounds')).toBe(5 * 43);
  });

  it('gives plausible results', async () => {
    expect(await numberOf('SELECT avg(sentiment) FROM check_in_answers')).toBeGreaterThan(50);
    expect(await numberOf('SELECT avg(productivity) FROM check_in_answers')).toBeGreaterThan(55);
    expect(await numberOf('SELECT count(DISTINCT productivity) FROM check_in_answers')).toBeGreaterThan(8);
    expect(await numberOf('SELECT sum(answer_count) FROM person_months')).toBe(company.answers);
  });

  it('asks two monthly questions in each of three months, and two norms on Mondays', async () => {
    expect(await numberOf('SELECT count(*) FROM month_answers')).toBe(40 * 3 * 2);
    const waiting = `FROM waiting_answers WHERE metric BETWEEN ${METRIC.monthQuestion} AND ${METRIC.norm - 1}`;
    expect(await numberOf(`SELECT sum(answers) ${waiting}`)).toBe(40 * 3 * 2);
    expect(await numberOf(`SELECT count(*) ${waiting} AND total NOT BETWEEN 0 AND 100 * answers`)).toBe(0);
    const onMondays = await numberOf('SELECT count(*) FROM check_in_answers WHERE extract(isodow FROM local_date) = 1');
    expect(await numberOf('SELECT count(*) FROM norm_answers WHERE value BETWEEN 1 AND 5')).toBe(2 * onMondays);
  });

  it('keeps foreign keys valid and every index as it was', async () => {
    const orphans = `SELECT count(*) FROM check_in_answers a LEFT JOIN check_ins c
      ON c.id = a.check_in_id AND c.team_id = a.team_id AND c.user_id = a.user_id AND c.answered_at = a.submitted_at
      WHERE c.id IS NULL`;
    expect(await numberOf(orphans)).toBe(0);
    expect((await pool().query(indexes)).rows).toEqual(indexesBefore);
    const next = await numberOf(`SELECT nextval(pg_get_serial_sequence('check_ins', 'id'))`);
    expect(next).toBeGreaterThan(await numberOf('SELECT max(id) FROM check_ins'));
    expect(steps.at(-1)).toBe('Vacuum');
  });

  it('adds a second company next to the first', async () => {
    const second = await bulkCompany(pool(), { ...choices, members: 3, teamSize: 2, days: 10 });
    expect(second.teams).toBe(2);
    expect(await numberOf('SELECT count(DISTINCT company_id) FROM person_months')).toBe(2);
  });
});
