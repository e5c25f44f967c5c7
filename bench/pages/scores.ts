import { median } from '#/bench/measure/statistics.ts';
import { type Holdings, withFreshBrowser } from '#/bench/pages/browser.ts';
import { runLighthouse } from '#/bench/pages/run-lighthouse.ts';

export interface Scores {
  /** 0–100. */
  performance: number;
  accessibility: number;
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  failedAccessibility: string[];
}

interface Place {
  address: string;
  path: string;
  holdings: Holdings;
}

/** Returns Lighthouse's mobile scores: medians of runs in fresh browsers, all pages in turn within a round. */
export async function scoresInTurn<Page extends Place>(
  pages: readonly Page[],
  rounds: number,
): Promise<Map<Page, Scores>> {
  const runs = new Map<Page, Scores[]>(pages.map((page) => [page, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const [page, all] of runs) {
      const scores = await runOnce(page);
      all.push(scores);
      console.log(`Lighthouse round ${round}, ${page.path}: ${Math.round(scores.performance)}`);
    }
  }
  return new Map([...runs].map(([page, all]) => [page, summarise(all)]));
}

function summarise(all: readonly Scores[]): Scores {
  const middle = (of: (scores: Scores) => number) => median(all.map(of));
  return {
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    firstPaint: middle(({ firstPaint }) => firstPaint),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    blocking: middle(({ blocking }) => blocking),
    layoutShift: middle(({ layoutShift }) => layoutShift),
    failedAccessibility: [...new Set(all.flatMap(({ failedAccessibility }) => failedAccessibility))],
  };
}

function runOnce({ address, path, holdings }: Place): Promise<Scores> {
  return withFreshBrowser(address, holdings, async ({ debuggingPort }) => {
    const { audits, categories, runtimeError, finalDisplayedUrl } = await runLighthouse(address + path, debuggingPort);
    if (runtimeError) throw new Error(runtimeError.message);
    if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${finalDisplayedUrl}.`);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const refs = categories.accessibility?.auditRefs ?? [];
    return {
      performance: 100 * (categories.performance?.score ?? 0),
      accessibility: 100 * (categories.accessibility?.score ?? 0),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
      failedAccessibility: refs.filter(({ id }) => audits[id]?.score === 0).map(({ id }) => id),
    };
  });
}
