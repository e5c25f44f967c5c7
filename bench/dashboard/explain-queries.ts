import type { Pool, QueryConfig } from 'pg';

/** Returns the plans of some statements, each statement once, as Markdown. */
export async function explainQueries(pool: Pool, queries: readonly QueryConfig[]): Promise<string> {
  const parts: string[] = [];
  for (const { name, text, values } of new Map(queries.map((query) => [query.name, query])).values()) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, values);
    parts.push(`### ${name}`, ['```', ...rows.map((row) => row['QUERY PLAN']), '```'].join('\n'));
  }
  return parts.join('\n\n');
}
