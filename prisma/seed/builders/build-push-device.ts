import { createECDH, randomBytes } from 'node:crypto';
import type { Prisma, PushDevice, User } from '#/generated/prisma/client.ts';
import { systemClock } from '#/lib/platform/clock.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/** Stores a browser of a person that shows notifications, and returns it. */
export function buildPushDevice(
  db: Transaction,
  { id: userId, companyId }: Pick<User, 'id' | 'companyId'>,
  settings: Partial<Omit<Prisma.PushDeviceUncheckedCreateInput, 'companyId' | 'userId'>> = {},
): Promise<PushDevice> {
  const createdAt = systemClock.now();
  const usual = {
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${uniqueWord()}`,
    ...newBrowserKeys().keys,
    device: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    createdAt,
    lastOkAt: createdAt,
  };
  return db.pushDevice.create({ data: { companyId, userId, ...usual, ...settings } });
}

/** Returns what a browser creates when it subscribes: the keys it sends, and those it decrypts with. */
export function newBrowserKeys() {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url');
  return { ecdh, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}
