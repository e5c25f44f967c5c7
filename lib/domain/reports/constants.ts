import { message } from '#/lib/words/message.ts';

/** People per page of the list, and the most people of one export, so that a whole page can be chosen. */
export const REPORT_PAGE_SIZE = 50;
export const REPORT_USERS_MAX = 50;

/** How long a call waits for its file: less than the minute after which proxies close a silent call. */
export const REPORT_WAIT_SECONDS_MAX = 55;

/** For how many people one person can have reports made per hour: each takes about a second of the drawing process. */
export const reportLimit = { name: 'reports', points: 200, seconds: 3600 } as const;

/** A click repeated within this time is the same request and returns the report of the first. */
export const REPEAT_MS = 10 * 60_000;

/** A failed send continues where it stopped if it's requested again within this time. */
export const RESUME_MS = 3_600_000;

/**
 * Finished reports contain results, so their files are removed after a day, or some minutes after the download. Until
 * then, an answer may get lost, or two windows may wait for one file. The row stays as a record.
 */
export const reportRetention = { fetchedMinutes: 10, contentHours: 24, rowDays: 7 } as const;

/** A report that crashes every worker is given up after this many attempts, and can't be started again for an hour. */
export const REPORT_ATTEMPTS_MAX = 3;

/** A download within this time may have got lost, so a repeated request gets the file again. */
export const LOST_MS = 60_000;

/** Counted from when a worker starts it: longer than the longest report takes. */
export const PATIENCE_MS = 3_600_000;

/** Limits of the drawing process: a report of 800 teams needs far less, and the worker survives one that needs more. */
export const drawing = { memoryMb: 512, patienceMs: 180_000 } as const;

/** What can be exported as a PDF. The tables that draw and email exports say what differs. */
export const exportKinds = ['report', 'chart'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** The messages of the screen. Source: product specification. */
export const reportMessages = {
  send: message('specification.reports.sent'),
  download: message('specification.reports.downloaded'),
} as const;

/** The messages of a report without a file. */
export const reportStates = {
  waiting: message('reports.states.working'),
  working: message('reports.states.working'),
  done: message('reports.states.done'),
  failed: message('reports.states.failed'),
} as const;
