import { message } from '#/lib/words/message.ts';

/** People on one page of the list; also the most that one export may be made for: what is shown can be chosen. */
export const REPORT_PAGE_SIZE = 50;
export const REPORT_USERS_MAX = 50;

/** How long a call waits for its file: less than the minute after which proxies give a silent call up. */
export const REPORT_WAIT_SECONDS_MAX = 55;

/** People for whom one person may have reports made in an hour: each takes about a second of the thread that draws. */
export const reportLimit = { name: 'reports', points: 200, seconds: 3600 } as const;

/** A click repeated within this time is the same wish and answers the same report. */
export const REPEAT_MS = 10 * 60_000;

/** A send that failed goes on where it stopped when it is asked for again within this time. */
export const RESUME_MS = 3_600_000;

/**
 * Finished reports hold figures: they go soon after they were fetched, for an answer may be lost on its way or two
 * windows wait for the same file, or after a day. What is left says that there was one.
 */
export const reportRetention = { fetchedMinutes: 10, contentHours: 24, rowDays: 7 } as const;

/** A report that takes every worker down with it is given up after so many, and not begun again for an hour. */
export const REPORT_ATTEMPTS_MAX = 3;

/** A file that was handed over this short a time ago may have been lost on its way: the wish repeated gets it again. */
export const LOST_MS = 60_000;

/** From the moment a worker takes it up: longer than the longest report takes. */
export const PATIENCE_MS = 3_600_000;

/** The thread that draws: a report of 800 teams stays far below; the process goes on when one does not. */
export const drawing = { memoryMb: 512, patienceMs: 180_000 } as const;

/** What the screen says. Source: product specification. */
export const reportMessages = {
  send: message('specification.reports.sent'),
  download: message('specification.reports.downloaded'),
} as const;

/** The same of a report that is not there, or not any more. */
export const reportStates = {
  waiting: 'Creating your report.',
  working: 'Creating your report.',
  done: 'This file has already been downloaded. Please create it again.',
  failed: 'The report couldn’t be created. Please try again.',
} as const;
