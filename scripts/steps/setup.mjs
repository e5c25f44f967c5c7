import { ensureChat } from './chat.mjs';
import { ensureDatabase, ensureMigrated } from './database.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { ensureGenerated } from './generated.mjs';
import { ensureIdentity } from './identity.mjs';
import { claimFolder, requireFreePort } from './instance.mjs';
import { ensureMail } from './mail.mjs';
import { dataDir } from './places.mjs';
import { baseSettings, checkSettings } from './settings.mjs';
import { ensureStripe } from './stripe.mjs';

/**
 * Prepares what `npm start` and `npm run dev` need before the server: dependencies, checked settings, a migrated
 * database, a mail server, Stripe and chat platforms. Returns the settings for the product's processes, and the mail
 * server.
 */
export async function setUp(command) {
  claimFolder(dataDir(), command);
  await requireFreePort();
  await ensureDependencies();
  await checkSettings();
  const own = baseSettings();
  const [databaseUrl, mail, stripe, chat, identity] = await Promise.all([
    readyDatabase(),
    ensureMail(),
    ensureStripe(own.APP_URL),
    ensureChat(own.APP_URL),
    ensureIdentity(own.APP_URL),
    ensureGenerated(),
  ]);
  return {
    settings: { ...own, DATABASE_URL: databaseUrl, SMTP_URL: mail.smtpUrl, ...stripe, ...chat, ...identity },
    mail,
  };
}

async function readyDatabase() {
  const databaseUrl = await ensureDatabase();
  await ensureMigrated(databaseUrl);
  return databaseUrl;
}
