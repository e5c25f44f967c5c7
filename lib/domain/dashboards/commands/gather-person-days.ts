import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { ReleaseQuery } from '#/lib/domain/dashboards/commands/release-company.ts';
import type { ReleaseScope } from '#/lib/domain/metrics/release-grains.ts';

/** The cells of a scope that count, a row per day or week with a flag for each metric. */
const shownCells = (scope: ReleaseScope) => `
  SELECT scope_id, cell_on, bool_or(metric = 'motivation') AS motivation, bool_or(metric = 'productivity') AS productivity,
    bool_or(metric = 'sentiment') AS sentiment, bool_or(metric = 'participation') AS participation
  FROM release_cells
  WHERE company_id = $1 AND scope = '${scope}' AND hidden_reason IS NULL AND cell_on BETWEEN $2::date - 6 AND $3
  GROUP BY scope_id, cell_on`;

const monday = `date_trunc('week', r.released_on::timestamp)::date`;

/** What counts for each scope; a team's weeks leave out the days on which its department's figure does. */
const sources: Record<ReleaseScope, { cells: string; join: string; flag: (name: string) => string }> = {
  company: {
    cells: `shown AS MATERIALIZED (${shownCells('company')})`,
    join: 'JOIN shown ON shown.cell_on = r.released_on',
    flag: (name) => `shown.${name}`,
  },
  department: {
    cells: `shown AS MATERIALIZED (${shownCells('department')} HAVING scope_id <> 0)`,
    join: 'JOIN shown ON shown.scope_id = r.department_id AND shown.cell_on = r.released_on',
    flag: (name) => `shown.${name}`,
  },
  team: {
    cells: `shown AS MATERIALIZED (${shownCells('team')}), above AS MATERIALIZED (${shownCells('department')})`,
    join: `JOIN shown ON shown.scope_id = r.team_id AND shown.cell_on = ${monday}
      JOIN above ON above.scope_id = coalesce(r.department_id, 0) AND above.cell_on = r.released_on`,
    flag: (name) => `shown.${name} AND above.${name}`,
  },
};

const create = `
CREATE TEMP TABLE release_person_days (scope_id int, user_id int, released_on date, motivation float8, productivity float8,
  good float8, bad float8, motivation_answers int, productivity_answers int, sentiment_answers int, due int, answered int)
ON COMMIT DROP`;

function insertStatement(scope: ReleaseScope): string {
  const { cells, join, flag } = sources[scope];
  const sum = (column: string, name: string) => `sum(r.${column}) FILTER (WHERE ${flag(name)})`;
  const answers = (name: string) => `nullif(${sum(`${name}_count`, name)}, 0)`;
  const said = (name: string) => `CASE WHEN ${answers(name)} > 0 THEN ${sum(`${name}_sum`, name)} END`;
  const felt = 'r.good_count + r.meh_count + r.bad_count';
  const feelings = `nullif(sum(${felt}) FILTER (WHERE ${flag('sentiment')}), 0)`;
  const share = (column: string) => `CASE WHEN ${feelings} > 0 THEN ${sum(column, 'sentiment')} END`;
  return `
WITH ${cells}
INSERT INTO release_person_days
SELECT shown.scope_id, r.user_id, r.released_on,
  ${said('motivation')}, ${said('productivity')}, ${share('good_count')}, ${share('bad_count')},
  ${answers('motivation')}, ${answers('productivity')}, ${feelings},
  coalesce(${sum('due_count', 'participation')}, 0), coalesce(${sum('answered_count', 'participation')}, 0)
FROM released_answers r ${join}
WHERE r.company_id = $1 AND r.released_on BETWEEN $2 AND $3
GROUP BY r.released_on, r.user_id, shown.scope_id`;
}

const inserts: Record<ReleaseScope, string> = {
  company: insertStatement('company'),
  department: insertStatement('department'),
  team: insertStatement('team'),
};

interface Gathering {
  readonly companyId: number;
  readonly scope: ReleaseScope;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/**
 * Does work with the table `release_person_days`, which lasts as long: what each person's answers of a day add up to in
 * each company, department or team, from the cells that count, and how many they are; null for none. Sums of answers are
 * enough for every mean, and those of departments are those of their teams.
 */
export async function withPersonDays(
  query: ReleaseQuery,
  { companyId, scope, from, to }: Gathering,
  work: () => Promise<void>,
): Promise<void> {
  await query(create);
  await query(inserts[scope], [companyId, from, to]);
  // Without statistics every plan that reads it would be a guess.
  await query('ANALYZE release_person_days');
  await work();
  await query('DROP TABLE release_person_days');
}
