import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '#/lib/api/endpoint.ts';
import { SCIM_PATH } from '#/lib/domain/directory/constants.ts';

type Marked = Pick<Endpoint, 'method' | 'path' | 'arrives' | 'sentBy'>;

/** Types of bodies that other products' servers send. */
export const SERVER_TYPES: readonly string[] = ['application/json', 'application/x-www-form-urlencoded'];

/** The methods and types that companies' directories send outside the API: by SCIM, with a key. */
export const directoryMethods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
export const DIRECTORY_TYPES: readonly string[] = ['application/scim+json', 'application/json'];

/** Returns whether companies' directories call this path. */
export function isDirectoryPath(path: string): boolean {
  return path.startsWith(`${SCIM_PATH}/`);
}

/** Returns whether other products' servers call these: no browser may, and only a signature authorises. */
export function isSentByServer(endpoints: readonly Marked[]): boolean {
  return endpoints.some(({ method, sentBy }) => method === 'POST' && sentBy === 'server');
}

/** Returns whether a request is from a browser: browsers send headers about its origin, servers don't. */
export function looksLikeBrowser({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return Object.keys(headers).some((name) => name === 'origin' || name.startsWith('sec-fetch-'));
}

/** Returns whether browsers return to this path from other sites, in its documented spelling. */
export function isArrivalPath(path: string, endpoints: readonly Marked[]): boolean {
  return endpoints.some((contract) => contract.arrives === 'page' && isSpelling(path, contract.path));
}

/** Returns whether browsers post a form here from other sites. It has no cookie, and none would count. */
export function isPostedFromElsewhere(endpoints: readonly Marked[]): boolean {
  return endpoints.some(({ method, arrives }) => method === 'POST' && arrives === 'page');
}

/** Returns whether a browser may arrive from another site like this: as a whole page, never a picture or prefetch. */
export function isArrival({ method, headers }: IncomingMessage, path: string, endpoints: readonly Marked[]): boolean {
  if (method !== 'GET' && !(method === 'POST' && isPostedFromElsewhere(endpoints))) return false;
  if (!isArrivalPath(path, endpoints)) return false;
  const isWindow = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isWindow && !String(headers['sec-purpose'] ?? '').includes('prefetch');
}

/**
 * Returns whether a path is spelt as documented; contracts are found in any spelling, but only this one may do more
 * than others.
 */
function isSpelling(path: string, documented: string): boolean {
  const [parts, words] = [path.split('/'), documented.split('/')];
  return (
    parts.length === words.length && words.every((word, at) => (word.startsWith('{') ? parts[at] : word === parts[at]))
  );
}
