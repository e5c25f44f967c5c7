import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import noted from '#/e2e/structure/migrations.json' with { type: 'json' };
import { root } from '#/e2e/structure/source-files.ts';

/** The first migration after release 0.1.0. Earlier migrations are already applied wherever there is data. */
const FIRST_HELD = '20261127150000';

/**
 * Columns and tables that a migration may remove, because releases since `unneededSince` or earlier don't need them.
 * `statement` is the migration's text.
 */
const contracted: { migration: string; statement: string; unneededSince: string }[] = [
  'webhook_deliveries_company_id_endpoint_id_idx',
  'webhook_deliveries_endpoint_id_made_at_idx',
].map((index) => ({
  migration: '20261129070100_one_index_of_deliveries',
  statement: `DROP INDEX CONCURRENTLY IF EXISTS ${index}`,
  // It has no such table.
  unneededSince: '0.1.0',
}));

/** Harms in migrations that are older than this rule, because an applied migration is never edited. */
const appliedBefore = new Set([
  '20261127180000_companies_blocked: builds an index while nobody may write',
  '20261127193000_sweep_notes: changes rows while a table is kept from those who write',
]);

interface Migration {
  name: string;
  sql: string;
}

const folder = path.join(root, 'prisma/migrations');
const migrations: Migration[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, sql: readFileSync(path.join(folder, name, 'migration.sql'), 'utf8') }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Returns the statements, each on one line, without comments, quotes around names, and function bodies. */
function statementsOf(sql: string): string[] {
  const plain = sql
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll('"', '');
  return plain.split(';').flatMap((text) => text.replace(/\s+/g, ' ').trim() || []);
}

/** Returns the names that a pattern captures in the statements. */
const namesIn = (statements: string[], pattern: RegExp) =>
  new Set(statements.flatMap((text) => pattern.exec(text)?.slice(1).find(Boolean) ?? []));

/**
 * Returns the harm that a statement does to a process of the previous release, or to someone who waits for the table;
 * null if none.
 */
type Rule = (statement: string, all: string[]) => string | null;
const rules: Rule[] = [
  (text, all) => {
    const index = /^DROP INDEX CONCURRENTLY IF EXISTS (\w+)$/i.exec(text)?.[1];
    const isMadeAnew = index !== undefined && all.some((other) => other.includes(`CONCURRENTLY ${index} ON`));
    return !isMadeAnew && /\bDROP (?!NOT NULL|DEFAULT)|\bTRUNCATE\b/i.test(text) ? 'takes something away' : null;
  },
  (text) => (/\bRENAME\b/i.test(text) ? 'renames' : null),
  (text) => (/\bALTER (COLUMN )?\w+ (SET DATA )?TYPE\b/i.test(text) ? 'changes a type' : null),
  (text) => (/\bDROP DEFAULT\b/i.test(text) ? 'demands a value that older processes leave out' : null),
  (text) => (/\bSET NOT NULL\b/i.test(text) ? 'demands a value, and reads the whole table' : null),
  (text) => {
    const columns = text.split(/, (?=ADD |ALTER |DROP )/i).filter((part) => /\bADD COLUMN /i.test(part));
    const isDemanded = (column: string) =>
      /NOT NULL/i.test(column) && !/\b(DEFAULT|GENERATED|IDENTITY)\b/i.test(column);
    return columns.some(isDemanded) ? 'demands a value that older processes leave out' : null;
  },
  (text) => (/\bADD COLUMN [^,]*GENERATED ALWAYS AS\b/i.test(text) ? 'writes the whole table anew' : null),
  (text, all) => {
    const table = /^ALTER TABLE (?:ONLY )?(\w+) /i.exec(text)?.[1];
    const isOwn = table !== undefined && namesIn(all, /^CREATE (?:UNLOGGED )?TABLE (\w+)/i).has(table);
    const adds = text.split(/\bADD (?:CONSTRAINT \w+ )?(?=CHECK|FOREIGN|UNIQUE|PRIMARY|EXCLUDE)/i).slice(1);
    const isHarmless = (added: string) => /NOT VALID|^(UNIQUE|PRIMARY KEY) USING INDEX/i.test(added);
    return !isOwn && adds.some((added) => !isHarmless(added)) ? 'checks every row while nobody may write' : null;
  },
  (text, all) => {
    const table = /^ALTER TABLE (?:ONLY )?(\w+) .*\bCHECK .* NOT VALID/i.exec(text)?.[1];
    const isFilled = all.some(
      (other) => /^CREATE TRIGGER .* BEFORE INSERT /i.test(other) && other.includes(` ON ${table} `),
    );
    return table && !isFilled ? 'refuses rows that older processes write, without a trigger that mends them' : null;
  },
  (text) => (/^CREATE UNIQUE INDEX CONCURRENTLY/i.test(text) ? 'refuses rows that older processes write' : null),
  (text, all) => {
    const table = /^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY).*? ON (?:ONLY )?(\w+)/i.exec(text)?.[1];
    return table === undefined || namesIn(all, /^CREATE (?:UNLOGGED )?TABLE (\w+)/i).has(table)
      ? null
      : 'builds an index while nobody may write';
  },
  (text) => (/^ALTER TYPE \w+ ADD VALUE\b/i.test(text) ? 'adds a value that older processes cannot read' : null),
  (text, all) => {
    const created = namesIn(all, /^CREATE (?:UNLOGGED )?TABLE (\w+)/i);
    const locked = namesIn(all, /^ALTER TABLE (?:ONLY )?(\w+) (?!VALIDATE)|^CREATE TRIGGER .*? ON (\w+)/i);
    return /^(UPDATE|DELETE|INSERT)\b/i.test(text) && [...locked].some((table) => !created.has(table))
      ? 'changes rows while a table is kept from those who write'
      : null;
  },
];

