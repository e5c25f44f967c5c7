import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

type FileServer = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

const BUILT_FILES = '/_next/static';
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

/**
 * Serves the built files, which browsers cache for ever because their names change with their content, and `public/`,
 * cached for an hour; compressed copies go to browsers that take them. The folders are read once, at the start.
 */
export function createStaticFiles(builtFolder: string, publicFolder: string): FileServer {
  const built = sirv(builtFolder, { maxAge: YEAR_SECONDS, immutable: true, etag: true, brotli: true, gzip: true });
  const open = existsSync(publicFolder)
    ? sirv(publicFolder, { maxAge: HOUR_SECONDS, etag: true, extensions: [], setHeaders: dropCacheControl })
    : undefined;
  return (request, response, otherwise) => {
    // Whole files are small, and sirv answers an unusable range by throwing.
    delete request.headers.range;
    const url = request.url ?? '';
    // No call is a file, and the search for one would take a thirtieth of an answer's time.
    if (url.startsWith('/api/')) return otherwise();
    if (!url.startsWith(`${BUILT_FILES}/`)) return open ? open(request, response, otherwise) : otherwise();
    request.url = url.slice(BUILT_FILES.length);
    built(request, response, () => {
      request.url = url;
      answerMissing(response);
    });
  };
}

/** Removes the gate's default for pages, which would win over the file's own. */
function dropCacheControl(response: ServerResponse): void {
  response.removeHeader('Cache-Control');
}

function answerMissing(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end('Not found.');
}
