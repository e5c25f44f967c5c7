import { type Server, startServer } from '#/bench/servers/start-server.ts';
import { freePort } from '#/server/embedded/ports.mjs';

const FIRST_PORT = 3500;

/** Starts the product's built web server on the database at this URL. */
export async function startProduct(
  databaseUrl: string,
  name = 'product',
  { settings = {}, flags = [] }: { settings?: Record<string, string>; flags?: readonly string[] } = {},
): Promise<Server & { address: string }> {
  const port = await freePort(FIRST_PORT);
  const address = `http://127.0.0.1:${port}`;
  const server = await startServer(
    name,
    'server/main.ts',
    { ...settings, port, APP_URL: address, DATABASE_URL: databaseUrl },
    flags,
  );
  return { ...server, address };
}
