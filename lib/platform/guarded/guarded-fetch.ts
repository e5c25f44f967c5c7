import { once } from 'node:events';
import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { checkAddress, isAtHome, type Resolve, resolveHost } from '#/lib/platform/guarded/guarded-address.ts';

interface GuardedRequest {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** How host names are resolved; by default by the system. */
  resolve?: Resolve;
  allowsHome?: boolean;
  limits?: GuardedLimits;
}

interface GuardedAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

/** How long connecting and the whole call may take, and how much of an answer is read. */
interface GuardedLimits {
  connectMs: number;
  wholeMs: number;
  bytes: number;
}

/** The answer has more bytes than are read. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
}

const usualLimits: GuardedLimits = { connectMs: 4000, wholeMs: 15_000, bytes: 64 * 1024 };

/**
 * Calls a URL from someone as a stranger on the internet would: https, no redirects, by default up to 64 KB of an answer
 * and 15 seconds. IP addresses of this machine and of the networks around it are refused. A name is looked up once,
 * all its addresses are checked, and the connection goes to these. Throws `RefusedAddress` for an address that must not
 * be called, and what the network throws.
 */
export async function guardedFetch(
  address: string,
  { method = 'GET', headers = {}, body, resolve = resolveHost, ...rules }: GuardedRequest = {},
): Promise<GuardedAnswer> {
  const { allowsHome = isAtHome(), limits = usualLimits } = rules;
  const signal = AbortSignal.timeout(limits.wholeMs);
  const { url, addresses } = await beforeAbort(checkAddress(address, { resolve, allowsHome }), signal);
  const send = url.protocol === 'https:' ? requestSecurely : requestPlainly;
  const request = send(url, {
    method,
    headers: { ...headers, 'accept-encoding': 'identity', connection: 'close' },
    agent: false,
    lookup: lookupAmong(addresses),
    signal,
  });
  const connecting = setTimeout(() => request.destroy(new Error('No connection in time')), limits.connectMs);
  request.once('socket', (socket) =>
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(connecting)),
  );
  try {
    request.end(body);
    const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: await readText(response, limits.bytes),
    };
  } finally {
    clearTimeout(connecting);
    request.destroy();
  }
}

/** Answers a look-up with the checked IP addresses, so that a name can't resolve to others the second time. */
function lookupAmong(addresses: readonly string[]): LookupFunction {
  const records = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, done) => {
    const [first] = records;
    if (options.all) done(null, records);
    else done(null, first?.address ?? '', first?.family ?? 0);
  };
}

async function readText(response: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let left = most;
  for await (const part of response as AsyncIterable<Buffer>) {
    left -= part.byteLength;
    if (left < 0) throw new AnswerTooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Returns the result of work, or throws when aborted: a look-up can't be ended, but no one has to wait for it. */
function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
}
