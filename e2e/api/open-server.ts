import { afterAll, beforeAll } from 'vitest';
import { pointAt, testDatabase } from '#/e2e/support/product/database.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { startStripe, type TestStripe } from '#/e2e/support/product/stripe.ts';
import { closeDatabase } from '#/lib/platform/db.ts';

interface SharedServer {
  server: TestServer;
  databaseUrl: string;
}

/**
 * The server that test files without their own settings share per process, because starting one takes longer than most
 * files. It ends with the process.
 */
let shared: Promise<SharedServer> | undefined;

async function open(settings?: Record<string, string>): Promise<SharedServer> {
  await testDatabase();
  return { server: await startServer(settings), databaseUrl: process.env.DATABASE_URL ?? '' };
}

const slackSettings = {
  SLACK_CLIENT_ID: 'client',
  SLACK_CLIENT_SECRET: 'secret',
  SLACK_SIGNING_SECRET: 'signing',
  SLACK_API_URL: 'http://127.0.0.1:9/api/',
  TEAMS_CLOUD_URL: 'http://127.0.0.1:9/teams/',
};

/**
 * Runs the built product for the calling test file, on a database where each test owns its company. With
 * `withStandIns`, the file gets its own server, a stand-in for Stripe, and an address for Slack where no one answers.
 */
export function openServer({ withStandIns = false } = {}): Pick<TestServer, 'url' | 'call'> {
  let server: TestServer;
  let stripe: TestStripe | undefined;
  beforeAll(async () => {
    if (withStandIns) {
      stripe = await startStripe();
      ({ server } = await open({ ...stripe.settings, ...slackSettings }));
      return;
    }
    shared ??= open();
    const { server: sharedServer, databaseUrl } = await shared;
    server = sharedServer;
    pointAt(databaseUrl);
  }, 60_000);
  afterAll(async () => {
    if (withStandIns) await server?.stop();
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
