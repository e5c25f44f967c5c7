// `npm run ops -- <command>`: the operator's commands, with the settings of the environment; outside production,
// missing ones come from the embedded parts that `npm start` runs. An image calls server/ops.ts itself.
import './steps/require-node.mjs';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { runningUrl } from '../server/embedded/postgres.mjs';
import { SMTP_PORT } from './steps/mail.mjs';
import { dataDir, embeddedDatabase, node24, root } from './steps/places.mjs';
import { baseSettings, isProduction, isSet } from './steps/settings.mjs';
import { complain } from './steps/terminal.mjs';

if (!fs.existsSync(path.join(root, 'generated/prisma'))) {
  complain('Nothing is built here yet. Run npm start, or npm ci and node scripts/build.mjs, first.');
  process.exit(1);
}

function embeddedSettings() {
  if (isProduction()) return {};
  const database = process.env.DATABASE_URL || runningUrl(dataDir(), embeddedDatabase);
  if (!database) {
    complain('DATABASE_URL isn’t set, and npm start isn’t running here.');
    process.exit(1);
  }
  return {
    ...baseSettings(),
    DATABASE_URL: database,
    ...(isSet('SMTP_URL') ? {} : { SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}` }),
  };
}

const env = { ...process.env, ...embeddedSettings() };
const { status } = spawnSync(node24(), ['server/ops.ts', ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
});
process.exit(status ?? 1);
