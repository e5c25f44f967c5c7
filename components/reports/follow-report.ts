import { ApiError } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import type { fetchReportContract } from '#/lib/domain/reports/contract.ts';

export type Report = Output<typeof fetchReportContract>;

const POLL_MS = 700;
/** Requests in a row without an answer after which somebody should know: about half a minute. */
const MISSES_MAX = 40;
const isOpen = ({ status }: Report) => status === 'waiting' || status === 'working';

interface Followed {
  fetchAgain: () => Promise<Report>;
  onProgress: (report: Report) => void;
  /** Resolves after that many milliseconds. */
  pause?: (ms: number) => Promise<unknown>;
}

/**
 * Asks for a report until it is over, and once more where the connection or the server fails: it is made meanwhile.
 * Throws with a sentence for the reader when it has failed or its file is gone, and what the server says when it refuses.
 */
export async function followReport(begun: Report, { fetchAgain, onProgress, pause = wait }: Followed): Promise<Report> {
  let report = begun;
  let misses = 0;
  while (isOpen(report)) {
    onProgress(report);
    await pause(POLL_MS);
    try {
      report = await fetchAgain();
      misses = 0;
    } catch (error) {
      misses++;
      if (!isPassing(error) || misses >= MISSES_MAX) throw error;
    }
  }
  if (report.status === 'failed') throw new Error('The report could not be made. Please try again.');
  if (report.flag === 'download' && report.buffer === null)
    throw new Error('This file was downloaded before and is gone. Please ask for it again.');
  return report;
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
