import { generateKeyPairSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { demoAccounts, demoDirectoryKey, demoDomain } from '../../prisma/seed/demo-accounts.mjs';
import { freePort } from '../../server/embedded/ports.mjs';
import { dataDir } from './places.mjs';
import { emptyFile, startService } from './processes.mjs';
import { isProduction, isSet, toolEnv } from './settings.mjs';

const PREFERRED_PORT = 12131;

/**
 * Starts a stand-in for the demo company's own accounts; returns the settings by which the product knows it, empty if
 * trusted domains are set or in production.
 */
export async function ensureIdentity(appUrl) {
  if (isProduction() || isSet('SIGN_IN_TRUSTED_DOMAINS')) return {};
  const logFile = emptyFile(path.join(dataDir(), 'identity-stand-in.log'));
  return startIdentity({ folder: dataDir(), preferredPort: PREFERRED_PORT, appUrls: [appUrl], logFile });
}

/**
 * Starts a stand-in that keeps its port and secret, because a company stores both; returns the settings for the
 * product.
 */
export async function startIdentity({ folder, preferredPort, appUrls, logFile }) {
  const file = path.join(folder, 'identity.json');
  const former = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const client = {
    port: await freePort(former.port ?? preferredPort),
    clientId: 'unboxt',
    clientSecret: former.clientSecret ?? randomBytes(16).toString('hex'),
    // For SAML; a company stores its certificate.
    samlKey: former.samlKey ?? newKey(),
  };
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, JSON.stringify(client), { mode: 0o600 });
  const standIn = {
    ...client,
    redirects: appUrls.map((url) => `${url}/api/auth/company/return`),
    domains: [demoDomain],
    offered: demoAccounts.map(({ email }) => email),
    directory: { url: `${appUrls[0]}/scim/v2`, key: demoDirectoryKey },
  };
  await startService('identity stand-in', ['server/embedded/identity/stand-in.ts', JSON.stringify(standIn)], {
    env: toolEnv(),
    ...(logFile ? { logFile } : {}),
  });
  return { SIGN_IN_TRUSTED_DOMAINS: demoDomain };
}

function newKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ format: 'pem', type: 'pkcs8' });
}
