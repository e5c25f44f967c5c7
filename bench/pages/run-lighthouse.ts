import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The part of Lighthouse's result that we read. */
interface LighthouseResult {
  audits: Record<string, { score: number | null; numericValue?: number }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  runtimeError?: { message: string };
  finalDisplayedUrl: string;
}

const PROGRAM = 'bench/lighthouse/node_modules/lighthouse/cli/index.js';
const MOST_OUTPUT = 100_000_000;

/** Returns Lighthouse's phone scores of a page in the browser on the debugging port. */
export async function runLighthouse(url: string, debuggingPort: number): Promise<LighthouseResult> {
  const options = [
    `--port=${debuggingPort}`,
    '--output=json',
    '--quiet',
    '--only-categories=performance,accessibility',
    // A reset would sign the person out; each browser is fresh anyway.
    '--disable-storage-reset',
    '--no-enable-error-reporting',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, url, ...options], {
    maxBuffer: MOST_OUTPUT,
  });
  return JSON.parse(stdout) as LighthouseResult;
}
