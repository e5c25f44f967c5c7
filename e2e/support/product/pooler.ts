import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withClient } from '#/scripts/steps/database-client.mjs';
import { freePort } from '#/server/embedded/ports.mjs';
import { chooseIdentity } from '#/server/embedded/postgres-programs.mjs';

/** The oldest usable version, because older ones lose prepared statements in transaction mode. */
const OLDEST = [1, 21] as const;
const FIRST_PORT = 6500;

export interface Pooler {
  /** The database's URL through the pooler. */
  url: string;
  stop: () => Promise<void>;
}

/** Returns why no pooler can be started on this machine; null if one can. */
export function poolerLack(): string | null {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  if (major === undefined) return 'there is no pgbouncer on this machine';
  const isOld = Number(major) === OLDEST[0] && Number(minor) < OLDEST[1];
  return isOld ? `pgbouncer ${major}.${minor} is older than ${OLDEST.join('.')}` : null;
}

/** Starts PgBouncer in transaction mode in front of a database. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const { prefix, options } = chooseIdentity();
  const target = new URL(databaseUrl);
  const name = target.pathname.slice(1);
  const port = await freePort(FIRST_PORT + Math.floor(Math.random() * 90));
  const folder = mkdtempSync(path.join(tmpdir(), 'unboxt-pooler-'));
  const file = path.join(folder, 'pgbouncer.ini');
  const way = `host=${target.hostname} port=${target.port} user=${target.username} password=${target.password}`;
  writeFileSync(
    file,
    `[databases]
${name} = ${way} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_prepared_statements = 200
`,
  );
  const [command = 'pgbouncer', ...args] = [...prefix, 'pgbouncer', '-q', file];
  const pooler = spawn(command, args, { stdio: 'ignore', ...options });
  const ended = once(pooler, 'exit');
  const url = `postgresql://${target.username}@127.0.0.1:${port}/${name}`;
  await withClient(url, (client: { query: (sql: string) => unknown }) => client.query('SELECT 1'));
  return {
    url,
    async stop() {
      pooler.kill('SIGTERM');
      pooler.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
