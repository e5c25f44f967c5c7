import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { benchData, root, type Server, startServer } from '#/bench/servers/start-server.ts';
import { freePort } from '#/server/embedded/ports.mjs';

const FIRST_PORT = 3600;

/** Builds the bare Next app and starts it with the statements that its routes run. */
export async function startBare(databaseUrl: string, reference: object): Promise<Server & { address: string }> {
  build();
  const file = path.join(benchData, 'reference.json');
  writeFileSync(file, JSON.stringify(reference));
  const port = await freePort(FIRST_PORT);
  const settings = { port, DATABASE_URL: databaseUrl, BARE_REFERENCE: file };
  const server = await startServer('bare', 'bench/bare/server.mjs', settings);
  return { ...server, address: `http://127.0.0.1:${port}` };
}

function build(): void {
  mkdirSync(benchData, { recursive: true });
  const next = path.join(root, 'node_modules/.bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const options = { cwd: path.join(root, 'bench/bare'), env, encoding: 'utf8' as const };
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], options);
  if (status !== 0) throw new Error(`The bare app could not be built:\n${stdout}${stderr}`);
}
