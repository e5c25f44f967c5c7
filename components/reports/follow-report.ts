import { ApiError } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import type { fetchReportContract } from '#/lib/domain/reports/exports/exports.contract.ts';

export type Report = Output<typeof fetchReportContract>;

/** A PDF that is being made. */
export type FollowedFile = Pick<
  Report,
  'id' | 'status' | 'buffer' | 'message' | 'fileName' | 'doneCount' | 'totalCount'
>;

const POLL_MS = 700;
/** How many consecutive requests may go without an answer before it fails: about half a minute once it has begun. */
const MISSES_MAX = { begin: 3, follow: 40 };
const isOpen = ({ status }: FollowedFile) => status === 'waiting' || status === 'working';

interface Followed<File extends FollowedFile> {
  /** A repeated call returns the report that the first one began. */
  begin: () => Promise<File>;
  fetchAgain: (id: string) => Promise<File>;
  onProgress: (report: File) => void;
  /** Whether to wait for the file itself. */
  isDownload: boolean;
  /** Resolves after this many milliseconds. */
  pause?: (ms: number) => Promise<unknown>;
}

/**
 * Makes a report and polls it until it's finished; failed requests are repeated. Throws a sentence for the reader if
 * the report has failed or its file is gone, and the server's message if it refuses.
 */
export async function followReport<File extends FollowedFile>(followed: Followed<File>): Promise<File> {
  const { begin, fetchAgain, onProgress, isDownload, pause = wait } = followed;
  const rest = () => pause(POLL_MS);
  let report = await askAgain(begin, MISSES_MAX.begin, rest);
  while (isOpen(report)) {
    onProgress(report);
    await rest();
    const { id } = report;
    report = await askAgain(() => fetchAgain(id), MISSES_MAX.follow, rest);
  }
  const isGone = isDownload && report.buffer === null;
  if (report.status === 'failed' || isGone) throw new Error(report.message);
  return report;
}

async function askAgain<File>(ask: () => Promise<File>, most: number, rest: () => Promise<unknown>): Promise<File> {
  for (let misses = 1; ; misses++) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error) || misses >= most) throw error;
      await rest();
    }
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
