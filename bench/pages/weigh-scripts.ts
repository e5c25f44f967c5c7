import type { BrowserContext, Request } from '@playwright/test';
import { contentsOf } from '#/bench/pages/contents.ts';

export interface Script {
  name: string;
  /** As they came over the wire, without headers. */
  bytes: number;
  unpackedBytes: number;
  encoding: string;
  contents: string[];
}

export interface Weight {
  scripts: Script[];
  scriptBytes: number;
  /** The HTML with what is inlined in it. */
  documentBytes: number;
  otherBytes: number;
  /** Where the page ended up. */
  path: string;
}

/** Loads a page until the network is quiet and weighs what came, as the browser received it. */
export async function weighScripts(context: BrowserContext, url: string): Promise<Weight> {
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  const weight: Weight = {
    scripts: [],
    scriptBytes: 0,
    documentBytes: 0,
    otherBytes: 0,
    path: new URL(page.url()).pathname,
  };
  for (const request of requests) {
    const response = await request.response();
    const { responseBodySize: bytes } = await request.sizes();
    const headers = (await response?.allHeaders()) ?? {};
    if (request.resourceType() === 'document') weight.documentBytes += bytes;
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
  await page.close();
  weight.scripts.sort((a, b) => b.bytes - a.bytes);
  return weight;
}
