import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import * as z from 'zod';
import { asRows } from '#/lib/platform/row-shape.ts';

const folder = path.join(import.meta.dirname, '../../../prisma/migrations');
const NAMES = /"?([\w]+)"?/g;
const alteration = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?"?(\w+)"?/i;
const keyChange = /(ADD|DROP) CONSTRAINT (?:IF EXISTS )?"?(\w+)"?(\s+FOREIGN KEY)?/gi;
const keyRename = /RENAME CONSTRAINT "?(\w+)"? TO "?(\w+)"?/i;
const creation = /^CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/i;
const ownKey = /CONSTRAINT "?(\w+)"?\s+FOREIGN KEY/gi;
const tableRename = /RENAME TO "?(\w+)"?/i;
const drop = /^DROP TABLE (?:IF EXISTS )?(.*)/is;

/** Returns the names of the foreign keys that this release's migrations create, sorted. */
export function expectedKeys(): string[] {
  const tables = new Map<string, string>();
  for (const { name } of readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .sort(byName)) {
    const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8').replace(/--.*$/gm, '');
    for (const statement of sql.split(';')) applyTo(tables, statement.trim());
  }
  return [...tables.keys()].sort();
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

/** Applies one statement: which table has which key. */
function applyTo(tables: Map<string, string>, statement: string): void {
  const [, dropped] = drop.exec(statement) ?? [];
  const [, table] = alteration.exec(statement) ?? [];
  const [, newTable] = creation.exec(statement) ?? [];
  if (newTable !== undefined) for (const [, key = ''] of statement.matchAll(ownKey)) tables.set(key, newTable);
  if (dropped !== undefined) {
    const names = new Set(Array.from(dropped.matchAll(NAMES), ([, name]) => name));
    for (const [key, its] of tables) if (names.has(its)) tables.delete(key);
  } else if (table !== undefined) changeKeys(tables, table, statement);
}

function changeKeys(tables: Map<string, string>, table: string, statement: string): void {
  const [, before, after] = keyRename.exec(statement) ?? [];
  const [, newTable] = tableRename.exec(statement) ?? [];
  if (newTable) for (const [key, its] of tables) if (its === table) tables.set(key, newTable);
  if (before && after && tables.delete(before)) tables.set(after, table);
  for (const [, verb = '', key = '', isForeign] of statement.matchAll(keyChange)) {
    if (verb.toUpperCase() === 'DROP') tables.delete(key);
    else if (isForeign) tables.set(key, table);
  }
}

/** Checks for each key whether a row refers to nothing, even if a restore inserted rows while triggers were off. */
const findBroken = `
DO $$
DECLARE
  key record;
  is_broken boolean;
  broken text[] := '{}';
BEGIN
  FOR key IN
    SELECT k.conname AS name, k.convalidated AS is_valid, k.conrelid::regclass AS child, k.confrelid::regclass AS parent,
      string_agg(format('p.%I = c.%I', pa.attname, ca.attname), ' AND ') AS pairs,
      string_agg(format('c.%I IS NOT NULL', ca.attname), ' AND ') AS filled
    FROM pg_constraint k CROSS JOIN LATERAL unnest(k.conkey, k.confkey) AS pair (child, parent)
    JOIN pg_attribute ca ON ca.attrelid = k.conrelid AND ca.attnum = pair.child
    JOIN pg_attribute pa ON pa.attrelid = k.confrelid AND pa.attnum = pair.parent
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace GROUP BY k.oid ORDER BY k.conname
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %s c WHERE %s AND NOT EXISTS (SELECT FROM %s p WHERE %s))',
      key.child, key.filled, key.parent, key.pairs) INTO is_broken;
    IF is_broken OR NOT key.is_valid THEN broken := broken || key.name::text; END IF;
  END LOOP;
  IF broken <> '{}' THEN
    RAISE EXCEPTION 'Rows point nowhere, or were never checked: %', array_to_string(broken, ', ');
  END IF;
END $$`;

/**
 * Returns in words that all foreign keys are there, and how many. Throws which are missing, and which have rows that
 * refer to nothing.
 */
export async function lookAtKeys(client: pg.Client): Promise<string> {
  const rows = asRows(
    z.object({ name: z.string() }),
    await client.query(
      "SELECT conname AS name FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace",
    ),
  );
  const names = new Set(rows.map(({ name }) => name));
  const missing = expectedKeys().filter((name) => !names.has(name));
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}`);
  await client.query(findBroken);
  return `all ${names.size} are there, and every row points to one that is`;
}
