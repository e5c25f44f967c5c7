import type { Pool, QueryConfig } from 'pg';

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Returns how many rows of tables some statements read, needed or not. */
export async function countRowsRead(pool: Pool, queries: readonly QueryConfig[]): Promise<number> {
  let read = 0;
  for (const { text, values } of queries) {
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) read += rowsOf(Plan);
  }
  return Math.round(read);
}

function rowsOf(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), 0);
  if (node['Relation Name'] === undefined) return below;
  const each = [node['Actual Rows'], node['Rows Removed by Filter'], node['Rows Removed by Index Recheck']];
  return below + (node['Actual Loops'] ?? 1) * each.reduce<number>((sum, rows) => sum + (rows ?? 0), 0);
}
