import { readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '#/scripts/chromium.mjs';

export interface ChartFigures {
  firstMs: number;
  expandMs: number;
  panP95Ms: number;
  memoryMb: number;
  elements: number;
}

const PATIENCE_MS = 120_000;
const MOVES = 60;
const MB = 1024;

/** Measures a chart at a URL in a separate browser; returns null if it doesn't finish in two minutes. */
export async function measureChart(address: string): Promise<ChartFigures | null> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs() });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(address);
    const firstMs = await page.evaluate(async () => {
      while (!document.querySelector('canvas, svg')) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return performance.now();
    });
    const expandMs = await withPatience(
      page.evaluate(async () => {
        const before = performance.now();
        (window as unknown as { expandAll: () => void }).expandAll();
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        return performance.now() - before;
      }),
    );
    const panP95Ms = await withPatience(panP95(page));
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMb(id));
    return { firstMs, expandMs, panP95Ms, memoryMb: Math.max(...renderers), elements };
  } catch (error) {
    if (error instanceof Error && /Timeout|waitLimit/.test(error.message)) return null;
    throw error;
  } finally {
    await browser.close();
  }
}

/** Returns the 95th percentile of the frames while the chart is dragged. */
async function panP95(page: Page): Promise<number> {
  await page.mouse.move(900, 600);
  await page.mouse.down();
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const note = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { frames });
  });
  for (let move = 1; move <= MOVES; move++) await page.mouse.move(900 + 5 * move * (-1) ** move, 600 - 3 * move);
  await page.mouse.up();
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  return frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0;
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / MB;
}

function withPatience<Value>(work: Promise<Value>): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('out of waitLimit')), PATIENCE_MS).unref()),
  ]);
}
