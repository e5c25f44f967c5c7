import { afterAll, beforeAll } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { startStripe, type TestStripe } from '#/e2e/support/product/stripe.ts';
import { closeDatabase } from '#/lib/platform/db.ts';

/**
 * Gives the test file that calls it an empty database of its own and the built product on it, which is there when the
 * tests begin; `withStripe`, beside a stand-in for Stripe.
 */
export function openServer({ withStripe = false } = {}): Pick<TestServer, 'url' | 'call'> {
  let server: TestServer;
  let stripe: TestStripe | undefined;
  beforeAll(async () => {
    await testDatabase();
    if (withStripe) stripe = await startStripe();
    server = await startServer(stripe?.settings);
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
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
