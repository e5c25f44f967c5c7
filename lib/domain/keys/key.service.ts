import type { output } from 'zod';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { apiKeyPrefix, KEYS_MAX, keyLifeMaxMs, keyWarningMs } from '#/lib/domain/keys/constants.ts';
import type { makeKeyContract } from '#/lib/domain/keys/keys.contract.ts';
import { requireRecentSignIn } from '#/lib/domain/sessions/require-recent-sign-in.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { forbidden, invalid, notFound, Problem } from '#/lib/platform/errors.ts';
import { keyScopes } from '#/lib/platform/roles.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

/** Returns the company's keys that haven't been revoked, newest first. */
export async function listKeys({ db, company, clock }: UserCtx) {
  const now = clock.now().getTime();
  const keys = await db.apiKey.findMany({
    where: { companyId: company.id, revokedAt: null },
    include: { owner: { select: { id: true, firstName: true, lastName: true } } },
    orderBy: { id: 'desc' },
  });
  return {
    keys: keys.map(({ id, name, scopes, owner, madeAt, expiresAt, usedOn }) => ({
      id,
      name,
      scopes: keyScopes.filter((scope) => scopes.includes(scope)),
      owner: { id: owner.id, name: `${owner.firstName} ${owner.lastName}` },
      madeAt: madeAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      state: stateOf(expiresAt.getTime() - now),
      usedOn: usedOn?.toISOString().slice(0, 10) ?? null,
    })),
    most: KEYS_MAX,
  };
}

function stateOf(leftMs: number): 'on' | 'ending' | 'ended' {
  if (leftMs <= 0) return 'ended';
  return leftMs <= keyWarningMs ? 'ending' : 'on';
}

/**
 * Creates a key that acts for the caller, and returns it, only this once. Throws `forbidden` without a recent sign-in
 * and for a caller who was just removed, `invalid` for an end that has passed or is too far away, `conflict` above the
 * limit.
 */
export async function makeKey(
  ctx: UserCtx,
  { name, scopes, expiresAt }: output<(typeof makeKeyContract)['body'] & {}>,
) {
  await requireRecentSignIn(ctx);
  const [now, end] = [ctx.clock.now(), new Date(expiresAt)];
  if (end <= now) throw invalid(message('keys.answers.pastEnd'));
  if (end.getTime() - now.getTime() > keyLifeMaxMs) throw invalid(message('keys.answers.farEnd'));
  const { token, hash: tokenHash } = newSecret(apiKeyPrefix);
  const companyId = ctx.company.id;
  const ownerId = ctx.actor.userId;
  return inTransaction(ctx.db, async (tx) => {
    // Waits for someone who creates another key, and for someone who removes the caller's role.
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
    const owner = { userId: ownerId, user: { blockedAt: null } };
    if (!(await tx.administrator.findFirst({ where: owner }))) throw forbidden();
    const count = await tx.apiKey.count({ where: { companyId, revokedAt: null, expiresAt: { gt: now } } });
    if (count >= KEYS_MAX) throw new Problem('conflict', message('keys.answers.tooMany', { most: KEYS_MAX }));
    const ownScopes = keyScopes.filter((scope) => scopes.includes(scope));
    const { id } = await tx.apiKey.create({
      data: { companyId, name, tokenHash, scopes: ownScopes, ownerId, madeAt: now, expiresAt: end },
    });
    await recordEvent(tx, ctx, { action: 'key.create', subject: `key:${id}`, details: { name } });
    return { id, key: token };
  });
}

/** Revokes a key immediately; a repeat changes nothing. Throws `not_found` for another company's key. */
export async function revokeKey(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    const key = await tx.apiKey.findFirst({ where: { id, companyId: ctx.company.id } });
    if (!key) throw notFound();
    const { count } = await tx.apiKey.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } });
    const details = { name: key.name };
    if (count > 0) await recordEvent(tx, ctx, { action: 'key.revoke', subject: `key:${id}`, details });
  });
  return {};
}

interface FormerOwner {
  companyId: number;
  userId: number;
}

/**
 * Gives the keys of someone who has just lost the administrator role, or their access, to the longest-serving
 * administrator, and tells all administrators. So programs continue to work, and no key acts for someone who left. The
 * caller must have locked the company. Without a remaining administrator, the keys stop working.
 */
export async function passKeysOn(
  tx: Transaction,
  ctx: Ctx & { company?: { id: number } },
  { companyId, userId }: FormerOwner,
): Promise<void> {
  const keys = await tx.apiKey.findMany({
    where: { companyId, ownerId: userId, revokedAt: null, expiresAt: { gt: ctx.clock.now() } },
    orderBy: { id: 'asc' },
  });
  if (keys.length === 0) return;
  const successor = await tx.administrator.findFirst({
    where: { companyId, userId: { not: userId }, user: { blockedAt: null, confirmedAt: { not: null } } },
    include: { user: true },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
  });
  if (!successor) return;
  const { id: ownerId, firstName, lastName } = successor.user;
  await tx.apiKey.updateMany({ where: { id: { in: keys.map(({ id }) => id) } }, data: { ownerId } });
  for (const { id, name } of keys)
    await recordEvent(tx, ctx, {
      action: 'key.pass-on',
      subject: `key:${id}`,
      companyId,
      details: { name, userId: ownerId },
      facts: { companyId, name, owner: { id: ownerId, firstName, lastName } },
    });
}
