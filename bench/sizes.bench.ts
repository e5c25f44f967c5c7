// The size of a person and an answer on disk and in the write-ahead log, from which docs/scale.md is computed.
import * as z from 'zod';
import { copyDatabase, dropDatabase, urlOf, withPool } from '#/bench/data/admin.ts';
import { answerQuery } from '#/bench/data/answer.ts';
import { dataSetOf, describeDataSet, USUAL_MEMBERS } from '#/bench/data/data-set.ts';
import { openCheckIns } from '#/bench/data/open-check-ins.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table } from '#/bench/report/table.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const DATABASE = 'bench_sizes';
const answers = numberOption('answers', 5000);

const dataSet = await dataSetOf(USUAL_MEMBERS, 10, numberOption('days', 182));
await copyDatabase(dataSet.database, DATABASE);
const url = urlOf(DATABASE);
process.env.DATABASE_URL = url;

const sizes = await withPool(url, async (pool) =>
  asRows(
    z.object({ name: z.string(), rows: z.number(), heap: z.number(), indexes: z.number() }),
    await pool.query(`
      SELECT relname AS name, reltuples::int AS rows, pg_table_size(c.oid)::float8 AS heap,
        pg_indexes_size(c.oid)::float8 AS indexes
      FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND reltuples >= ${USUAL_MEMBERS}
      ORDER BY pg_total_relation_size(c.oid) DESC`),
  ),
);
const [walPerCheckIn, walPerAnswer] = await withPool(url, async (pool) => {
  const position = async () => {
    const { rows } = await pool.query("SELECT (pg_current_wal_insert_lsn() - '0/0')::float8 AS bytes");
    return Number(rows[0].bytes);
  };
  await pool.query('CHECKPOINT');
  const before = await position();
  const open = await openCheckIns(pool, dataSet, answers);
  const queries = [];
  for (const checkIn of open) queries.push(await answerQuery(checkIn));
  const between = await position();
  await pool.query('CHECKPOINT');
  const start = await position();
  for (const query of queries) await pool.query(query);
  return [(between - before) / answers, ((await position()) - start) / answers];
});
await dropDatabase(DATABASE);

const kb = (bytes: number) => round(bytes / 1024);
const report = new Report('sizes', 'What people and answers take');
report.add(
  table(
    ['table', 'rows', 'bytes a row', 'its indexes, bytes a row', 'MB'],
    ...sizes.map(({ name, rows, heap, indexes }) => [
      name,
      rows.toLocaleString('en'),
      round(heap / rows),
      round(indexes / rows),
      round((heap + indexes) / 2 ** 20),
    ]),
  ),
  table(
    ['figure', 'found'],
    [
      'all of these, KB per person',
      kb(sizes.reduce((sum, { heap, indexes }) => sum + heap + indexes, 0) / USUAL_MEMBERS),
    ],
    ['check-ins sent per person', round(dataSet.checkIns / USUAL_MEMBERS)],
    ['write-ahead log of a check-in that is opened, KB, with the first image of each page', kb(walPerCheckIn ?? 0)],
    ['write-ahead log of an answer, KB, with the first image of each page', kb(walPerAnswer ?? 0)],
  ),
);
report.write(`${describeDataSet(dataSet)}; ${answers.toLocaleString('en')} answers`);
