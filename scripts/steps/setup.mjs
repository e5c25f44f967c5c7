import { ensureDatabase, ensureMigrated } from './database.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { claimFolder, requireFreePort } from './instance.mjs';
import { ensureMail } from './mail.mjs';
import { dataDir } from './places.mjs';
import { ensurePrismaClient } from './prisma-client.mjs';
import { baseSettings, checkSettings } from './settings.mjs';

/**
 * What `npm start` and `npm run dev` need before the server: dependencies, checked settings, a migrated database and
 * a mail server. Answers the settings for the product's processes, and the mail server as `ensureMail` does.
 */
export async function setUp(command) {
  claimFolder(dataDir(), command);
  await requireFreePort();
  await ensureDependencies();
  await checkSettings();
  const [databaseUrl, mail] = await Promise.all([readyDatabase(), ensureMail(), ensurePrismaClient()]);
  return { settings: { ...baseSettings(), DATABASE_URL: databaseUrl, SMTP_URL: mail.smtpUrl }, mail };
}

async function readyDatabase() {
  const databaseUrl = await ensureDatabase();
  await ensureMigrated(databaseUrl);
  return databaseUrl;
}
