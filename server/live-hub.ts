import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { announceBeat, type LiveOp } from '#/lib/platform/live.ts';
import { log } from '#/lib/platform/log.ts';
import type { Sockets } from '#/server/sockets.ts';

const CHANNEL = 'live';
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** A connection whose other end has disappeared stays silent for ever, so we ping it. */
const HEARTBEAT_MS = 10_000;
const ANSWER_WITHIN_MS = 4000;
/** Three missed heartbeats are no accident. */
const DEAF_AFTER_MS = 3 * HEARTBEAT_MS + ANSWER_WITHIN_MS;

/** How a web process receives what others announce. */
export interface LiveHub {
  /** Settles after the first attempt to listen, and to hear itself. */
  ready: Promise<void>;
  /** Whether announcements arrive. Through a pooler in transaction mode they don't, although nothing fails. */
  hears(): boolean;
  close(): Promise<void>;
}

interface State {
  client: pg.Client | undefined;
  timer: NodeJS.Timeout | undefined;
  pauseMs: number;
  isClosed: boolean;
  /** Identifies this process among those that send heartbeats. */
  mark: string;
  heardAt: number;
  listeningSince: number;
}

/**
 * Brings the events of all processes to the sockets of this one, over one listening connection. After that connection
 * was lost, events may have been missed: all sockets get `resync`, and their sessions are checked again.
 */
export function startLiveHub(databaseUrl: string, sockets: Sockets): LiveHub {
  const state: State = {
    client: undefined,
    timer: undefined,
    pauseMs: 0,
    isClosed: false,
    mark: randomUUID(),
    heardAt: 0,
    listeningSince: 0,
  };

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
    client.on('notification', ({ payload }) => {
      const message = parse(payload ?? '');
      if (message?.[0] === 'beat') noteBeat(message[1]);
      else if (message) deliver(message, sockets);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch {
      retry(client);
      return;
    }
    state.listeningSince = Date.now();
    await beat();
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

  function noteBeat(mark: string): void {
    if (mark === state.mark) state.heardAt = Date.now();
  }

  /** Sends a heartbeat; other code notices if the database is down. */
  async function beat(): Promise<void> {
    await announceBeat(state.mark).catch(() => {});
  }

  const heartbeat = setInterval(() => {
    const { client } = state;
    if (!client) return;
    client.query('SELECT 1').catch(() => retry(client));
    void beat();
    if (Date.now() - Math.max(state.heardAt, state.listeningSince) < DEAF_AFTER_MS) return;
    log().warn('live events don’t arrive: DATABASE_DIRECT_URL must lead to PostgreSQL itself');
    retry(client);
  }, HEARTBEAT_MS);

  async function start(): Promise<void> {
    await listen();
    for (const until = Date.now() + ANSWER_WITHIN_MS; state.client && !state.heardAt && Date.now() < until; )
      await sleep(10);
  }

  return {
    ready: start(),
    hears: () => Date.now() - state.heardAt < DEAF_AFTER_MS,
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

type Message = [op: LiveOp | 'beat', room: string, event: string, payload: unknown];

function deliver([op, room, event, payload]: Message, { io, recheck, end }: Sockets): void {
  if (op === 'emit') io.local.to(room).emit(event, payload);
  if (op === 'rejoin') void recheck(room);
  if (op === 'end') end(room);
}

/** Returns a message, or null: anyone with the database's password may notify, and that must not end the process. */
function parse(text: string): Message | null {
  try {
    const message: unknown = JSON.parse(text);
    return Array.isArray(message) && typeof message[1] === 'string' ? (message as Message) : null;
  } catch {
    return null;
  }
}
