import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withClient } from '#/scripts/steps/database-client.mjs';
import { migrate } from '#/scripts/steps/migrations.mjs';
import { freePort } from '#/server/embedded/ports.mjs';
import { chooseIdentity } from '#/server/embedded/postgres-programs.mjs';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;
const FIRST_PORT = 5600;

export interface MachinePostgres {
  version: number;
  /** Runs one of its programs to the end. Throws its error output. */
  run: (program: 'pg_dump' | 'pg_restore', args: string[]) => Promise<void>;
  /** Creates a database, empty or with every migration, and returns its URL. */
  create: (name: string, options?: { isMigrated?: boolean }) => Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts a server with the machine's own PostgreSQL, the newest one from Debian's packages that has `pg_dump`; null if
 * there is none. `pg_dump` reads servers up to its own version, so an older package can't read the embedded one.
 */
export async function startMachinePostgres(): Promise<MachinePostgres | null> {
  const version = existsSync(DEBIAN)
    ? Math.max(
        0,
        ...readdirSync(DEBIAN)
          .map(Number)
          .filter((one) => one >= OLDEST && isComplete(one)),
      )
    : 0;
  return version === 0 ? null : start(version);
}

const programOf = (version: number, program: string) => path.join(DEBIAN, String(version), 'bin', program);

function isComplete(version: number): boolean {
  return ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((program) => existsSync(programOf(version, program)));
}

async function start(version: number): Promise<MachinePostgres> {
  const { prefix, options } = chooseIdentity();
  const folder = mkdtempSync(path.join(tmpdir(), 'unboxt-postgres-'));
  const command = (program: string, ...args: string[]) =>
    [...prefix, programOf(version, program), ...args] as [string, ...string[]];
  const [initdb, ...initdbArgs] = command('initdb', '-D', path.join(folder, 'data'), '-U', 'postgres', '-E', 'UTF8');
  const creation = spawnSync(initdb, [...initdbArgs, '--locale=C', '--auth=trust', '--no-sync'], {
    encoding: 'utf8',
    ...options,
  });
  if (creation.status !== 0) throw new Error(`initdb: ${creation.error?.message ?? creation.stderr}`);
  const port = await freePort(FIRST_PORT + Math.floor(Math.random() * 90));
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200'];
  const [postgres, ...args] = command('postgres', '-D', path.join(folder, 'data'), '-p', String(port));
  const server = spawn(postgres, [...args, ...settings.flatMap((setting) => ['-c', setting])], {
    stdio: 'ignore',
    ...options,
  });
  const ended = once(server, 'exit');
  const urlOf = (name: string) => `postgresql://postgres@127.0.0.1:${port}/${name}`;
  return {
    version,
    async run(program, programArgs) {
      const child = spawn(programOf(version, program), programArgs, { stdio: ['ignore', 'ignore', 'pipe'] });
      let complaint = '';
      child.stderr.on('data', (part: Buffer) => {
        complaint += part.toString();
      });
      const [code] = (await once(child, 'close')) as [number];
      if (code !== 0) throw new Error(`${program}: ${complaint}`);
    },
    async create(name, { isMigrated = false } = {}) {
      await withClient(urlOf('postgres'), (client: { query: (sql: string) => unknown }) =>
        client.query(`CREATE DATABASE ${name}`),
      );
      if (isMigrated) await migrate(urlOf(name));
      return urlOf(name);
    },
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
