import * as z from 'zod';
import { log } from '#/lib/platform/log.ts';

const ERASED = 'person erased';

/** Whose account was erased. Ids and the time of sign-up alone: what a backup still holds of them, and nothing without one. */
const notedErasure = z.object({ userId: z.int(), companyId: z.int(), createdAt: z.coerce.date() });
export type NotedErasure = z.output<typeof notedErasure>;

const line = z.object({ msg: z.literal(ERASED), erased: notedErasure });

/**
 * Notes in the log, outside of the database, that somebody was erased: a backup of before brings them back, and
 * `restore-replay` erases them again. Call it after the commit. Source: docs/operations.md, Erasures after a restore.
 */
export function noteErasure(erased: NotedErasure): void {
  const level = log().level === 'silent' ? 'silent' : 'info';
  log().child({}, { level }).info({ erased }, ERASED);
}

/** Returns the erasures that lines of a log note, each once; lines of others are left out, and what stands in front of a line. */
export function readErasures(text: string): NotedErasure[] {
  const erasures = new Map<string, NotedErasure>();
  for (const row of text.split('\n')) {
    if (!row.includes(ERASED)) continue;
    const noted = line.safeParse(readLine(row.slice(Math.max(row.indexOf('{'), 0))));
    if (noted.success) erasures.set(JSON.stringify(noted.data.erased), noted.data.erased);
  }
  return [...erasures.values()];
}

/** A container's log may hold each line as a text of its own. */
function readLine(row: string): unknown {
  try {
    const value = JSON.parse(row) as { log?: unknown };
    return typeof value.log === 'string' ? JSON.parse(value.log) : value;
  } catch {
    return null;
  }
}
