import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { checkUpgrade } from '#/server/gate.ts';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Sends requests for a socket, after the gate, to the target of their path; all others end here. */
export function routeUpgrades(http: Server, appUrl: string, targets: ReadonlyMap<string, Upgrade>): void {
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const refused = checkUpgrade(request, appUrl);
    if (refused) return refuse(socket, refused.status);
    const path = request.url?.split('?', 1)[0] ?? '';
    const upgrade = [...targets].find(([prefix]) => path.startsWith(prefix))?.[1];
    if (upgrade) upgrade(request, socket, head);
    else refuse(socket, 404);
  });
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
