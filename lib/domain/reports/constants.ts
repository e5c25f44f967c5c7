import { message } from '#/lib/words/message.ts';

/** People on one page of the list, and the most people of one export: a whole page can be chosen. */
export const REPORT_PAGE_SIZE = 50;
export const REPORT_USERS_MAX = 50;

/** How long a call waits for its file: less than the minute after which proxies give a silent call up. */
export const REPORT_WAIT_SECONDS_MAX = 55;

/**
 * How many people one person can have reports made for in an hour: each takes about a second of the thread that draws.
 */
export const reportLimit = { name: 'reports', points: 200, seconds: 3600 } as const;

/** A click repeated within this time is the same request and returns the same report. */
export const REPEAT_MS = 10 * 60_000;

/** A failed send continues where it stopped when it is requested again within this time. */
export const RESUME_MS = 3_600_000;

/**
 * Finished reports contain figures, so they are removed after a day, or some minutes after they were fetched: an answer
 * may be lost on its way, or two windows wait for the same file. The row stays as a record.
 */
export const reportRetention = { fetchedMinutes: 10, contentHours: 24, rowDays: 7 } as const;

/** A report that crashes every worker is given up after so many attempts, and not begun again for an hour. */
export const REPORT_ATTEMPTS_MAX = 3;

/** A file fetched within this time may have been lost on its way: a repeated request gets it again. */
export const LOST_MS = 60_000;

/** From the moment a worker takes it up: longer than the longest report takes. */
export const PATIENCE_MS = 3_600_000;

/** Limits of the drawing thread: a report of 800 teams stays far below, and the process survives one that does not. */
export const drawing = { memoryMb: 512, patienceMs: 180_000 } as const;

/** What can be exported as a PDF; tables where it's drawn and mailed say what each does. */
export const exportKinds = ['report', 'chart'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** The messages of the screen. Source: product specification. */
export const reportMessages = {
  send: message('specification.reports.sent'),
  download: message('specification.reports.downloaded'),
} as const;

/** The same for a report without a file. */
export const reportStates = {
  waiting: message('reports.states.working'),
  working: message('reports.states.working'),
  done: message('reports.states.done'),
  failed: message('reports.states.failed'),
} as const;
