import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { systemClock } from '#/lib/platform/clock.ts';
import { prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { buildSignInConnection } from '#/prisma/seed/builders/build-sign-in-connection.ts';
import { demoDomain } from '#/prisma/seed/demo-accounts.mjs';

const MINUTE_MS = 60_000;

/** As scripts/steps/identity.mjs keeps it. */
const standIn = z.object({ port: z.int(), clientId: z.string(), clientSecret: z.string() });

/**
 * Lets the demo company's people sign in at the stand-in for its own accounts, or with their password, and has them come
 * from its directory. Does nothing where there is no stand-in. Returns whether it did.
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
  await insertDirectory(companyId, now);
  return true;
}

/** Has most people come from a directory, in groups of which the first is connected to its team. */
async function insertDirectory(companyId: number, now: Date): Promise<void> {
  const seenAt = new Date(now.getTime() - 7 * MINUTE_MS);
  const db = prisma();
  await db.$executeRaw`
    INSERT INTO directory_people (user_id, company_id, user_name, external_id, is_active, linked_at, seen_at)
    SELECT id, company_id, email, 'entra-' || id, true, ${now}, ${seenAt} FROM users
    WHERE company_id = ${companyId} AND split_part(email, '@', 2) = ${demoDomain} AND blocked_at IS NULL
      AND confirmed_at IS NOT NULL AND id % 10 <> 0`;
  await db.$executeRaw`
    WITH led AS (
      SELECT id, name, row_number() OVER (ORDER BY id) AS number FROM teams
      WHERE company_id = ${companyId} AND completed_at IS NOT NULL
    ), made AS (
      INSERT INTO directory_groups (id, company_id, external_id, display_name, team_id, made_at)
      SELECT gen_random_uuid(), ${companyId}, 'entra-team-' || id, 'Staff ' || name, CASE number WHEN 1 THEN id END, ${now}
      FROM led WHERE number <= 3 RETURNING id, external_id
    )
    INSERT INTO directory_members (company_id, group_id, user_id)
    SELECT ${companyId}, made.id, p.user_id FROM made
    JOIN led ON made.external_id = 'entra-team-' || led.id
    JOIN team_members m ON m.team_id = led.id JOIN directory_people p ON p.user_id = m.user_id`;
  await db.directoryState.create({ data: { companyId, lastSeenAt: seenAt } });
}
