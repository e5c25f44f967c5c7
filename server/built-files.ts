import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { pool } from '#/lib/platform/db.ts';
import { log } from '#/lib/platform/log.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Retention deletes files that no server has offered for a week. */
const OFFER_EVERY_MS = 12 * 3_600_000;
const COMPRESSED_COPY = /\.(br|gz)$/;

const missing = {
  name: 'missing-built-files',
  text: `SELECT path FROM unnest($1::text[]) AS own(path)
    WHERE NOT EXISTS (SELECT FROM built_files b WHERE b.path = own.path)`,
};
/** Always in the same order, so that two servers starting in parallel never deadlock. */
const addition = `INSERT INTO built_files (path, gzip) SELECT * FROM unnest($1::text[], $2::bytea[]) AS f(path, gzip)
  ORDER BY path ON CONFLICT DO NOTHING`;
const offer = `UPDATE built_files SET offered_at = now() WHERE path IN (
  SELECT path FROM built_files WHERE path = ANY($1) AND offered_at < now() - interval '6 hours' FOR UPDATE SKIP LOCKED)`;

/**
 * Stores the built files of this release for servers of another release, and keeps marking them as offered. If the
 * database accepts no rows right now, the start continues; pages of this release then need a server of this release.
 */
export async function offerBuiltFiles(folder: string): Promise<void> {
  const keep = () =>
    storeBuiltFiles(folder).catch((error: unknown) =>
      log().warn({ reason: String(error) }, 'couldn’t store built files for servers of another release'),
    );
  setInterval(() => void keep(), OFFER_EVERY_MS).unref();
  await keep();
}

async function storeBuiltFiles(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED_COPY.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const rows = asRows(z.object({ path: z.string() }), await pool().query({ ...missing, values: [paths] }));
  const newPaths = rows.map((row) => row.path);
  const contents = newPaths.map((name) => compressed(path.join(folder, name)));
  if (newPaths.length > 0) await pool().query(addition, [newPaths, contents]);
  await pool().query(offer, [paths]);
}

function compressed(file: string): Buffer {
  return existsSync(`${file}.gz`) ? readFileSync(`${file}.gz`) : gzipSync(readFileSync(file));
}

const content = { name: 'built-file', text: 'SELECT gzip FROM built_files WHERE path = $1' };

/** Returns a built file of another release, compressed with gzip, or undefined. */
export async function readBuiltFile(name: string): Promise<Buffer | undefined> {
  const rows = asRows(z.object({ gzip: z.instanceof(Buffer) }), await pool().query({ ...content, values: [name] }));
  return rows[0]?.gzip;
}
