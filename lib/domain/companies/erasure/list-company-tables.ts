import type pg from 'pg';
import * as z from 'zod';
import { asRows } from '#/lib/platform/row-shape.ts';

const names = z.object({ name: z.string() });
const keys = z.object({ child: z.string(), parent: z.string() });

const ACTIVITY_LOG = 'audit_entries';

/**
 * Returns every table in the database whose rows name their company, each before the tables it refers to; the activity
 * log comes last.
 */
export async function listCompanyTables(client: pg.Client | pg.Pool): Promise<string[]> {
  const tables = asRows(
    names,
    await client.query(`
      SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND NOT c.relispartition
        AND a.attname = 'company_id' AND NOT a.attisdropped ORDER BY c.relname`),
  );
  const references = asRows(
    keys,
    await client.query(`
      SELECT DISTINCT child.relname AS child, parent.relname AS parent FROM pg_constraint k
      JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
      WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND child.oid <> parent.oid`),
  );
  return [
    ...childrenFirst(new Set(tables.map(({ name }) => name).filter((name) => name !== ACTIVITY_LOG)), references),
    ACTIVITY_LOG,
  ];
}

/**
 * Returns tables in order: each comes before the tables it refers to.
 * @example childrenFirst(new Set(['a', 'b']), [{ child: 'b', parent: 'a' }]) // ['b', 'a']
 */
export function childrenFirst(tables: ReadonlySet<string>, references: readonly z.output<typeof keys>[]): string[] {
  const rest = new Set(tables);
  const ordered: string[] = [];
  while (rest.size > 0) {
    const next = [...rest].filter(
      (table) => !references.some(({ child, parent }) => parent === table && child !== table && rest.has(child)),
    );
    // If tables refer to each other, any of them may come first.
    const [first] = rest;
    for (const table of next.length > 0 ? next : [first ?? '']) {
      ordered.push(table);
      rest.delete(table);
    }
  }
  return ordered;
}
