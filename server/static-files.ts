import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import sirv from 'sirv';
import { inWords } from '#/lib/words/in-words.ts';
import { defaultLocale } from '#/lib/words/locales.ts';
import { message } from '#/lib/words/message.ts';

type FileServer = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

const BUILT_FILES = '/_next/static';
/** Names from a build; for any other, we don't ask the database. */
const builtName = /^[\w~./-]{1,200}\.(js|css|woff2)$/;
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

/**
 * Serves the built files, which browsers cache for ever because their names change with their content, and `public/`,
 * cached for an hour, except the service worker. Browsers that accept them get compressed copies. The folders are read
 * once, at the start. `readOther` returns, compressed with gzip, a built file that another release has and this one
 * lacks.
 */
export function createStaticFiles(
  builtFolder: string,
  publicFolder: string,
  readOther: (name: string) => Promise<Buffer | undefined>,
): FileServer {
  const built = sirv(builtFolder, { maxAge: YEAR_SECONDS, immutable: true, etag: true, brotli: true, gzip: true });
  const open = existsSync(publicFolder)
    ? sirv(publicFolder, { maxAge: HOUR_SECONDS, etag: true, extensions: [], setHeaders: ownCacheControl })
    : undefined;
  return (request, response, otherwise) => {
    // Whole files are small, and sirv throws for an unusable range.
    delete request.headers.range;
    const url = request.url ?? '';
    // Calls are never files, and looking for one would take a thirtieth of an answer's time.
    if (url.startsWith('/api/')) return otherwise();
    if (!url.startsWith(`${BUILT_FILES}/`)) return open ? open(request, response, otherwise) : otherwise();
    request.url = url.slice(BUILT_FILES.length);
    built(request, response, () => {
      request.url = url;
      const [name = ''] = url.slice(BUILT_FILES.length + 1).split('?');
      const [, type = ''] = builtName.exec(name) ?? [];
      const reading = type ? readOther(name).catch(() => undefined) : Promise.resolve(undefined);
      void reading.then((gzip) => (gzip ? answerOther(request, response, gzip, type) : answerMissing(response)));
    });
  };
}

/** The service worker: browsers ask each time whether it has changed. */
const WORKER = '/sw.js';

/** Removes the gate's default for pages, which would override the file's own. */
function ownCacheControl(response: ServerResponse, path: string): void {
  if (path === WORKER) response.setHeader('Cache-Control', 'no-cache');
  else response.removeHeader('Cache-Control');
}

function answerOther(request: IncomingMessage, response: ServerResponse, gzip: Buffer, type: string): void {
  const isTaken = /\bgzip\b/.test(String(request.headers['accept-encoding']));
  const body = isTaken ? gzip : gunzipSync(gzip);
  response.writeHead(200, {
    'Content-Type': types[type],
    'Content-Length': body.length,
    'Cache-Control': `public,max-age=${YEAR_SECONDS},immutable`,
    Vary: 'Accept-Encoding',
    ...(isTaken ? { 'Content-Encoding': 'gzip' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function answerMissing(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end(inWords(message('api.problems.notFound'), defaultLocale));
}
