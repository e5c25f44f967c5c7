import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import * as z from 'zod';
import { exportFiles } from '#/lib/domain/companies/export/export-files.constants.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { type Transaction, withOwnConnection } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Records in a company's activity log that it is exported. */
export function recordExport(tx: Transaction, ctx: Ctx, companyId: number): Promise<void> {
  return recordEvent(tx, ctx, { action: 'company.export', subject: `company:${companyId}`, companyId });
}

/** Rows in memory at a time. */
const PORTION = 1000;
const fetchPortion = `FETCH ${PORTION} FROM exported`;

/** By name of the file. */
const cursors: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(exportFiles).map(([name, { text }]) => [name, `DECLARE exported NO SCROLL CURSOR FOR ${text}`]),
);
const exportedRow = z.record(z.string(), z.unknown());

/**
 * Writes a company's structure, people, settings and activity log into a new folder, as one JSON lines file per kind,
 * all from one moment. Only the folder's owner can read it. Returns how many rows each file has. Throws `EEXIST` if the
 * folder exists.
 */
export async function exportCompany(companyId: number, folder: string): Promise<Record<string, number>> {
  await mkdir(folder, { mode: 0o700 });
  return withOwnConnection(async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const counts: Record<string, number> = {};
    for (const name of Object.keys(exportFiles)) {
      let count = 0;
      const lines = readLines(client, name, companyId, () => count++);
      const file = createWriteStream(path.join(folder, `${name}.jsonl`), { mode: 0o600, flags: 'wx' });
      await pipeline(Readable.from(lines), file);
      counts[name] = count;
    }
    await client.query('COMMIT');
    return counts;
  });
}

/** Reads with a cursor, so that memory doesn't grow with the company. */
async function* readLines(
  client: pg.Client,
  name: string,
  companyId: number,
  onRow: () => void,
): AsyncGenerator<string> {
  await client.query(cursors[name] ?? '', [companyId]);
  for (;;) {
    const rows = asRows(exportedRow, await client.query(fetchPortion));
    for (const row of rows) {
      onRow();
      yield `${JSON.stringify(row)}\n`;
    }
    if (rows.length < PORTION) break;
  }
  await client.query('CLOSE exported');
}
