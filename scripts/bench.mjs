// `npm run bench -- <name> <options>`: runs bench/<name>.bench.ts, or all of them, on a separate durable PostgreSQL.
import './steps/require-node.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { SetupFailure } from '../server/embedded/setup-failure.mjs';
import { ensureBuild } from './steps/build.mjs';
import { ensureMigrated, startCluster } from './steps/database.mjs';
import { createDatabaseOnce } from './steps/database-client.mjs';
import { ensureDevDependencies, ensureTool } from './steps/dependencies.mjs';
import { ensureGenerated } from './steps/generated.mjs';
import { claimFolder } from './steps/instance.mjs';
import { dataDir, root } from './steps/places.mjs';
import { runNode, supervise } from './steps/processes.mjs';
import { baseSettings, toolEnv } from './steps/settings.mjs';

const PREFERRED_PORT = 54349;
const DATABASE = 'bench';
const SUFFIX = '.bench.ts';

const benchFolder = path.join(dataDir(), 'bench');
const [name, ...options] = process.argv.slice(2);

await supervise(
  async () => {
    const programs = choosePrograms();
    claimFolder(benchFolder, 'npm run bench');
    await ensureDevDependencies();
    if (programs.includes(`pages${SUFFIX}`)) await ensureTool('bench/lighthouse');
    if (programs.includes(`chart-browser${SUFFIX}`)) await ensureTool('bench/chart-browser');
    const [databaseUrl] = await Promise.all([benchDatabase(), ensureGenerated()]);
    await ensureBuild();
    const settings = { ...baseSettings(), DATABASE_URL: databaseUrl, DATA_DIR: benchFolder, NODE_ENV: 'production' };
    // Nothing listens at this URL, because a benchmark must not wait for mails.
    const env = toolEnv({
      SMTP_URL: 'smtp://127.0.0.1:9',
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
      ...settings,
    });
    for (const program of programs) await runNode(path.join('bench', program), options, { env, show: true });
    return 0;
  },
  { signalExitCode: 130 },
);

function choosePrograms() {
  const all = fs.readdirSync(path.join(root, 'bench')).filter((file) => file.endsWith(SUFFIX));
  if (!name) return all;
  if (all.includes(name + SUFFIX)) return [name + SUFFIX];
  throw new SetupFailure(`There is no bench/${name}${SUFFIX}. There are: ${all.join(', ')}.`);
}

async function benchDatabase() {
  const postgres = await startCluster({ dataDir: benchFolder, preferredPort: PREFERRED_PORT });
  await createDatabaseOnce(postgres.url('postgres'), DATABASE);
  await ensureMigrated(postgres.url(DATABASE));
  return postgres.url(DATABASE);
}
