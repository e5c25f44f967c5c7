import { createHash, timingSafeEqual } from 'node:crypto';
import type { output } from 'zod';
import type { PushDevice } from '#/generated/prisma/client.ts';
import { DEVICES_MAX } from '#/lib/domain/push/constants.ts';
import type { addDeviceContract, removeDeviceContract, renewDeviceContract } from '#/lib/domain/push/push.contract.ts';
import { showOn } from '#/lib/domain/push/tell-devices.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { deviceName } from '#/lib/platform/device-name.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { isPoint, pushKeys } from '#/lib/platform/push/push-keys.ts';
import { isPushEndpoint, type PushAddress } from '#/lib/platform/push/send-push.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

type Subscription = output<(typeof addDeviceContract)['body'] & {}>;

/** Returns the browsers that show notifications to the caller, newest first, and the key to subscribe with. */
export async function listDevices({ db, actor, locale }: UserCtx) {
  const rows = await db.pushDevice.findMany({ where: { userId: actor.userId }, orderBy: { id: 'desc' } });
  const { publicKey } = pushKeys();
  return { publicKey, devices: rows.map((row) => presentDevice(row)) };

  function presentDevice({ id, device, createdAt, endpoint, sessionId }: PushDevice) {
    return {
      id,
      device: inWords(deviceName(device), locale),
      createdAt: createdAt.toISOString(),
      print: createHash('sha256').update(endpoint).digest('base64url'),
      isOfThisSession: sessionId === actor.sessionId,
    };
  }
}

/**
 * Adds a browser and returns its id. It shows the notifications of the last person who asked for them there. Throws
 * `invalid` for the endpoint of an unknown service and for keys that can't be used for encryption.
 */
export async function addDevice(ctx: UserCtx, subscription: Subscription): Promise<{ id: number }> {
  const address = checkedAddress(subscription);
  const { userId, sessionId } = ctx.actor;
  const now = ctx.clock.now();
  const whose = { companyId: ctx.company.id, userId, sessionId };
  const fields = { ...whose, ...address, device: ctx.client.device, lastOkAt: now, failures: 0 };
  return inTransaction(ctx.db, async (tx) => {
    // Waits for the person's other browsers, so that there are never more than allowed.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
    const device = await tx.pushDevice.upsert({
      where: { endpoint: address.endpoint },
      create: { ...fields, createdAt: now },
      update: fields,
      select: { id: true },
    });
    const others = await tx.pushDevice.findMany({
      where: { userId, id: { not: device.id } },
      orderBy: [{ lastOkAt: 'desc' }, { id: 'desc' }],
      skip: DEVICES_MAX - 1,
      select: { id: true },
    });
    await tx.pushDevice.deleteMany({ where: { id: { in: others.map(({ id }) => id) } } });
    return device;
  });
}

function checkedAddress({ endpoint, keys: { p256dh, auth } }: Subscription): PushAddress {
  if (!isPushEndpoint(endpoint)) throw invalid(message('push.answers.unknownService'));
  if (!isPoint(p256dh) || !/^[\w-]{22}$/.test(auth)) throw invalid(message('push.answers.wrongKeys'));
  return { endpoint, p256dh, auth };
}

/**
 * Stores the new push endpoint of a browser. Its push service knows the old endpoint, but only the browser knows its
 * secret. Throws what `addDevice` throws, and `not_found` for an unknown endpoint or secret.
 */
export async function renewDevice(
  ctx: Ctx,
  { replaces, ...subscription }: output<(typeof renewDeviceContract)['body'] & {}>,
): Promise<Record<string, never>> {
  const address = checkedAddress(subscription);
  const old = await ctx.db.pushDevice.findUnique({ where: { endpoint: replaces.endpoint } });
  const [secret, claim] = [old?.auth ?? '', replaces.auth].map((text) => Buffer.from(text)) as [Buffer, Buffer];
  if (!old || secret.length !== claim.length || !timingSafeEqual(secret, claim)) throw notFound();
  await inTransaction(ctx.db, async (tx) => {
    await tx.pushDevice.deleteMany({ where: { endpoint: address.endpoint, id: { not: old.id } } });
    await tx.pushDevice.updateMany({ where: { id: old.id }, data: { ...address, failures: 0 } });
  });
  return {};
}

/** Ends the notifications of one of the person's own browsers. Throws `not_found` for any other. */
export async function removeDevice(
  { db, actor }: UserCtx,
  which: output<(typeof removeDeviceContract)['body'] & {}>,
): Promise<Record<string, never>> {
  const { count } = await db.pushDevice.deleteMany({ where: { ...which, userId: actor.userId } });
  if (count === 0) throw notFound();
  return {};
}

/** Sends a notification to one of the caller's browsers. Throws `not_found`, or `invalid` if its service refused it. */
export async function testDevice(ctx: UserCtx, { id }: { id: number }): Promise<Record<string, never>> {
  const device = await ctx.db.pushDevice.findFirst({ where: { id, userId: ctx.actor.userId } });
  if (!device) throw notFound();
  const path = '/profile?section=security' as const;
  const notice = { kind: 'test', path, badge: 0, locale: ctx.locale, until: ctx.clock.now() } as const;
  const outcome = await showOn(ctx, device, notice);
  if (outcome === 'gone') throw invalid(message('push.answers.gone'));
  if (outcome === 'refused') throw invalid(message('push.answers.refused'));
  return {};
}
