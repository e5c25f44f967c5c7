import pg from 'pg';
import type { LiveOp } from '#/lib/platform/live.ts';
import { log } from '#/lib/platform/log.ts';
import type { Sockets } from '#/server/sockets.ts';

const CHANNEL = 'live';
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** A connection whose other end has vanished stays silent for ever, so it is pinged. */
const HEARTBEAT_MS = 10_000;
const ANSWER_WITHIN_MS = 4000;

export interface LiveHub {
  /** Settles after the first attempt to listen. */
  ready: Promise<void>;
  close(): Promise<void>;
}

interface State {
  client: pg.Client | undefined;
  timer: NodeJS.Timeout | undefined;
  pauseMs: number;
  isClosed: boolean;
}

/**
 * Brings the events of every process to the sockets of this one, over one listening connection. When that connection
 * was lost, events may have been missed: all sockets get `resync`, and their sessions are checked again.
 */
export function startLiveHub(databaseUrl: string, sockets: Sockets): LiveHub {
  const state: State = { client: undefined, timer: undefined, pauseMs: 0, isClosed: false };

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
      application_name: 'unboxt-live',
    });
    state.client = client;
    client.on('error', () => retry(client));
    client.on('end', () => retry(client));
    client.on('notification', ({ payload }) => deliver(payload ?? '', sockets));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch {
      retry(client);
      return;
    }
    if (state.pauseMs > 0) await catchUp(sockets);
    state.pauseMs = 0;
  }

  function retry(client: pg.Client): void {
    if (state.isClosed || client !== state.client) return;
    state.client = undefined;
    state.pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, state.pauseMs * 2));
    log().warn({ pauseMs: state.pauseMs }, 'live connection lost');
    client.end().catch(() => {});
    state.timer = setTimeout(() => void listen(), state.pauseMs);
  }

  const heartbeat = setInterval(() => {
    const { client } = state;
    client?.query('SELECT 1').catch(() => retry(client));
  }, HEARTBEAT_MS);

  return {
    ready: listen(),
    async close() {
      state.isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(state.timer);
      await state.client?.end().catch(() => {});
    },
  };
}

async function catchUp({ io, recheck }: Sockets): Promise<void> {
  io.local.emit('resync');
  await recheck();
}

type Message = [op: LiveOp, room: string, event: string, payload: unknown];

function deliver(text: string, { io, recheck, end }: Sockets): void {
  const message = parse(text);
  if (!message) return;
  const [op, room, event, payload] = message;
  if (op === 'emit') io.local.to(room).emit(event, payload);
  if (op === 'rejoin') void recheck(room);
  if (op === 'end') end(room);
}

/** Anyone with the database's password may notify: an unknown message must not end the process. */
function parse(text: string): Message | null {
  try {
    const message: unknown = JSON.parse(text);
    return Array.isArray(message) && typeof message[1] === 'string' ? (message as Message) : null;
  } catch {
    return null;
  }
}
