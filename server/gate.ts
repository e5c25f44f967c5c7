import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProblemBody } from '#/lib/api/answer.ts';
import type { Endpoint } from '#/lib/api/endpoint.ts';
import { bodyBytesMax, isForm } from '#/lib/platform/read-bytes.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { defaultLocale } from '#/lib/words/locales.ts';
import { type Message, message } from '#/lib/words/message.ts';
import { createEndpointsAt } from '#/server/endpoint-matcher.ts';
import {
  DIRECTORY_TYPES,
  directoryMethods,
  isArrival,
  isArrivalPath,
  isDirectoryPath,
  isPostedFromElsewhere,
  isSentByServer,
  looksLikeBrowser,
  SERVER_TYPES,
} from '#/server/gate-senders.ts';
import { type HeaderOptions, prepareHeaders, type ResponseKind } from '#/server/headers.ts';
import { ONE_CLICK_BYTES, ONE_CLICK_TYPE, takesOneClick } from '#/server/one-click.ts';
import { hasOwnHost, hasOwnOrigin } from '#/server/own-address.ts';
import { pathOfTarget } from '#/server/request-target.ts';

interface GateOptions extends HeaderOptions {
  endpoints: readonly Endpoint[];
  /** Answers health probes, which anyone may send under any host name. Returns false for every other request. */
  answerProbe: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export interface Refusal {
  status: number;
  code: string;
  message: string;
  allow?: string;
}

/** People open it in a browser to read it: it needs no session, changes nothing and is the same for everyone. */
const READABLE = '/api/openapi.json';

const badRequest = refusal(400, 'bad_request', message('api.refusals.malformed'));
const wrongHost = refusal(421, 'misdirected', message('api.refusals.wrongHost'));
const encodedBody = refusal(415, 'unsupported_media_type', message('api.refusals.encodedBody'));
const wrongType = refusal(415, 'unsupported_media_type', message('api.refusals.wrongType'));
const noLength = refusal(411, 'length_required', message('api.refusals.noLength'));
const tooLarge = refusal(413, 'too_large', message('api.problems.tooLarge'));
const largeFile = refusal(413, 'too_large', message('api.problems.largeFile'));
const foreignOrigin = refusal(403, 'forbidden', message('api.refusals.foreignOrigin'));
const unknownCall = refusal(404, 'not_found', message('api.problems.notFound'));
const notAFetch = refusal(403, 'forbidden', message('api.refusals.notAFetch'));
const notAServer = refusal(403, 'forbidden', message('api.refusals.notAServer'));

/**
 * Creates the gate in front of everything: it gives each answer its headers, and refuses what must not reach a handler.
 * It returns whether the request may pass; if not, the gate has answered it.
 */
export function createGate(options: GateOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  const endpointsAt = createEndpointsAt(options.endpoints);
  return (request, response) => {
    const path = pathOfTarget(request.url ?? '', (path) => isArrivalPath(path, endpointsAt(path)));
    const requestId = prepareHeaders(request, response, kindOf(path), options);
    if (options.answerProbe(request, response)) return false;
    const refused = path === null ? badRequest : check(request, path, endpointsAt(path), options);
    if (path !== null && isCall(path)) dropPageHeaders(request);
    const canBeSent = refused !== null && hasOwnHost(request, options.appUrl);
    if (canBeSent && path === null && refused === badRequest && isVisit(request)) sendTo('/404', 307, response);
    else if (canBeSent && path !== null && !isCall(path) && isPostedForm(request)) sendTo(request.url, 303, response);
    else if (refused) answerRefusal(request, response, refused, requestId);
    return !refused;
  };
}

/** Checks a request to open a socket with the gate's rules; returns why it's refused, or null. */
export function checkUpgrade(request: IncomingMessage, appUrl: string): Refusal | null {
  if (pathOfTarget(request.url ?? '') === null || request.method !== 'GET') return badRequest;
  if (!hasOwnHost(request, appUrl)) return wrongHost;
  return hasOwnOrigin(request, appUrl) ? null : foreignOrigin;
}

function check(
  request: IncomingMessage,
  path: string,
  endpoints: readonly Endpoint[],
  { appUrl, development }: GateOptions,
): Refusal | null {
  const allowed = methodsOf(path, development);
  if (!allowed.includes(request.method ?? '')) return methodNotAllowed(allowed);
  if (!hasOwnHost(request, appUrl)) return wrongHost;
  if (request.headers['content-encoding'] !== undefined) return encodedBody;
  if (request.method === 'POST' && takesOneClick(path)) return checkOneClick(request);
  if (isDirectoryPath(path)) return checkDirectory(request);
  const wrongBody = checkBody(request, endpoints);
  if (wrongBody) return wrongBody;
  if (isSentByServer(endpoints) && looksLikeBrowser(request)) return notAServer;
  const isFromElsewhere = request.method === 'POST' && isArrival(request, path, endpoints);
  if (!isFromElsewhere && !hasOwnOrigin(request, appUrl)) return foreignOrigin;
  if (isApi(path) && !isFetch(request) && !isArrival(request, path, endpoints) && path !== READABLE) return notAFetch;
  if (isApi(path) && isOddSpelling(path)) return unknownCall;
  const offered = methodsOffered(endpoints);
  const isOffered = endpoints.length === 0 || request.method === 'OPTIONS' || offered.includes(request.method ?? '');
  return isOffered ? null : methodNotAllowed(offered);
}

/** Returns the methods of a path; HEAD runs the handler of GET, which is harmless if the handler only reads. */
function methodsOffered(endpoints: readonly Endpoint[]): string[] {
  return endpoints.flatMap(({ method, mutates }) => (method === 'GET' && !mutates ? ['GET', 'HEAD'] : [method]));
}

function methodsOf(path: string, development: boolean): readonly string[] {
  if (isDirectoryPath(path)) return directoryMethods;
  if (isApi(path)) return ['GET', 'HEAD', 'POST', 'OPTIONS'];
  if (takesOneClick(path)) return ['GET', 'HEAD', 'POST'];
  // Next's development tools post stack frames.
  return development && path.startsWith('/__nextjs') ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

function checkBody(request: IncomingMessage, endpoints: readonly Endpoint[]): Refusal | null {
  const { method, headers } = request;
  const taking = endpoints.find((contract) => contract.method === 'POST');
  const isChunked = headers['transfer-encoding'] !== undefined;
  if (isChunked && !(taking && isPlainlyChunked(request))) return noLength;
  const length = Number(headers['content-length'] ?? 0);
  const usualTypes = [taking?.multipart ? 'multipart/form-data' : 'application/json'];
  const foreignTypes = isPostedFromElsewhere(endpoints) ? [ONE_CLICK_TYPE] : usualTypes;
  const types = isSentByServer(endpoints) ? SERVER_TYPES : foreignTypes;
  if (method === 'POST' && (length > 0 || isChunked) && !types.includes(mediaType(headers))) return wrongType;
  // A body sent in chunks is counted while it is read.
  const most = bodyBytesMax(taking ?? { access: 'open' });
  if (length <= most) return null;
  return isForm(most) ? largeFile : tooLarge;
}

/** Checks a call for a company's directory: only its key authorises it, so no browser may call. */
function checkDirectory(request: IncomingMessage): Refusal | null {
  const { headers } = request;
  // Node's own `fetch` sends other browser headers, but no program sends these two.
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) return notAServer;
  const isChunked = headers['transfer-encoding'] !== undefined;
  if (isChunked && !isPlainlyChunked(request)) return noLength;
  const length = Number(headers['content-length'] ?? 0);
  if ((length > 0 || isChunked) && !DIRECTORY_TYPES.includes(mediaType(headers))) return wrongType;
  return length > bodyBytesMax({ access: 'auth' }) ? tooLarge : null;
}

/** Returns whether a body ends where every proxy sees its end: no other encoding, second header or older protocol. */
function isPlainlyChunked({ method, headers, httpVersion }: IncomingMessage): boolean {
  const isAlone = headers['transfer-encoding']?.toLowerCase() === 'chunked' && headers['content-length'] === undefined;
  return ['POST', 'PUT', 'PATCH'].includes(method ?? '') && httpVersion === '1.1' && isAlone;
}

/** Checks the only form that mail programs post, from anywhere: it has no cookie that would count. */
function checkOneClick({ headers }: IncomingMessage): Refusal | null {
  if (headers['transfer-encoding'] !== undefined) return noLength;
  if (mediaType(headers) !== ONE_CLICK_TYPE) return wrongType;
  return Number(headers['content-length'] ?? 0) === ONE_CLICK_BYTES ? null : badRequest;
}

function mediaType(headers: IncomingMessage['headers']): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Returns whether our own script sends a request: browsers say so of a link, a form, an image or a prefetch. */
function isFetch({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return headers['sec-fetch-mode'] !== 'navigate' && !String(headers['sec-purpose'] ?? '').includes('prefetch');
}

/** Returns whether someone opens a page in a browser, by its address bar or a link. */
function isVisit(request: IncomingMessage): boolean {
  const { method, url = '' } = request;
  return method === 'GET' && isForWindow(request) && /^\/(?!\/)/.test(url) && !isApi(url.split('?', 1)[0] ?? '');
}

/** Returns whether a browser has sent a form itself, without the page's scripts. */
function isPostedForm(request: IncomingMessage): boolean {
  return request.method === 'POST' && isForWindow(request);
}

function isForWindow({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-dest'] === 'document' || String(headers.accept ?? '').includes('text/html');
}

/**
 * Redirects a browser: from an unreadable URL to the page that says so, after a form that no page accepts back to it.
 */
function sendTo(location = '/', status: 303 | 307, response: ServerResponse): void {
  // The body stays unread, so the connection can't be used again.
  if (status === 303) response.setHeader('Connection', 'close');
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-store' }).end();
}

/** Drops the headers that Next's pages ask for parts of themselves with; on a call, they would cause a redirect. */
function dropPageHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (name === 'rsc' || name.startsWith('next-')) delete headers[name];
}

/** Returns whether the router would answer a path with a page (capitals) or a redirect (double slashes). */
function isOddSpelling(path: string): boolean {
  return !/^\/api\/./.test(path) || path.includes('//');
}

function isApi(path: string): boolean {
  return /^\/api(\/|$)/i.test(path);
}

function isCall(path: string): boolean {
  return isApi(path) || isDirectoryPath(path);
}

function kindOf(path: string | null): ResponseKind {
  if (path?.startsWith('/api/images/')) return 'image';
  if (path === null || isCall(path) || path === '/healthz' || path === '/readyz') return 'api';
  return path.startsWith('/_next/static/') ? 'file' : 'page';
}

function refusal(status: number, code: string, said: Message): Refusal {
  return { status, code, message: inWords(said, defaultLocale) };
}

function methodNotAllowed(allowed: readonly string[]): Refusal {
  return { ...refusal(405, 'method_not_allowed', message('api.refusals.method')), allow: allowed.join(', ') };
}

function answerRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, allow }: Refusal,
  requestId: string,
): void {
  const body: ProblemBody = { code, message, requestId };
  if (allow) response.setHeader('Allow', allow);
  // The body stays unread, so the connection can't be used again.
  if (request.method !== 'GET' && request.method !== 'HEAD') response.setHeader('Connection', 'close');
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(body));
}
