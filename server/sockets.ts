import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server, type Socket } from 'socket.io';
import { findSessionOfCall } from '#/lib/domain/sessions/session.service.ts';
import { systemClock } from '#/lib/platform/clock.ts';
import { sessionCookieName } from '#/lib/platform/cookies/cookies.ts';
import { log } from '#/lib/platform/log.ts';
import { roomsOf } from '#/server/rooms.ts';

/** The library's default, which its clients expect. */
export const SOCKETS_PATH = '/socket.io/';
const MAX_MESSAGE_BYTES = 4096;
const RECHECKS_AT_ONCE = 20;

export interface Sockets {
  io: Server;
  /** Turns a request that has passed the gate into a socket. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /**
   * Checks sessions and rooms again, for all sockets or one room's sockets, and tells that room. If the database
   * doesn't answer for a socket, the socket is disconnected so that its client reconnects.
   */
  recheck: (room?: string) => Promise<void>;
  /** Tells the sockets of a room that they are blocked, and closes them. */
  end: (room: string) => void;
}

/** Creates the sockets of signed-in people. Rights decide which rooms they join, and they only receive. */
export function createSockets(): Sockets {
  const io = new Server({
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: 10_000,
  });
  // Attached to a server that never listens, because the gate decides which requests reach the sockets.
  io.attach(createServer(), { destroyUpgrade: false });
  const admission = createAdmission();
  io.use((socket, next) => void greet(socket, admission, next));
  io.on('connection', (socket) => {
    // Clients report their sign-in; the handshake has already proven the session.
    socket.on('signIn', (...args: unknown[]) => {
      const acknowledge = args.at(-1);
      if (typeof acknowledge === 'function') acknowledge();
    });
  });
  return {
    io,
    upgrade: (request, socket, head) => {
      const upgraded = request as Parameters<typeof io.engine.handleUpgrade>[0];
      io.engine.handleUpgrade(upgraded, socket, head);
    },
    recheck: (room) => recheck(io, admission, room),
    end(room) {
      admission.noteEnd(room);
      io.local.to(room).emit('blocked');
      io.local.in(room).disconnectSockets(true);
    },
  };
}

async function greet(socket: Socket, { admit }: Admission, next: (error?: Error) => void): Promise<void> {
  try {
    next((await admit(socket)) ? undefined : new Error('signed_out'));
  } catch (error) {
    log().warn({ error: String(error) }, 'socket not admitted');
    next(new Error('unavailable'));
  }
}

interface Admission {
  admit: (socket: Socket) => Promise<boolean>;
  noteEnd: (room: string) => void;
}

/** Admits sockets, unless a session ends between the database's answer and the joining of rooms. */
function createAdmission(): Admission {
  const endedAt = new Map<string, number>();
  let ends = 0;
  let inFlight = 0;
  return {
    noteEnd(room) {
      ends++;
      if (inFlight > 0) endedAt.set(room, ends);
    },
    async admit(socket) {
      const endsBefore = ends;
      inFlight++;
      try {
        return (await joinRooms(socket)) && [...socket.rooms].every((room) => (endedAt.get(room) ?? 0) <= endsBefore);
      } finally {
        inFlight--;
        if (inFlight === 0) endedAt.clear();
      }
    },
  };
}

/** Checks the session of a socket and adds it to its person's rooms. Returns false without a session. */
async function joinRooms(socket: Socket): Promise<boolean> {
  const { headers, auth } = socket.handshake;
  const bearer = typeof auth.token === 'string' ? auth.token : null;
  const isBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  const cookie = cookieOf(headers.cookie ?? '', sessionCookieName());
  const session = await findSessionOfCall({ bearer, cookie }, { isBrowser }, systemClock.now());
  if (!session) return false;
  const rooms = new Set([socket.id, ...(await roomsOf(session))]);
  for (const room of socket.rooms) if (!rooms.has(room)) await socket.leave(room);
  await socket.join([...rooms]);
  return true;
}

async function recheck(io: Server, admission: Admission, room?: string): Promise<void> {
  const waiting = [...io.sockets.sockets.values()].filter((socket) => room === undefined || socket.rooms.has(room));
  const workers = Array.from({ length: RECHECKS_AT_ONCE }, async () => {
    for (let socket = waiting.pop(); socket; socket = waiting.pop()) {
      await recheckOne(socket, admission, room !== undefined);
    }
  });
  await Promise.all(workers);
}

async function recheckOne(socket: Socket, { admit }: Admission, isAnnounced: boolean): Promise<void> {
  try {
    if (await admit(socket)) {
      // Its pages may depend on rights that have changed; if all sockets are checked, `resync` tells them.
      if (isAnnounced) socket.emit('roles');
      return;
    }
    socket.emit('blocked');
    socket.disconnect(true);
  } catch (error) {
    log().warn({ error: String(error) }, 'live recheck failed');
    // Its rights are unknown, so the client must reconnect and is checked then.
    socket.conn.close();
  }
}

function cookieOf(header: string, name: string): string | undefined {
  const pair = header.split(/; */).find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
