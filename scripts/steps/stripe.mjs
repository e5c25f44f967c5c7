import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { freePort } from '../../server/embedded/ports.mjs';
import { dataDir } from './places.mjs';
import { emptyFile, startService } from './processes.mjs';
import { host, isProduction, isSet, port, toolEnv } from './settings.mjs';

const PREFERRED_PORT = 12111;

/** Starts a stand-in for Stripe unless yours is set, and returns its settings; empty with yours or in production. */
export async function ensureStripe(appUrl) {
  if (isProduction() || isSet('STRIPE_SECRET_KEY')) return {};
  const logFile = emptyFile(path.join(dataDir(), 'stripe-stand-in.log'));
  const product = { address: `http://${host()}:${port()}`, host: new URL(appUrl).host };
  return startStandIn({ folder: dataDir(), preferredPort: PREFERRED_PORT, product, logFile });
}

/** Starts a stand-in for Stripe that sends events to the product; returns the settings for the product. */
export async function startStandIn({ logFile, ...choices }) {
  const { args, settings } = await prepareStandIn(choices);
  await startService('Stripe stand-in', args, { env: toolEnv(), logFile });
  return settings;
}

/**
 * @typedef {object} StandIn
 * @property {string} folder for its records
 * @property {number} preferredPort
 * @property {{ address: string, host: string }} product its address, and its own host name
 * @property {string} [clockFile] by which tests move the product's clock
 */

/**
 * Returns Node's arguments for a stand-in, and the settings for the product.
 * @param {StandIn} choices
 */
export async function prepareStandIn({ folder, preferredPort, product, clockFile }) {
  const own = await freePort(preferredPort);
  const secret = () => randomBytes(16).toString('hex');
  const key = `sk_test_${secret()}`;
  const webhook = { ...product, secret: `whsec_${secret()}` };
  const standIn = { port: own, file: path.join(folder, 'stripe.json'), key, webhook, clockFile };
  return {
    args: ['server/embedded/stripe/stand-in.ts', JSON.stringify(standIn)],
    settings: {
      STRIPE_SECRET_KEY: key,
      STRIPE_PUBLISHABLE_KEY: `pk_test_${secret()}`,
      STRIPE_WEBHOOK_SECRET: webhook.secret,
      STRIPE_PRICE_FREE: 'price_free',
      STRIPE_PRICE_UNLIMITED_YEARLY: 'price_unlimited_yearly',
      STRIPE_API_URL: `http://127.0.0.1:${own}`,
    },
  };
}
