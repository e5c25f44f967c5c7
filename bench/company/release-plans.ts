import type { Pool, PoolClient } from 'pg';
import type { DataSet } from '#/bench/data/data-set.ts';
import { round, table } from '#/bench/report/table.ts';
import { addDays, firstOfMonth } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import { releaseCompany } from '#/lib/domain/dashboards/commands/release-company.ts';
import { bulkTimeZone } from '#/prisma/seed/bulk/insert-organisation.ts';

interface Plan {
  title: string;
  ms: number;
  text: string;
}

interface Sent {
  text: string;
  values?: unknown[];
}

const SHOWN = 4;

/** Takes the last day back: its answers, its days and weeks, and the months that closed with it. */
const takeBack = [
  'DELETE FROM released_answers WHERE company_id = $1 AND released_on = $2',
  `DELETE FROM release_cells WHERE company_id = $1 AND CASE scope WHEN 'team' THEN cell_on + 6 ELSE cell_on END = $2`,
  `DELETE FROM release_points WHERE company_id = $1 AND bucket = 'day' AND bucket_on = $2`,
  'DELETE FROM month_results WHERE company_id = $1 AND month >= $2',
  `UPDATE company_releases SET released_until = $2::date - 1, summed_until = $2::date - 1,
     counted_until = counted_until - interval '1 day' WHERE company_id = $1`,
];

/** Releases the last day once more, statement by statement with its plan, and takes everything back; as Markdown. */
export async function explainReleases(pool: Pool, { companyId, to }: DataSet): Promise<string> {
  const plans: Plan[] = [];
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const text of takeBack) {
      const day = text.includes('month_results') ? addDays(firstOfMonth(to), -1) : to;
      await client.query(text, [companyId, day]);
    }
    const now = instantAt(addDays(to, 1), '00:30', bulkTimeZone);
    await releaseCompany(explaining(client, plans), { companyId, now });
  } finally {
    client.release(true);
  }
  const slowest = plans.toSorted((a, b) => b.ms - a.ms);
  return [
    '### Statements of a nightly release',
    table(['statement', 'ms'], ...plans.map(({ title, ms }) => [title, round(ms)])),
    ...slowest.slice(0, SHOWN).map(({ title, text }) => `### ${title}\n\n\`\`\`\n${text}\n\`\`\``),
  ].join('\n\n');
}

/** A connection that explains each statement before it runs it. */
function explaining(client: PoolClient, plans: Plan[]): PoolClient {
  const query = async (config: Sent) => {
    const { text, values = [] } = config;
    if (!/^\s*(SET|CREATE|DROP|ANALYZE) /.test(text)) {
      await client.query('SAVEPOINT explained');
      const explained = `EXPLAIN (ANALYZE, BUFFERS) ${text}`;
      const { rows } = await client.query<{ 'QUERY PLAN': string }>({ ...config, text: explained });
      await client.query('ROLLBACK TO explained');
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      const ms = Number(/^Execution Time: ([\d.]+) ms$/m.exec(plan)?.[1]);
      plans.push({ title: titleOf(text, values, plans.length + 1), ms, text: plan });
    }
    return client.query(config);
  };
  return { query } as unknown as PoolClient;
}

/** Its number, first words and short values. */
function titleOf(text: string, values: readonly unknown[], number: number): string {
  const words = text.trim().split(/\s+/).slice(0, 5).join(' ');
  const short = values.filter((value) => typeof value === 'string' && value.length < 12).slice(0, 3);
  return [`${number}. ${words}`, ...short].join(', ');
}
