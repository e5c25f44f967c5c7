import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { systemClock } from '#/lib/platform/clock.ts';
import { prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { buildSignInConnection } from '#/prisma/seed/builders/build-sign-in-connection.ts';
import { demoDomain } from '#/prisma/seed/demo-accounts.mjs';

/** As scripts/steps/identity.mjs keeps it. */
const standIn = z.object({ port: z.int(), clientId: z.string(), clientSecret: z.string() });

/**
 * Lets the demo company's people sign in at the stand-in for its own accounts, or with their password. Does nothing where
 * there is no stand-in. Returns whether it did.
 */
export async function signInDemo({ companyId }: { companyId: number }): Promise<boolean> {
  const file = path.join(env().DATA_DIR, 'identity.json');
  if (!env().SIGN_IN_TRUSTED_DOMAINS?.includes(demoDomain) || !fs.existsSync(file)) return false;
  const { port, clientId, clientSecret: secret } = standIn.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  const now = systemClock.now();
  const proven = { proof: '0'.repeat(32), addedAt: now, verifiedAt: now, checkedAt: now };
  await prisma().companyDomain.create({ data: { companyId, domain: demoDomain, ...proven } });
  const issuer = `http://127.0.0.1:${port}`;
  await buildSignInConnection(prisma(), { companyId, issuer, clientId, secret, state: 'active' });
  return true;
}
