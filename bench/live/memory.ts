import { urlOf } from '#/bench/data/admin.ts';
import type { People } from '#/bench/data/people.ts';
import { startClients, type Target } from '#/bench/live/start-clients.ts';
import { startProduct } from '#/bench/servers/start-product.ts';
import { reportsMemory, type Server, startServer } from '#/bench/servers/start-server.ts';
import { freePort } from '#/server/embedded/ports.mjs';

const FIRST_BARE_PORT = 3800;
const WARM_UP = 100;

type Figure = 'rss' | 'heapUsed' | 'external';
/** Megabytes before any sockets and after each batch of them. */
export type Memory = Record<Figure, number>[];

/** Measures one web process of the product, batch by batch; each person has several sockets, like several tabs. */
export async function productMemory(database: string, { people }: People, batches: number): Promise<Memory> {
  const server = await startProduct(urlOf(database), 'product-memory', { flags: reportsMemory });
  const { address } = server;
  const targets = people.map(({ session: { bearer, cookie } }) => ({
    url: address,
    token: bearer,
    headers: { origin: address, cookie },
  }));
  return grow(server, targets, batches);
}

/** Measures the bare socket.io server, batch by batch. */
export async function bareMemory(clients: number, batches: number): Promise<Memory> {
  const port = await freePort(FIRST_BARE_PORT);
  const server = await startServer('bare-memory', 'bench/bare/live-server.mjs', { port }, reportsMemory);
  const targets = Array.from({ length: clients }, () => ({ url: `http://127.0.0.1:${port}` }));
  return grow(server, targets, batches);
}

async function grow(server: Server, targets: Target[], batches: number): Promise<Memory> {
  // Code that the first sockets load and compile must not count as theirs.
  const first = startClients();
  await first.send('connect', targets.slice(0, WARM_UP));
  await first.send('disconnect', null);
  first.stop();
  const memory: Memory = [await megabytes(server)];
  const clients = startClients();
  for (let batch = 1; batch <= batches; batch++) {
    await clients.send('connect', targets);
    memory.push(await megabytes(server));
  }
  clients.stop();
  await server.stop();
  return memory;
}

async function megabytes(server: Server): Promise<Record<Figure, number>> {
  const { rss, heapUsed, external } = await server.ask<NodeJS.MemoryUsage>('memory');
  return { rss: rss / 2 ** 20, heapUsed: heapUsed / 2 ** 20, external: external / 2 ** 20 };
}
