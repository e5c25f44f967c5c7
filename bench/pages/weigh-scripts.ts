import type { BrowserContext, Request } from 'playwright';
import { contentsOf } from '#/bench/pages/contents.ts';

export interface Script {
  name: string;
  /** As transferred, without headers. */
  bytes: number;
  unpackedBytes: number;
  encoding: string;
  contents: string[];
}

export interface Weight {
  scripts: Script[];
  scriptBytes: number;
  /** With those that loaded when the page was scrolled to its end. */
  scrolledScriptBytes: number;
  /** The HTML with everything inlined in it. */
  documentBytes: number;
  otherBytes: number;
  /** The path the page ended up at. */
  path: string;
}

const SCROLLED_MS = 3000;
/** The screen of Lighthouse's phone. */
const phone = { width: 412, height: 823 };

/** Loads a page on a phone until the network is quiet, and adds up everything the browser received. */
export async function weighScripts(context: BrowserContext, url: string): Promise<Weight> {
  const page = await context.newPage();
  await page.setViewportSize(phone);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  const atOnce = requests.length;
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // Scrolling only starts its loads when the page is idle, so there is no request to wait for yet.
  await page.waitForTimeout(SCROLLED_MS);
  const weight: Weight = {
    scripts: [],
    scriptBytes: 0,
    scrolledScriptBytes: 0,
    documentBytes: 0,
    otherBytes: 0,
    path: new URL(page.url()).pathname,
  };
  for (const [order, request] of requests.entries()) {
    const response = await request.response();
    const { responseBodySize: bytes } = await request.sizes();
    const headers = (await response?.allHeaders()) ?? {};
    if (order >= atOnce) {
      if (headers['content-type']?.includes('javascript')) weight.scrolledScriptBytes += bytes;
    } else if (request.resourceType() === 'document') weight.documentBytes += bytes;
    else if (!headers['content-type']?.includes('javascript')) weight.otherBytes += bytes;
    else {
      const text = (await response?.text()) ?? '';
      const name = new URL(request.url()).pathname.replace('/_next/static/', '');
      const encoding = headers['content-encoding'] ?? 'none';
      weight.scripts.push({
        name,
        bytes,
        unpackedBytes: Buffer.byteLength(text),
        encoding,
        contents: contentsOf(text),
      });
      weight.scriptBytes += bytes;
    }
  }
  weight.scrolledScriptBytes += weight.scriptBytes;
  await page.close();
  weight.scripts.sort((a, b) => b.bytes - a.bytes);
  return weight;
}
