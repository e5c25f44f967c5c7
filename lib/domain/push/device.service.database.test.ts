import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openPushService } from '#/e2e/support/fakes/push-service.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { resetSingletons } from '#/e2e/support/product/reset-singletons.ts';
import { revokeSessions } from '#/lib/domain/accounts/sign-in/revoke-sessions.ts';
import { endSession, signOut } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { DEVICES_MAX } from '#/lib/domain/push/constants.ts';
import { addDevice, listDevices, removeDevice, renewDevice, testDevice } from '#/lib/domain/push/device.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { pushKeys } from '#/lib/platform/push/push-keys.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildPushDevice, newBrowserKeys } from '#/prisma/seed/builders/build-push-device.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

let service: Awaited<ReturnType<typeof openPushService>>;
beforeAll(async () => {
  await testDatabase();
  service = await openPushService();
  process.env.PUSH_HOSTS = service.host;
  resetSingletons(['env']);
});
afterAll(() => {
  delete process.env.PUSH_HOSTS;
  service.close();
});

async function newPerson() {
  const { id: companyId } = await buildCompany(prisma());
  return buildAdministrator(prisma(), { companyId });
}
const devicesOf = (userId: number) => prisma().pushDevice.findMany({ where: { userId }, orderBy: { id: 'asc' } });
const agree = () => service.agree(pushKeys().publicKey);

it('a browser is added once, notifies its person in a test, and is removed', async () => {
  const user = await newPerson();
  const ctx = await userCtx(user, { client: { device: 'Mozilla/5.0 (iPhone) Version/18 Mobile Safari/605' } });
  const { subscription, deliveries } = agree();
  const { id } = await addDevice(ctx, subscription);
  expect(await addDevice(ctx, subscription)).toEqual({ id });
  const { devices, publicKey } = await listDevices(ctx);
  expect(publicKey).toBe(pushKeys().publicKey);
  expect(devices).toMatchObject([{ id, device: 'Safari on iPhone', isOfThisSession: true }]);
  expect((await listDevices(await userCtx(user))).devices).toMatchObject([{ id, isOfThisSession: false }]);
  await testDevice(ctx, { id });
  expect(deliveries.map(({ payload }) => payload)).toMatchObject([
    { title: 'It works.', path: '/profile?section=security', badge: 0 },
  ]);
  await removeDevice(ctx, { endpoint: subscription.endpoint });
  expect((await listDevices(ctx)).devices).toEqual([]);
  await expect(testDevice(ctx, { id })).rejects.toMatchObject({ code: 'not_found' });
});

