import { afterAll, beforeAll } from 'vitest';
import { pointAt, testDatabase } from '#/e2e/support/product/database.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { startStripe, type TestStripe } from '#/e2e/support/product/stripe.ts';
import { closeDatabase } from '#/lib/platform/db.ts';

interface Opened {
  server: TestServer;
  databaseUrl: string;
}

/**
 * What files that want nothing special share, as far as they run in one process: a server takes longer to start than
 * most of them to run. It ends with the process.
 */
let shared: Promise<Opened> | undefined;

async function open(settings?: Record<string, string>): Promise<Opened> {
  await testDatabase();
  return { server: await startServer(settings), databaseUrl: process.env.DATABASE_URL ?? '' };
}

/**
 * Gives the test file that calls it the built product, which is there when the tests begin, on a database where each
 * test owns its company; `withStripe`, one of its own beside a stand-in for Stripe.
 */
export function openServer({ withStripe = false } = {}): Pick<TestServer, 'url' | 'call'> {
  let server: TestServer;
  let stripe: TestStripe | undefined;
  beforeAll(async () => {
    if (withStripe) {
      stripe = await startStripe();
      ({ server } = await open(stripe.settings));
      return;
    }
    shared ??= open();
    const opened = await shared;
    server = opened.server;
    pointAt(opened.databaseUrl);
  }, 60_000);
  afterAll(async () => {
    if (withStripe) await server?.stop();
    await stripe?.stop();
    await closeDatabase();
  });
  return {
    get url() {
      return server.url;
    },
    call: (path, call) => server.call(path, call),
  };
}
