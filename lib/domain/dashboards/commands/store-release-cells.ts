import { addDays, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import type { ReleaseQuery } from '#/lib/domain/dashboards/commands/release-company.ts';
import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import type { HiddenReason } from '#/lib/domain/metrics/minimum-group.ts';
import { judgeSlicedGroups, type SlicedBlock } from '#/lib/domain/metrics/sliced-groups.ts';
import { judgeGroups, type PersonBlock } from '#/lib/domain/metrics/visible-groups.ts';

interface CellSpan {
  readonly companyId: number;
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly k: number;
}

/** Persons who answered in the same groups: of a company's day its departments, of a department's week its teams. */
interface Block extends PersonBlock {
  readonly metric: string;
  readonly cellOn: LocalDate;
  readonly parentId: number;
}

/** With a bit for each day of the week on which they answered in a group, in the order of the groups. */
type WeekBlock = Block & { readonly days: readonly number[] };

type Cell = readonly [
  metric: string,
  scope: string,
  scopeId: number,
  cellOn: LocalDate,
  persons: number,
  hiddenReason: HiddenReason | null,
];

/** Each row once per metric with something in it. */
const byMetric = `CROSS JOIN LATERAL (VALUES ('motivation', r.motivation_count > 0), ('productivity', r.productivity_count > 0),
  ('sentiment', r.good_count + r.meh_count + r.bad_count > 0), ('participation', r.due_count > 0)) AS m (metric, is_there)`;

const dayBlocks = `
SELECT metric, cell_on::text AS "cellOn", $1::int AS "parentId", groups, count(*)::int AS persons
FROM (
  SELECT m.metric, r.released_on AS cell_on, array_agg(coalesce(r.department_id, 0)) AS groups
  FROM released_answers r ${byMetric}
  WHERE r.company_id = $1 AND r.released_on BETWEEN $2 AND $3 AND m.is_there
  GROUP BY m.metric, r.released_on, r.user_id
) AS persons GROUP BY metric, cell_on, groups`;

/** Only of the days on which the team's department is shown: together its teams hold exactly what it shows. */
const weekBlocks = `
WITH shown AS MATERIALIZED (
  SELECT scope_id, cell_on, metric FROM release_cells
  WHERE company_id = $1 AND scope = 'department' AND cell_on BETWEEN $2 AND $3 AND hidden_reason IS NULL
), said AS MATERIALIZED (
  SELECT m.metric, r.released_on, coalesce(r.department_id, 0) AS department_id, r.user_id, r.team_id
  FROM released_answers r ${byMetric}
  WHERE r.company_id = $1 AND r.released_on BETWEEN $2 AND $3 AND m.is_there
)
SELECT metric, cell_on::text AS "cellOn", parent_id AS "parentId", groups, days, count(*)::int AS persons
FROM (
  SELECT metric, cell_on, parent_id, array_agg(team_id ORDER BY team_id) AS groups, array_agg(days ORDER BY team_id) AS days
  FROM (
    SELECT said.metric, date_trunc('week', said.released_on::timestamp)::date AS cell_on, said.department_id AS parent_id,
      said.user_id, said.team_id, bit_or(1 << (extract(isodow FROM said.released_on)::int - 1)) AS days
    FROM said JOIN shown
      ON shown.scope_id = said.department_id AND shown.metric = said.metric AND shown.cell_on = said.released_on
    GROUP BY 1, 2, 3, 4, 5
  ) AS memberships GROUP BY metric, cell_on, parent_id, user_id
) AS persons GROUP BY metric, cell_on, parent_id, groups, days`;

const teamWeeks = `
SELECT m.metric, date_trunc('week', r.released_on::timestamp)::date::text AS "cellOn", r.team_id AS "teamId",
  count(DISTINCT coalesce(r.department_id, 0))::int AS departments
FROM released_answers r ${byMetric}
WHERE r.company_id = $1 AND r.released_on BETWEEN $2 AND $3 AND m.is_there
GROUP BY 1, 2, 3`;

/** Decides for each released day which figures of the company and its departments may count it, for good. */
export async function storeDayCells(query: ReleaseQuery, { companyId, from, until, k }: CellSpan): Promise<void> {
  const cells = whole(await query<Block>(dayBlocks, [companyId, from, until])).flatMap(([first, blocks]): Cell[] => {
    const { metric, cellOn } = first;
    const persons = blocks.map((block) => ({ ...block, groups: [...new Set(block.groups)] }));
    const verdict = judgeGroups(persons, k);
    return [
      [metric, 'company', companyId, cellOn, verdict.persons, verdict.hiddenReason],
      ...[...verdict.groups].map(
        ([id, group]): Cell => [metric, 'department', id, cellOn, group.persons, group.hiddenReason],
      ),
    ];
  });
  await storeCells(query, companyId, cells);
}

/**
 * Decides for each week that is over since `from` which teams' figures may count it, for good. A team that changed its
 * department in that week is left out: its days before and after could be told apart.
 */
export async function storeWeekCells(query: ReleaseQuery, { companyId, from, until, k }: CellSpan): Promise<void> {
  const monday = mondayOf(from);
  const sunday = addDays(mondayOf(addDays(until, 1)), -1);
  if (sunday < from) return;
  const weeks = await query<TeamWeek>(teamWeeks, [companyId, monday, sunday]);
  const moved = weeks.filter(({ departments }) => departments > 1);
  const hidden: HiddenReason = 'protects_other_group';
  const cells = new Map(
    weeks.map((week): [string, Cell] => [keyOf(week), [week.metric, 'team', week.teamId, week.cellOn, 0, hidden]]),
  );
  for (const [{ metric, cellOn }, blocks] of whole(await query<WeekBlock>(weekBlocks, [companyId, monday, sunday]))) {
    const barred = moved.filter((week) => week.metric === metric && week.cellOn === cellOn);
    const persons = blocks.map(
      ({ groups, days, persons }): SlicedBlock => ({
        persons,
        slices: new Map(groups.map((id, index) => [id, days[index] ?? 0])),
      }),
    );
    const verdict = judgeSlicedGroups(persons, k, new Set(barred.map(({ teamId }) => teamId)));
    for (const [teamId, { persons, hiddenReason }] of verdict.groups) {
      cells.set(keyOf({ metric, cellOn, teamId }), [metric, 'team', teamId, cellOn, persons, hiddenReason]);
    }
  }
  await storeCells(query, companyId, [...cells.values()]);
}

interface TeamWeek {
  readonly metric: string;
  readonly cellOn: LocalDate;
  readonly teamId: number;
  readonly departments: number;
}

function keyOf({ metric, cellOn, teamId }: Omit<TeamWeek, 'departments'>): string {
  return `${metric} ${cellOn} ${teamId}`;
}

/** The blocks of each whole, after the first of them. */
function whole<Of extends Block>(blocks: readonly Of[]): [Of, Of[]][] {
  const wholes = groupRows(blocks, ({ metric, cellOn, parentId }) => `${metric} ${cellOn} ${parentId}`);
  return [...wholes.values()].flatMap((its): [Of, Of[]][] => (its[0] ? [[its[0], its]] : []));
}

async function storeCells(query: ReleaseQuery, companyId: number, cells: readonly Cell[]): Promise<void> {
  const columns = [0, 1, 2, 3, 4, 5].map((index) => cells.map((cell) => cell[index]));
  await query(
    `INSERT INTO release_cells (company_id, metric, scope, scope_id, cell_on, persons, hidden_reason)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::int[], $5::date[], $6::int[], $7::text[])`,
    [companyId, ...columns],
  );
}
