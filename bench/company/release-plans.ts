import type { Pool } from 'pg';
import * as z from 'zod';
import { round, table } from '#/bench/report/table.ts';
import { publishCompany } from '#/lib/domain/releases/run-day/publish-company.ts';
import { type PublicationQuery, releaseQuery } from '#/lib/domain/releases/run-day/run-day.service.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

interface Plan {
  title: string;
  ms: number;
  text: string;
}

const SHOWN = 4;

/** Runs a daily run statement by statement and rolls it back; returns the plans as Markdown. */
export async function explainRelease(
  pool: Pool,
  { companyId, now }: { companyId: number; now: Date },
): Promise<string> {
  const plans: Plan[] = [];
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await publishCompany(explaining(releaseQuery(client), plans), { companyId, now });
  } finally {
    client.release(true);
  }
  const slowest = plans.toSorted((a, b) => b.ms - a.ms);
  return [
    '### Statements of a night',
    table(['statement', 'ms'], ...plans.map(({ title, ms }) => [title, round(ms)])),
    ...slowest.slice(0, SHOWN).map(({ title, text }) => `### ${title}\n\n\`\`\`\n${text}\n\`\`\``),
  ].join('\n\n');
}

const planLine = z.object({ 'QUERY PLAN': z.string() });

/** Explains each statement before sending it. */
function explaining(query: PublicationQuery, plans: Plan[]): PublicationQuery {
  return async (text: string, values: unknown[] = []) => {
    if (!/^\s*SET /.test(text)) {
      await query('SAVEPOINT explained');
      const rows = asRows(planLine, await query(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, values));
      await query('ROLLBACK TO explained');
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      const ms = Number(/^Execution Time: ([\d.]+) ms$/m.exec(plan)?.[1]);
      plans.push({ title: titleOf(text, values, plans.length + 1), ms, text: plan });
    }
    return query(text, values);
  };
}

/** Returns a statement's number, first words and short values. */
function titleOf(text: string, values: readonly unknown[], number: number): string {
  const words = text.trim().split(/\s+/).slice(0, 5).join(' ');
  const short = values.filter((value) => typeof value === 'string' && value.length < 12).slice(0, 3);
  return [`${number}. ${words}`, ...short].join(', ');
}
