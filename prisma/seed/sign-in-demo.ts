import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { createGroup, patchGroup } from '#/lib/domain/directory/groups/group.service.ts';
import { tieGroup } from '#/lib/domain/directory/manage/directory.service.ts';
import { createUser } from '#/lib/domain/directory/people/create-user.ts';
import { patchUser } from '#/lib/domain/directory/people/user-change.service.ts';
import type { DirectoryCtx } from '#/lib/domain/directory/protocol/guard.service.ts';
import { findRoleContext } from '#/lib/domain/places/managed-place.service.ts';
import { systemClock } from '#/lib/platform/clock.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { buildSignInConnection } from '#/prisma/seed/builders/build-sign-in-connection.ts';
import { demoAccounts, demoDomain } from '#/prisma/seed/demo-accounts.mjs';

const MINUTE_MS = 60_000;

/** As scripts/steps/identity.mjs stores it. */
const standIn = z.object({ port: z.int(), clientId: z.string(), clientSecret: z.string() });

/**
 * Lets the demo company's people sign in at the stand-in for its own accounts, or with their password, and adds them
 * from its directory. Does nothing without a stand-in. Returns whether it did anything.
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

/**
 * Makes most people come from a directory, in groups of which the first fills its team. What its card shows as changes,
 * the directory does with its key, in the hours before.
 */
async function insertDirectory(companyId: number, now: Date): Promise<void> {
  const seenAt = new Date(now.getTime() - 7 * MINUTE_MS);
  const db = prisma();
  await db.$executeRaw`
    INSERT INTO directory_people (user_id, company_id, user_name, external_id, is_active, linked_at, seen_at)
    SELECT id, company_id, email, 'entra-' || id, true, ${now}, ${seenAt} FROM users
    WHERE company_id = ${companyId} AND split_part(email, '@', 2) = ${demoDomain} AND blocked_at IS NULL
      AND confirmed_at IS NOT NULL AND id % 10 <> 0`;
  await db.directoryState.create({ data: { companyId, lastSeenAt: seenAt } });
  const company = await db.company.findUniqueOrThrow({ where: { id: companyId } });
  const key = await db.apiKey.findFirstOrThrow({ where: { companyId, scopes: { has: 'directory:write' } } });
  const before = (minutes: number): DirectoryCtx => ({
    ...newCtx({ kind: 'directory', keyId: key.id }),
    clock: { now: () => new Date(now.getTime() - minutes * MINUTE_MS) },
    company,
  });
  const groups = await makeGroups(before(26 * 60));
  await fillTeam(before(25 * 60), groups[0]);
  const replace = (path: string, value: unknown) => ({ Operations: [{ op: 'replace', path, value }] });
  await patchGroup(before(5 * 60), groups[1]?.id ?? '', replace('displayName', 'Staff abroad'));
  const emails = demoAccounts.map(({ email }) => email);
  const members = { companyId, email: { notIn: emails, endsWith: `@${demoDomain}` }, memberships: { some: {} } };
  const newcomer = await db.user.findFirstOrThrow({
    where: { ...members, blockedAt: null, confirmedAt: { not: null }, directoryPeople: { none: {} } },
    orderBy: { id: 'desc' },
  });
  const { email: userName, firstName: givenName, lastName: familyName } = newcomer;
  await createUser(before(3 * 60), { userName, externalId: `entra-${newcomer.id}`, name: { givenName, familyName } });
  const { userId: renewedId } = await db.directoryPerson.findFirstOrThrow({
    where: { companyId, user: members },
    orderBy: { userId: 'asc' },
  });
  await patchUser(before(8), String(renewedId), replace('externalId', `entra-again-${renewedId}`));
}

async function makeGroups(ctx: DirectoryCtx): Promise<{ id: string; teamId: number }[]> {
  const where = { companyId: ctx.company.id, completedAt: { not: null } };
  const teams = await ctx.db.team.findMany({ where, orderBy: { id: 'asc' }, take: 3 });
  const groups = [];
  for (const { id: teamId, name } of teams) {
    const people = await ctx.db.directoryPerson.findMany({ where: { user: { memberships: { some: { teamId } } } } });
    const members = people.map(({ userId }) => ({ value: String(userId) }));
    const group = { displayName: `Staff ${name}`, externalId: `entra-team-${teamId}`, members };
    groups.push({ id: (await createGroup(ctx, group)).id, teamId });
  }
  return groups;
}

/** Ties a group to its team, as an administrator does on the card. */
async function fillTeam({ clock, company }: DirectoryCtx, group?: { id: string; teamId: number }): Promise<void> {
  const { userId } = await prisma().administrator.findFirstOrThrow({ where: { companyId: company.id } });
  const request = { companyId: company.id, userId, role: 'Administrator' } as const;
  const administrator = await findRoleContext({ ...newCtx({ kind: 'job', name: 'seed' }), clock }, request);
  if (administrator && group) await tieGroup(administrator, group.id, { teamId: group.teamId });
}
