import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '#/lib/api/endpoint.ts';
import { SCIM_PATH } from '#/lib/domain/directory/constants.ts';

type Marked = Pick<Endpoint, 'method' | 'path' | 'arrives' | 'sentBy'>;

/** Bodies that other products' servers send. */
export const SERVER_TYPES: readonly string[] = ['application/json', 'application/x-www-form-urlencoded'];

/** What companies' directories send and how, outside of the API: by SCIM, with a key. */
export const directoryMethods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
export const DIRECTORY_TYPES: readonly string[] = ['application/scim+json', 'application/json'];

/** Returns whether companies' directories call this path. */
export function isDirectoryPath(path: string): boolean {
  return path.startsWith(`${SCIM_PATH}/`);
}

/** Returns whether other products' servers send to these: no browser may, and a signature is the only right. */
export function isSentByServer(endpoints: readonly Marked[]): boolean {
  return endpoints.some(({ method, sentBy }) => method === 'POST' && sentBy === 'server');
}

/** Browsers say where a request comes from, by one header or another; servers do not. */
export function looksLikeBrowser({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return Object.keys(headers).some((name) => name === 'origin' || name.startsWith('sec-fetch-'));
}

/** Returns whether browsers arrive at this path from other sites, in its documented spelling. */
export function isArrivalPath(path: string, endpoints: readonly Marked[]): boolean {
  return endpoints.some((contract) => contract.arrives === 'page' && isSpelling(path, contract.path));
}

/** Returns whether browsers post a form here from other sites. It comes without a cookie, and none would count. */
export function isPostedFromElsewhere(endpoints: readonly Marked[]): boolean {
  return endpoints.some(({ method, arrives }) => method === 'POST' && arrives === 'page');
}

/** Returns whether a browser arrives from elsewhere where it may: a whole page, never a picture, frame, script or prefetch. */
export function isArrival({ method, headers }: IncomingMessage, path: string, endpoints: readonly Marked[]): boolean {
  if (method !== 'GET' && !(method === 'POST' && isPostedFromElsewhere(endpoints))) return false;
  if (!isArrivalPath(path, endpoints)) return false;
  const isWindow = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isWindow && !String(headers['sec-purpose'] ?? '').includes('prefetch');
}

/** Contracts are found in any spelling; only the documented one gets more than others. */
function isSpelling(path: string, documented: string): boolean {
  const [parts, words] = [path.split('/'), documented.split('/')];
  return (
    parts.length === words.length && words.every((word, at) => (word.startsWith('{') ? parts[at] : word === parts[at]))
  );
}
