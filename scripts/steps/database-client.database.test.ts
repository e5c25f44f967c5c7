import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { withClient } from '#/scripts/steps/database-client.mjs';

let server: Server | undefined;

beforeAll(testDatabase);
afterEach(() => void server?.close());

/** Returns an address of the database whose first connections are refused. */
async function behindDoor(shutFor: number): Promise<URL> {
  const database = new URL(process.env.DATABASE_URL ?? '');
  let attempts = 0;
  server = createServer((caller) => {
    attempts++;
    if (attempts <= shutFor) return void caller.destroy();
    const inside = connect(Number(database.port), database.hostname);
    caller.pipe(inside).pipe(caller);
    for (const end of [caller, inside]) end.on('error', () => end.destroy());
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = new URL(database);
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return address;
}

interface Client {
  query: (text: string) => Promise<{ rows: unknown[] }>;
}

const ask = ({ href }: URL) => withClient(href, async (client: Client) => (await client.query('SELECT 1 AS one')).rows);

it('a database that isn’t up yet is waited for', async () => {
  expect(await ask(await behindDoor(1))).toEqual([{ one: 1 }]);
});

it('a database that refuses isn’t waited for', async () => {
  const address = await behindDoor(0);
  address.pathname = '/no_such_database';
  await expect(ask(address)).rejects.toThrow('The database in DATABASE_URL can’t be reached: database');
});