describe('a device is refused', () => {
  const address = 'https://fcm.googleapis.com/fcm/send/abc';
  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.example.com/abc',
    'https://evilpush.apple.com.example.com/',
    'https://push.apple.com/abc',
    'https://user:word@fcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:5432/',
    'http://127.0.0.1:1/push',
    'https://[::1]/push',
    'javascript:alert(1)',
    'abc',
  ])('for a URL that isn’t a browser’s: %s', async (endpoint) => {
    const ctx = await userCtx(await newPerson());
    const { keys } = newBrowserKeys();
    await expect(addDevice(ctx, { endpoint, keys })).rejects.toMatchObject({ code: 'invalid' });
    expect(await devicesOf(ctx.actor.userId)).toEqual([]);
  });

  it.each([
    ['no point of the curve', `B${'A'.repeat(86)}`, undefined],
    ['too short', 'BAAA', undefined],
    ['10 KB', 'B'.repeat(10_000), undefined],
    ['a secret that is too long', undefined, 'A'.repeat(23)],
  ])('for keys that are %s', async (_, p256dh, auth) => {
    const ctx = await userCtx(await newPerson());
    const { keys: usual } = newBrowserKeys();
    const keys = { p256dh: p256dh ?? usual.p256dh, auth: auth ?? usual.auth };
    await expect(addDevice(ctx, { endpoint: address, keys })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('if it’s another person’s, by its id and by its URL', async () => {
    const owner = await userCtx(await newPerson());
    const stranger = await userCtx(await newPerson());
    const { subscription, deliveries } = agree();
    const { id } = await addDevice(owner, subscription);
    for (const attempt of [
      () => removeDevice(stranger, { id }),
      () => removeDevice(stranger, { endpoint: subscription.endpoint }),
      () => testDevice(stranger, { id }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    expect(deliveries).toEqual([]);
    expect(await devicesOf(owner.actor.userId)).toHaveLength(1);
  });
});

it('a browser shows the notices of the person who turned it on last, and no one else’s', async () => {
  const [first, second] = await Promise.all([userCtx(await newPerson()), userCtx(await newPerson())]);
  const { subscription } = agree();
  await addDevice(first, subscription);
  await addDevice(second, subscription);
  expect(await devicesOf(first.actor.userId)).toEqual([]);
  expect(await devicesOf(second.actor.userId)).toMatchObject([{ companyId: second.company.id }]);
});

it('of a hundred parallel devices only the maximum is kept', async () => {
  const ctx = await userCtx(await newPerson());
  await Promise.all(Array.from({ length: 100 }, () => addDevice(ctx, agree().subscription)));
  expect(await devicesOf(ctx.actor.userId)).toHaveLength(DEVICES_MAX);
});

describe('a browser that gets a new push URL', () => {
  it('is recognised by the secret of the previous one', async () => {
    const ctx = await userCtx(await newPerson());
    const [old, renewed] = [agree(), agree()];
    const { id } = await addDevice(ctx, old.subscription);
    const { endpoint, keys } = old.subscription;
    const call = { ...renewed.subscription, replaces: { endpoint, auth: keys.auth } };
    await renewDevice(visitorCtx(), call);
    expect(await devicesOf(ctx.actor.userId)).toMatchObject([{ id, endpoint: renewed.subscription.endpoint }]);
    await expect(renewDevice(visitorCtx(), call)).rejects.toMatchObject({ code: 'not_found' });
    await testDevice(ctx, { id });
    expect([old.deliveries.length, renewed.deliveries.length]).toEqual([0, 1]);
  });

  it('isn’t confused with another: a service that knows the URL lacks the secret', async () => {
    const ctx = await userCtx(await newPerson());
    const old = agree();
    await addDevice(ctx, old.subscription);
    const { endpoint } = old.subscription;
    const { keys } = newBrowserKeys();
    for (const replaces of [
      { endpoint, auth: keys.auth },
      { endpoint, auth: '' },
      { endpoint: `${endpoint}x`, auth: old.subscription.keys.auth },
    ])
      await expect(renewDevice(visitorCtx(), { ...agree().subscription, replaces })).rejects.toMatchObject({
        code: 'not_found',
      });
    expect(await devicesOf(ctx.actor.userId)).toMatchObject([{ endpoint }]);
  });
});

describe('notices on a computer that a person has left', () => {
  it('end with signing out, with ending that session from elsewhere, and with ending all', async () => {
    const user = await newPerson();
    const here = await userCtx(user);
    const elsewhere = await userCtx(user);
    await addDevice(here, agree().subscription);
    const other = await addDevice(elsewhere, agree().subscription);
    await signOut(here);
    expect(await devicesOf(user.id)).toMatchObject([{ id: other.id }]);
    await endSession(await userCtx(user), { id: elsewhere.actor.sessionId });
    expect(await devicesOf(user.id)).toEqual([]);
  });

  it('stay in the session that changes the password, and end in all others', async () => {
    const user = await newPerson();
    const [here, elsewhere] = [await userCtx(user), await userCtx(user)];
    const { id } = await addDevice(here, agree().subscription);
    await addDevice(elsewhere, agree().subscription);
    const { userId, sessionId } = here.actor;
    const revocation = { userId, reason: 'test', exceptId: sessionId };
    await prisma().$transaction((tx) => revokeSessions(tx, here, revocation));
    expect(await devicesOf(user.id)).toMatchObject([{ id }]);
    const old = await buildPushDevice(prisma(), user);
    expect(old.sessionId).toBeNull();
    await prisma().$transaction((tx) => revokeSessions(tx, here, { userId, reason: 'test' }));
    expect(await devicesOf(user.id)).toEqual([]);
  });
});

describe('a test that doesn’t arrive', () => {
  it.each([
    [410, 0],
    [404, 0],
    [500, 1],
    [429, 1],
    [302, 1],
  ])('says so: %i', async (status, left) => {
    const ctx = await userCtx(await newPerson());
    const { id } = await addDevice(ctx, agree().subscription);
    service.answer = status;
    await expect(testDevice(ctx, { id })).rejects.toMatchObject({ code: 'invalid' });
    service.answer = null;
    expect(await devicesOf(ctx.actor.userId)).toHaveLength(left);
  });

  it('turns the device off after ten failures in a row; a success resets the count', async () => {
    const ctx = await userCtx(await newPerson());
    const { id } = await addDevice(ctx, agree().subscription);
    const fail = async (times: number) => {
      service.answer = 500;
      for (let time = 0; time < times; time++) await testDevice(ctx, { id }).catch(() => undefined);
      service.answer = null;
    };
    await fail(9);
    await testDevice(ctx, { id });
    await fail(9);
    expect(await devicesOf(ctx.actor.userId)).toMatchObject([{ failures: 9 }]);
    await fail(1);
    expect(await devicesOf(ctx.actor.userId)).toEqual([]);
  });
});

it('a browser that agreed to an older key is notified with that one', async () => {
  const ctx = await userCtx(await newPerson());
  const { subscription, deliveries } = agree();
  const { id } = await addDevice(ctx, subscription);
  const { publicKey: agreedKey } = pushKeys();
  const before = process.env.AUTH_SECRET;
  process.env.AUTH_SECRET = `the newer secret of this test is 4 times as long,${before}`;
  resetSingletons(['env']);
  try {
    expect((await listDevices(ctx)).publicKey).not.toBe(agreedKey);
    await testDevice(ctx, { id });
    expect(deliveries).toHaveLength(1);
  } finally {
    process.env.AUTH_SECRET = before;
    resetSingletons(['env']);
  }
});
