import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io as connect, type Socket } from 'socket.io-client';
import { expect } from 'vitest';
import type { BuiltSession } from '#/prisma/seed/builders/build-session.ts';
import { createHttpServer, listen } from '#/server/http.ts';
import { type LiveHub, startLiveHub } from '#/server/live-hub.ts';
import { createSockets, SOCKETS_PATH, type Sockets } from '#/server/sockets.ts';
import { routeUpgrades } from '#/server/upgrades.ts';

/** The part of a web process that handles sockets. */
export interface LiveProcess {
  http: Server;
  sockets: Sockets;
  hub: LiveHub;
  url: string;
}

const APP_URL = 'http://localhost:3000';
/** Headers of the product's own pages. */
export const OWN = { host: 'localhost:3000', origin: APP_URL };

let clients: Socket[] = [];

export async function startLiveProcess(listeningUrl = process.env.DATABASE_URL ?? ''): Promise<LiveProcess> {
  const http = createHttpServer((_request, response) => response.end(), {});
  const sockets = createSockets();
  routeUpgrades(http, APP_URL, new Map([[SOCKETS_PATH, sockets.upgrade]]));
  const hub = startLiveHub(listeningUrl, sockets);
  await hub.ready;
  await listen(http, 0, '127.0.0.1');
  return { http, sockets, hub, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

export async function stopLiveProcess({ http, hub, sockets }: LiveProcess): Promise<void> {
  await sockets.io.close();
  await hub.close();
  http.close();
}

/** Opens a socket with a token and headers. It may be refused. */
export function openSocket(
  { url }: Pick<LiveProcess, 'url'>,
  token: string | undefined,
  extraHeaders: Record<string, string>,
): Socket {
  const options = { transports: ['websocket'], auth: { token }, reconnection: false, forceNew: true };
  const client = connect(url, { ...options, extraHeaders });
  clients.push(client);
  return client;
}

/** Opens a session's socket, and waits until it's connected. */
export async function openSocketAs(process: LiveProcess, { bearer, cookie }: BuiltSession): Promise<Socket> {
  const client = openSocket(process, bearer, cookie ? { ...OWN, cookie } : { host: OWN.host });
  expect(await outcomeOf(client)).toBe('connected');
  return client;
}

/** Closes all opened sockets. */
export function closeSockets(): void {
  for (const client of clients) client.disconnect();
  clients = [];
}

/** Resolves with `connected`, or with why the socket was refused. */
export function outcomeOf(client: Socket): Promise<string> {
  return new Promise((resolve) => {
    client.once('connect', () => resolve('connected'));
    client.once('connect_error', (error) => resolve(error.message));
  });
}

/** Resolves with the payload of the next event with this name. */
export function next(client: Socket, event: string): Promise<unknown> {
  return new Promise((resolve) => void client.once(event, (payload: unknown) => resolve(payload ?? event)));
}
