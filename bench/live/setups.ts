import { copyDatabase, urlOf } from '#/bench/data/admin.ts';
import { openClient, type People } from '#/bench/data/people.ts';
import { startClients, type Target } from '#/bench/live/start-clients.ts';
import { monotonicMs } from '#/bench/measure/monotonic.ts';
import { startProduct } from '#/bench/servers/start-product.ts';
import { startServer } from '#/bench/servers/start-server.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { message } from '#/lib/words/message.ts';
import { freePort } from '#/server/embedded/ports.mjs';

const FIRST_BARE_PORT = 3700;

/** The times of one notification to everyone, on the machine's monotonic clock, in milliseconds. */
export interface PublishTimes {
  committedAtMs: number;
  /** How long the transaction took until then, 0 without one. */
  writingMs: number;
}

/** Some servers, and a way to notify everyone connected to them. */
export interface Setup {
  targets: Target[];
  notifyEverybody: () => Promise<PublishTimes>;
  stop: () => Promise<void>;
}

/**
 * Starts web processes on a copy of the database, with the people spread over them in turn. This process publishes, and
 * no one is connected to it: as with a job or a webhook, every event comes through PostgreSQL.
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
    async notifyEverybody() {
      const startedAt = monotonicMs();
      const committedAtMs = await db.$transaction(async (tx) => {
        await publishNotification(tx, ctx, {
          companyId,
          aboutUserId: null,
          userIds: people.map(({ id }) => id),
          role: 'Member',
          title: message('birthdays.notice.title'),
          message: message('birthdays.notice.message', { name: 'Ada' }),
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

/** Starts a bare socket.io server with everyone in one room: no session, no rights, no row, no database. */
export async function bareSetup(clients: number): Promise<Setup> {
  const port = await freePort(FIRST_BARE_PORT);
  const server = await startServer('bare-live', 'bench/bare/live-server.mjs', { port });
  return {
    targets: Array.from({ length: clients }, () => ({ url: `http://127.0.0.1:${port}` })),
    notifyEverybody: async () => ({ committedAtMs: await server.ask<number>('emit'), writingMs: 0 }),
    stop: server.stop,
  };
}

/** Connects the people of a setup from a separate process; measures how long a notification takes to reach each. */
export async function connectAll({ targets, notifyEverybody }: Setup) {
  const clients = startClients();
  const { ms } = await clients.send('connect', targets);
  return {
    connectMs: ms,
    async measureDelivery(withinMs: number): Promise<{ times: Float64Array; writingMs: number }> {
      await clients.send('forget', null);
      const { committedAtMs, writingMs } = await notifyEverybody();
      const arrivedAt = await clients.send('collect', { count: targets.length, withinMs });
      return { times: Float64Array.from(arrivedAt, (at) => at - committedAtMs).sort(), writingMs };
    },
    stop: clients.stop,
  };
}
