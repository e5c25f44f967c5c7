import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { demoWebhook } from '../../prisma/seed/demo-accounts.mjs';
import { freePort } from '../../server/embedded/ports.mjs';
import { dataDir } from './places.mjs';
import { emptyFile, startService } from './processes.mjs';
import { host, isProduction, isSet, port, toolEnv } from './settings.mjs';

const PREFERRED_PORT = 12121;

/**
 * Starts a stand-in for Slack and Microsoft Teams unless yours are set, and returns its settings; empty with yours or
 * in production.
 */
export async function ensureChat(appUrl) {
  if (isProduction() || isSet('SLACK_CLIENT_ID')) return {};
  const logFile = emptyFile(path.join(dataDir(), 'chat-stand-in.log'));
  const product = { address: `http://${host()}:${port()}`, host: new URL(appUrl).host };
  return startChat({ folder: dataDir(), preferredPort: PREFERRED_PORT, product, logFile });
}

/** Starts a stand-in for Slack and Microsoft Teams; returns the settings for the product. */
export async function startChat({ logFile, ...choices }) {
  const { args, settings } = await prepareChat(choices);
  await startService('Chat stand-in', args, { env: toolEnv(), logFile });
  return settings;
}

/**
 * Returns Node's arguments for a stand-in, and the settings for the product.
 * @param {{ folder: string, preferredPort: number, product: { address: string, host: string } }} choices
 */
export async function prepareChat({ folder, preferredPort, product }) {
  const own = await freePort(preferredPort);
  const secret = () => randomBytes(16).toString('hex');
  const [clientId, clientSecret, signingSecret] = [secret(), secret(), secret()];
  const file = path.join(folder, 'chat.json');
  const { secret: webhookSecret } = demoWebhook;
  const standIn = { port: own, file, clientId, clientSecret, product: { ...product, signingSecret }, webhookSecret };
  return {
    args: ['server/embedded/chat/stand-in.ts', JSON.stringify(standIn)],
    settings: {
      SLACK_CLIENT_ID: clientId,
      SLACK_CLIENT_SECRET: clientSecret,
      SLACK_SIGNING_SECRET: signingSecret,
      SLACK_API_URL: `http://127.0.0.1:${own}/api/`,
      TEAMS_CLOUD_URL: `http://127.0.0.1:${own}/teams/`,
    },
  };
}
