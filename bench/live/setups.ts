import { copyDatabase, urlOf } from '#/bench/data/admin.ts';
import { openClient, type People } from '#/bench/data/people.ts';
import { startClients, type Target } from '#/bench/live/start-clients.ts';
import { monotonicMs } from '#/bench/measure/monotonic.ts';
import { startProduct } from '#/bench/servers/start-product.ts';
import { startServer } from '#/bench/servers/start-server.ts';
import { presentMessage } from '#/lib/domain/notifications/present.ts';
import { publishNotification } from '#/lib/domain/notifications/steps/publish-notification.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { freePort } from '#/server/embedded/ports.mjs';

const FIRST_BARE_PORT = 3700;

/** What happened when everybody was told once; times on the machine's monotonic clock, in milliseconds. */
export interface Told {
  committedAtMs: number;
  /** How long the transaction took before, 0 where there is none. */
  writingMs: number;
}

/** Some servers, and a way of telling everybody who is connected to them. */
export interface Setup {
  targets: Target[];
  tellEverybody: () => Promise<Told>;
  stop: () => Promise<void>;
}

/**
 * Web processes on a copy of the database, the people spread over them in turn. The publisher is this process, to
 * which nobody is connected: as with a job or a webhook, every event comes through PostgreSQL.
 */
export async function productSetup(source: string, { companyId, people }: People, processes: number): Promise<Setup> {
  const database = `${source}_${processes}`;
  await copyDatabase(source, database);
  const url = urlOf(database);
  const servers: Awaited<ReturnType<typeof startProduct>>[] = [];
  for (let number = 1; number <= processes; number++)
    servers.push(await startProduct(url, `product-${number}-of-${processes}`));
  const db = openClient(url);
  const ctx = newCtx({ kind: 'job', name: 'bench' });
  return {
    targets: people.map(({ session }, place) => {
      const address = servers[place % processes]?.address ?? '';
      return { url: address, token: session.bearer, headers: { origin: address, cookie: session.cookie } };
    }),
    async tellEverybody() {
      const startedAt = monotonicMs();
      const committedAtMs = await db.$transaction(async (tx) => {
        await publishNotification(tx, ctx, {
          companyId,
          aboutUserId: null,
          userIds: people.map(({ id }) => id),
          role: 'Member',
          title: 'A notice to everybody',
          message: presentMessage`The offices stay closed on <b>${'Friday'}</b>.`,
          icon: 'message',
          color: 'neutral',
        });
        return monotonicMs();
      });
      return { committedAtMs, writingMs: committedAtMs - startedAt };
    },
    async stop() {
      await db.$disconnect();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

/** A bare socket.io server with everybody in one room: no session, no rights, no row, no database. */
export async function bareSetup(clients: number): Promise<Setup> {
  const port = await freePort(FIRST_BARE_PORT);
  const server = await startServer('bare-live', 'bench/bare/live-server.mjs', { port });
  return {
    targets: Array.from({ length: clients }, () => ({ url: `http://127.0.0.1:${port}` })),
    tellEverybody: async () => ({ committedAtMs: await server.ask<number>('emit'), writingMs: 0 }),
    stop: server.stop,
  };
}

/** The people of a setup, connected from a process of their own, and how long each takes to hear a notification. */
export async function connectAll({ targets, tellEverybody }: Setup) {
  const clients = startClients();
  const { ms } = await clients.tell('connect', targets);
  return {
    connectMs: ms,
    async hear(withinMs: number): Promise<{ times: Float64Array; writingMs: number }> {
      await clients.tell('forget', null);
      const { committedAtMs, writingMs } = await tellEverybody();
      const heardAt = await clients.tell('collect', { count: targets.length, withinMs });
      return { times: Float64Array.from(heardAt, (at) => at - committedAtMs).sort(), writingMs };
    },
    stop: clients.stop,
  };
}
