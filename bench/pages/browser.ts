import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '#/scripts/chromium.mjs';
import { freePort } from '#/server/embedded/ports.mjs';

const FIRST_PORT = 9322;

/** What the browser of a signed-in person stores. */
export interface Holdings {
  cookies: Record<string, string>;
  storage: Record<string, string>;
}

export interface FreshBrowser {
  context: BrowserContext;
  /** The port other tools can attach to. */
  debuggingPort: number;
}

/** Opens a browser with an empty cache and these holdings for the URL, and closes it after the work. */
export async function withFreshBrowser<T>(
  address: string,
  { cookies, storage }: Holdings,
  work: (browser: FreshBrowser) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'bench-browser-'));
  const debuggingPort = await freePort(FIRST_PORT);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await chromiumPath(),
    args: [...chromiumArgs(), `--remote-debugging-port=${debuggingPort}`],
    // Tools that attach set their own size.
    viewport: null,
  });
  try {
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: address })));
    const [page = await context.newPage()] = context.pages();
    // A page of the same origin without a script, because a script would end up in the cache.
    await page.goto(`${address}/healthz`);
    await page.evaluate((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, storage);
    return await work({ context, debuggingPort });
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