/** Returns the harm that a migration does to the previous release, a line per statement. */
function harmsOf({ name, sql }: Migration): string[] {
  const statements = statementsOf(sql);
  return statements.flatMap((text) => {
    if (contracted.some(({ migration, statement }) => migration === name && statement === text)) return [];
    return rules
      .flatMap((rule) => rule(text, statements) ?? [])
      .filter((harm) => !appliedBefore.has(`${name}: ${harm}`))
      .map((harm) => `${name}: ${text} (${harm})`);
  });
}

describe('a release only adds, so that the previous one works with its tables:', () => {
  it('every migration since 0.1.0 does so', () => {
    const newer = migrations.filter(({ name }) => name >= FIRST_HELD);
    expect(newer.length).toBeGreaterThan(0);
    expect(newer.flatMap(harmsOf)).toEqual([]);
  });

  it('locks one table at a time: writers lock two in the other order, and one would fail', () => {
    const since = migrations.filter(({ name }) => name >= '20261128170000');
    expect(since.length).toBeGreaterThan(3);
    for (const { name, sql } of since) {
      const ownTables = [...sql.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, table]) => table);
      const changed = [...sql.matchAll(/ALTER TABLE "(\w+)"/g)].flatMap(([, table]) =>
        ownTables.includes(table) ? [] : [table],
      );
      expect([name, new Set(changed).size]).toEqual([name, Math.min(new Set(changed).size, 1)]);
    }
  });

  it('removes what an earlier release no longer needs', () => {
    const changelog = readFileSync(path.join(root, 'docs/changelog.md'), 'utf8');
    const [, ...earlier] = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].map(([, version]) => version);
    expect(contracted.filter(({ unneededSince }) => !earlier.includes(unneededSince))).toEqual([]);
    const texts = new Map(migrations.map(({ name, sql }) => [name, statementsOf(sql)]));
    expect(contracted.filter(({ migration, statement }) => !texts.get(migration)?.includes(statement))).toEqual([]);
  });
});

it('a migration is never edited: databases that have it would refuse the next one', () => {
  const printOf = (sql: string) => createHash('sha256').update(sql).digest('hex').slice(0, 16);
  const prints = Object.fromEntries(migrations.map(({ name, sql }) => [name, printOf(sql)]));
  expect(prints, 'write a new migration, and its line into migrations.json').toEqual(noted);
});

describe('a migration', () => {
  it.each([
    'DROP TABLE "faq_votes";',
    'ALTER TABLE "users" DROP COLUMN "email";',
    'ALTER TABLE "users" RENAME COLUMN "email" TO "address";',
    'ALTER TABLE "users" ALTER COLUMN "id" SET DATA TYPE bigint;',
    'ALTER TABLE "users" ALTER COLUMN "email" SET NOT NULL;',
    'ALTER TABLE "users" ADD COLUMN "a" INTEGER, ADD COLUMN "b" INTEGER NOT NULL;',
    'ALTER TABLE "users" ADD COLUMN "text" TEXT GENERATED ALWAYS AS (lower(email)) STORED;',
    'ALTER TABLE "users" ADD CONSTRAINT "users_age" CHECK (age > 0);',
    'ALTER TABLE "users" ADD UNIQUE ("email");',
    'ALTER TABLE "users" ADD CONSTRAINT "users_a" CHECK ("a" IS NOT NULL) NOT VALID;',
    'CREATE UNIQUE INDEX CONCURRENTLY "users_email" ON "users" ("email");',
    'CREATE UNIQUE INDEX "users_email" ON "users" ("email");',
    'DROP INDEX CONCURRENTLY IF EXISTS "users_email";',
    `ALTER TYPE "session_kind" ADD VALUE 'phone';`,
    'ALTER TABLE "users" ADD COLUMN "a" INTEGER;\nUPDATE "users" SET "a" = 1;',
    'CREATE TRIGGER t AFTER UPDATE ON users EXECUTE FUNCTION f();\nINSERT INTO notes SELECT id FROM teams;',
    'CREATE INDEX "companies_name" ON "companies" ("name");',
  ])('harms by %s', (sql) => {
    expect(harmsOf({ name: 'one', sql })).toHaveLength(1);
  });

  it.each([
    'CREATE TABLE "looks" ("id" INTEGER NOT NULL);\nCREATE INDEX "looks_id" ON "looks" ("id");',
    'ALTER TABLE "users" ADD COLUMN "a" INTEGER NOT NULL DEFAULT 0; -- never DROP TABLE users',
    'ALTER TABLE "users" ADD CHECK (a > 0) NOT VALID;\nCREATE TRIGGER t BEFORE INSERT OR UPDATE ON users EXECUTE FUNCTION f();',
    'UPDATE "users" SET "a" = 1;\nALTER TABLE "users" VALIDATE CONSTRAINT "users_a";',
    'DROP INDEX CONCURRENTLY IF EXISTS "i";\nCREATE INDEX CONCURRENTLY "i" ON "users" ("a");',
    'ALTER TABLE "users" ALTER COLUMN "a" DROP NOT NULL;',
    `CREATE FUNCTION "f"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; END $$;`,
  ])('doesn’t harm by %s', (sql) => {
    expect(harmsOf({ name: 'one', sql })).toEqual([]);
  });
});
