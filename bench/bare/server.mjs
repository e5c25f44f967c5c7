// The bare reference: Next in production behind Node's own server, without anything of the product.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import next from 'next';
import pg from 'pg';

const port = Number(process.env.PORT);
const hostname = '127.0.0.1';

// The routes are bundled separately from this file, so they find the connections and their statements here.
globalThis.bare = {
  pool: new pg.Pool({
    connectionString: process.env.DATABASE_URL,
    max: Number(process.env.DATABASE_POOL_SIZE ?? 10),
  }),
  ...JSON.parse(readFileSync(process.env.BARE_REFERENCE ?? '', 'utf8'), reviveBytes),
};

const pages = next({ dev: false, dir: import.meta.dirname, hostname, port });
await pages.prepare();
const answer = pages.getRequestHandler();

function listener(request, response) {
  // A page that loads no script; the product has one too.
  if (request.url === '/healthz') response.setHeader('Content-Type', 'application/json').end('{}');
  else void answer(request, response);
}

createServer(listener).listen(port, hostname, () => process.send?.('ready'));
for (const event of ['SIGTERM', 'disconnect']) process.on(event, () => process.exit(0));

/** Restores bytes among the values of a statement. */
function reviveBytes(_key, value) {
  return value?.type === 'Buffer' ? Buffer.from(value.data) : value;
}
