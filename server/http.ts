import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { giveUp, StartFailure } from '#/server/lifecycle.ts';

const HEADERS_WITHIN_MS = 15_000;
const REQUEST_WITHIN_MS = 60_000;
/** Longer than a load balancer's usual minute, so that it never uses a connection that is just being closed. */
const KEEP_ALIVE_MS = 65_000;

/** Creates an HTTP server with time limits. Every request goes to the listener; unreadable ones get these headers. */
export function createHttpServer(listener: RequestListener, headersOfUnreadable: Record<string, string>): Server {
  const limits = {
    headersTimeout: HEADERS_WITHIN_MS,
    requestTimeout: REQUEST_WITHIN_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
  // Node would answer a missing Host itself, without the headers of every answer.
  const http = createServer({ ...limits, requireHostHeader: false, shouldUpgradeCallback: wantsSocket }, listener);
  http.on('checkExpectation', listener);
  http.on('clientError', (_error, socket) => refuseUnreadable(socket, headersOfUnreadable));
  return http;
}

/**
 * Returns whether a request wants a socket. Java and curl offer HTTP/2 with an ordinary one; servers without it answer
 * normally (RFC 9110, 7.8).
 */
function wantsSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/** Refuses on the socket, because unreadable bytes are no request to answer. */
function refuseUnreadable(socket: Duplex, headers: Record<string, string>): void {
  if (!socket.writable) return void socket.destroy();
  const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
}

/** Resolves once the server listens; an unavailable port ends the process with a message that names the settings. */
export function listen(http: Server, port: number, host: string, prefix: 'METRICS_' | '' = ''): Promise<void> {
  return new Promise((resolve) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'it is in use by another program' : error.message;
      giveUp(
        new StartFailure(
          `Can’t listen on ${prefix}PORT ${port} of ${prefix}HOST ${host}: ${reason}. Choose another ${prefix}PORT.`,
        ),
      );
    });
    http.listen(port, host, resolve);
  });
}

/** Stops accepting requests and waits for running ones; idle connections are closed. */
export function closeHttp(http: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => http.closeIdleConnections(), 50);
    http.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}
