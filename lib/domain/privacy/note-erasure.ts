import * as z from 'zod';
import { log } from '#/lib/platform/log.ts';

const ERASED = 'person erased';

/**
 * Whose account was erased: ids and the time of sign-up, which find the person in a backup and mean nothing elsewhere.
 */
const notedErasure = z.object({ userId: z.int(), companyId: z.int(), createdAt: z.coerce.date() });
export type NotedErasure = z.output<typeof notedErasure>;

const line = z.object({ msg: z.literal(ERASED), erased: notedErasure });

/**
 * Logs outside the database that someone was erased: an earlier backup would bring them back, and `restore-replay`
 * erases them again. Call it after the commit. Source: docs/operations.md, Erasures after a restore.
 */
export function noteErasure(erased: NotedErasure): void {
  writeLine({ erased }, ERASED);
}

function writeLine(fields: object, words: string): void {
  const level = log().level === 'silent' ? 'silent' : 'info';
  log().child({}, { level }).info(fields, words);
}

const ERASED_COMPANY = 'company erased';

/** Which company was erased: its id, and when it signed up. */
const notedCompany = z.object({ companyId: z.int(), createdAt: z.coerce.date() });
export type NotedCompany = z.output<typeof notedCompany>;

const companyLine = z.object({ msg: z.literal(ERASED_COMPANY), erasedCompany: notedCompany });

/** Logs that a company is erased, as `noteErasure` does for a person. Call it before the last commit. */
export function noteCompanyErasure(erasedCompany: NotedCompany): void {
  writeLine({ erasedCompany }, ERASED_COMPANY);
}

/** Returns the log line about an erased company, for a terminal with a stored output. */
export function describeCompanyErasure(erasedCompany: NotedCompany, now: Date): string {
  return JSON.stringify({ level: 30, time: now.toISOString(), erasedCompany, msg: ERASED_COMPANY });
}

/** Returns the erased companies named in log lines, each once. */
export function readCompanyErasures(text: string): NotedCompany[] {
  return readLines(text, ERASED_COMPANY, (value) => companyLine.safeParse(value).data?.erasedCompany);
}

/** Returns the erasures noted in log lines, each once. Ignores other lines, and prefixes of a line. */
export function readErasures(text: string): NotedErasure[] {
  return readLines(text, ERASED, (value) => line.safeParse(value).data?.erased);
}

function readLines<T>(text: string, words: string, read: (value: unknown) => T | undefined): T[] {
  const notes = new Map<string, T>();
  for (const row of text.split('\n')) {
    if (!row.includes(words)) continue;
    const note = read(readLine(row.slice(Math.max(row.indexOf('{'), 0))));
    if (note) notes.set(JSON.stringify(note), note);
  }
  return [...notes.values()];
}

/** Returns a line of a log as an object, or null; a container's log may have each line as a JSON text. */
function readLine(row: string): unknown {
  try {
    const value = JSON.parse(row) as { log?: unknown };
    return typeof value.log === 'string' ? JSON.parse(value.log) : value;
  } catch {
    return null;
  }
}
