import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { copyDatabase, dropDatabase, listDatabases, noteOn, templateUrl, urlOf, withPool } from '#/bench/data/admin.ts';
import { type BulkCompany, bulkCompany } from '#/prisma/seed/bulk.ts';

/** A database with one company and daily check-ins over this many days. */
export interface DataSet extends BulkCompany {
  database: string;
  url: string;
  members: number;
  teamSize: number;
  days: number;
}

const root = path.join(import.meta.dirname, '../..');
export const USUAL_MEMBERS = 1000;
const PREFIX = 'bench_data_';
export const USUAL_DAYS = 365;
/** All answers depend on it. */
const SEED = 7;
/** Its last day is the day before its creation; after a week, the dashboard's year would no longer be full. */
const KEEP_DAYS = 7;

/** Returns the data set of this size, created on the first call and kept for later runs. */
export async function dataSetOf(members: number, teamSize: number, days = USUAL_DAYS): Promise<DataSet> {
  const size = { members, teamSize, days };
  const database = `${PREFIX}${Object.values(size).join('_')}_${version()}`;
  await dropOthers();
  const entry = (await listDatabases(PREFIX)).find(({ name }) => name === database);
  const company = entry?.note ? (JSON.parse(entry.note) as BulkCompany) : await make(database, size);
  return { ...company, ...size, database, url: urlOf(database) };
}

async function make(database: string, size: Pick<DataSet, 'members' | 'teamSize' | 'days'>): Promise<BulkCompany> {
  const startedAt = performance.now();
  console.log(`Making ${nameOf(size.days)} of check-ins for ${size.members.toLocaleString('en')} members …`);
  await copyDatabase(new URL(templateUrl).pathname.slice(1), database);
  const company = await withPool(urlOf(database), (pool) =>
    bulkCompany(pool, { ...size, seed: SEED, now: new Date() }),
  );
  await noteOn(database, JSON.stringify(company));
  console.log(
    `${company.answers.toLocaleString('en')} answers in ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
  return company;
}

/** Drops databases that are unfinished, of another schema or too old. */
async function dropOthers(): Promise<void> {
  const oldest = new Date(Date.now() - KEEP_DAYS * 86_400_000).toISOString().slice(0, 10);
  for (const { name, note } of await listDatabases(PREFIX)) {
    const isCurrent = name.endsWith(`_${version()}`) && note && (JSON.parse(note) as BulkCompany).to >= oldest;
    if (!isCurrent) await dropDatabase(name);
  }
}

/** Returns a hash of the migrations and of the code that fills the tables. */
function version(): string {
  const hash = createHash('sha256');
  for (const folder of ['prisma/migrations', 'prisma/seed/bulk']) {
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) hash.update(readFileSync(path.join(entry.parentPath, entry.name)));
  }
  return hash.digest('hex').slice(0, 8);
}

/** Returns the ending of the results file, '' for the usual number of members. */
export function variantOf(members: number): string {
  return members === USUAL_MEMBERS ? '' : `-${members}-members`;
}

/** Returns a span in words, for the head of a results file. */
export function nameOf(days: number): string {
  return days === USUAL_DAYS ? 'a year' : `${days} days`;
}

/** Describes the stored data, for the head of a results file. */
export function describeDataSet({ members, teamSize, days, checkIns, answers }: DataSet): string {
  const number = (value: number) => value.toLocaleString('en');
  return `${number(members)} members in teams of ${teamSize}, ${nameOf(days)} of daily check-ins: ${number(checkIns)} sent, ${number(answers)} answered`;
}
