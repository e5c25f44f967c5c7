import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openPushService } from '#/e2e/support/fakes/push-service.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { resetSingletons } from '#/e2e/support/product/reset-singletons.ts';
import type { Company, Team, User } from '#/generated/prisma/client.ts';
import { mailCheckIn } from '#/lib/domain/check-ins/mails/check-in-mail.service.ts';
import { showNotice } from '#/lib/domain/push/queues.ts';
import { tellDevices, tellDevicesLater } from '#/lib/domain/push/tell-devices.ts';
import { prisma } from '#/lib/platform/db.ts';
import { pushKeys } from '#/lib/platform/push/push-keys.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildPushDevice } from '#/prisma/seed/builders/build-push-device.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

let service: Awaited<ReturnType<typeof openPushService>>;
const sink = openMailSink();
openQueue();
beforeAll(async () => {
  service = await openPushService();
  process.env.PUSH_HOSTS = service.host;
  resetSingletons(['env']);
});
afterAll(() => {
  delete process.env.PUSH_HOSTS;
  service.close();
});

let company: Company;
let team: Team;
let member: User;
beforeEach(async () => {
  service.answer = null;
  company = await buildCompany(prisma(), { name: 'Quiet Harbour' });
  team = await buildTeam(prisma(), { companyId: company.id, name: 'Lantern Keepers' });
  member = await buildMember(prisma(), { team, user: { firstName: 'Wilhelmina', lastName: 'Oakenshield' } });
});

async function turnOn(user = member) {
  const { subscription, deliveries, leave } = service.agree(pushKeys().publicKey);
  const { endpoint, keys } = subscription;
  const device = await buildPushDevice(prisma(), user, { endpoint, ...keys });
  return { device, deliveries, leave };
}

const inAnHour = () => new Date(Date.now() + 3_600_000);
const notice = () => ({ userId: member.id, kind: 'checkIn', path: '/questionnaire/srv_x', until: inAnHour() }) as const;

describe('a check-in that is due', () => {
  it('is shown once it was emailed, and doesn’t say who, where or what it’s about', async () => {
    const [phone, desk] = [await turnOn(), await turnOn()];
    const { id } = await buildCheckIn(prisma(), {
      team,
      userId: member.id,
      localDate: '2026-03-02',
      closesAt: inAnHour(),
    });
    await buildCheckIn(prisma(), { team, userId: member.id, localDate: '2026-03-01', closesAt: inAnHour() });
    await mailCheckIn(jobCtx(), id);
    await mailCheckIn(jobCtx(), id);
    expect(sink.messageIds.filter((one) => one === `<check-in.${id}@localhost>`)).toHaveLength(1);
    for (const { deliveries } of [phone, desk]) {
      expect(deliveries).toHaveLength(1);
      const [{ payload, headers, sealed } = expect.unreachable()] = deliveries;
      expect(payload).toEqual({
        title: 'A check-in is waiting.',
        text: 'It takes under a minute.',
        path: expect.stringMatching(/^\/questionnaire\/srv_/),
        topic: headers.topic,
        badge: 2,
        lang: 'en',
      });
      expect(JSON.stringify(payload)).not.toMatch(/Wilhelmina|Oakenshield|Lantern|Harbour/);
      // Everything that the service gets.
      const bytes = JSON.stringify(headers) + sealed.toString('latin1');
      expect(bytes).not.toMatch(/check-in|questionnaire|srv_|Wilhelmina|Oakenshield|Lantern|Harbour/);
      expect(Number(headers.ttl)).toBeGreaterThan(3500);
      expect(headers).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' });
    }
    expect(phone.deliveries[0]?.headers.topic).toBe(desk.deliveries[0]?.headers.topic);
  });

  it('isn’t shown to people who turned these messages off, nor after its email was refused', async () => {
    const { deliveries } = await turnOn();
    const { id } = await buildCheckIn(prisma(), {
      team,
      userId: member.id,
      localDate: '2026-03-02',
      closesAt: inAnHour(),
    });
    const of = { userId: member.id, companyId: company.id, kind: 'check-ins' };
    await prisma().mailOptOut.create({ data: { ...of, createdAt: new Date() } });
    await mailCheckIn(jobCtx(), id);
    expect(deliveries).toEqual([]);
  });

  it('counts as announced, whatever happens to the notice', async () => {
    await turnOn();
    service.answer = 500;
    const { id } = await buildCheckIn(prisma(), {
      team,
      userId: member.id,
      localDate: '2026-03-02',
      closesAt: inAnHour(),
    });
    await mailCheckIn(jobCtx(), id);
    expect(await prisma().checkIn.findUniqueOrThrow({ where: { id } })).toMatchObject({ lastMail: 0 });
  });
});

it('a suspended person, and one of a blocked company, aren’t notified', async () => {
  const { deliveries } = await turnOn();
  await prisma().user.update({ where: { id: member.id }, data: { blockedAt: new Date() } });
  await tellDevices(jobCtx(), notice());
  await prisma().user.update({ where: { id: member.id }, data: { blockedAt: null } });
  await prisma().company.update({ where: { id: company.id }, data: { blockedAt: new Date() } });
  await tellDevices(jobCtx(), notice());
  expect(deliveries).toEqual([]);
});

it('a browser that has unsubscribed is deleted, and the others are notified', async () => {
  const [left, here] = [await turnOn(), await turnOn()];
  left.leave();
  const now = new Date();
  await tellDevices(jobCtx({ now }), notice());
  const devices = await prisma().pushDevice.findMany({ where: { userId: member.id } });
  expect(devices).toMatchObject([{ id: here.device.id, lastOkAt: now }]);
  expect(here.deliveries).toHaveLength(1);
});

it('a URL that no longer belongs to a known service is never called', async () => {
  await buildPushDevice(prisma(), member, { endpoint: 'http://127.0.0.1:1/x' });
  const { calls } = service;
  await tellDevices(jobCtx(), notice());
  expect(service.calls).toBe(calls);
  expect(await prisma().pushDevice.count({ where: { userId: member.id } })).toBe(0);
});

it('only people with a device cost a job', async () => {
  await turnOn();
  const other = await buildMember(prisma(), { team });
  const userIds = [member.id, other.id];
  await prisma().$transaction((tx) => tellDevicesLater(tx, { userIds, kind: 'replies', path: '/reply' }));
  const waiting = (await waitingIn(showNotice)).map(({ userId }) => userId);
  expect(waiting.filter((id) => userIds.includes(id ?? 0))).toEqual([member.id]);
});
