import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import type { Pulse, PulseRecipient } from '#/generated/prisma/client.ts';
import { disablePulse } from '#/lib/domain/pulses/activation/activation.service.ts';
import { nudgePulse } from '#/lib/domain/pulses/mails/pulse-mail.service.ts';
import { remindRecipients } from '#/lib/domain/pulses/mails/recipient-notice.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';

let scene: Awaited<ReturnType<typeof buildManagedCompany>>;
let pulse: Pulse;
let recipients: PulseRecipient[];

beforeAll(async () => {
  await testDatabase();
  await startJobs({ work: false });
});
afterAll(async () => {
  await stopJobs();
  await closeDatabase();
});
beforeEach(async () => {
  scene = await buildManagedCompany();
  const { team } = scene;
  const opensAt = new Date('2026-03-02T12:00:00Z');
  pulse = await buildPulse(prisma(), { creator: scene.administrator, teams: [team], pulse: { activatedAt: opensAt } });
  const members = await Promise.all(Array.from({ length: 4 }, () => buildMember(prisma(), { team })));
  const userIds = members.map(({ id }) => id);
  recipients = (await buildPulseRound(prisma(), { pulse, team, userIds, round: { opensAt } })).recipients;
});

const nudge = async (now: string) => {
  const { remindedCount, message = '' } = await nudgePulse(await userCtx(scene.administrator, { now }), pulse.id);
  return [remindedCount, inWords(message, 'en')];
};
const set = (at: number, data: object) =>
  prisma().pulseRecipient.update({ where: { id: recipients[at]?.id ?? 0 }, data });

/** The enqueued emails, by recipient. */
async function mails(): Promise<[number, number][]> {
  const jobs = await prisma().$queryRaw<{ data: { recipientId: number; number: number } }[]>`
    SELECT data FROM pgboss.job WHERE name = 'pulses.mail' AND (data->>'recipientId')::int = ANY(${recipients.map(({ id }) => id)})
    ORDER BY (data->>'number')::int, (data->>'recipientId')::int`;
  return jobs.map(({ data }) => [data.recipientId, data.number]);
}

it('a nudge reminds people who haven’t answered, once a day and twice in a round, each by a new email', async () => {
  await set(0, { answered: true });
  expect(await nudge('2026-03-02T15:00:00Z')).toEqual([3, '']);
  expect(await nudge('2026-03-03T14:59:00Z')).toEqual([0, 'Everyone who hasn’t answered has already been reminded.']);
  expect(await nudge('2026-03-03T15:00:00Z')).toEqual([3, '']);
  expect(await nudge('2026-03-05T15:00:00Z')).toEqual([0, 'Everyone who hasn’t answered has already been reminded.']);
  const others = recipients.slice(1).map(({ id }) => id);
  expect(await mails()).toEqual([...others.map((id) => [id, 2]), ...others.map((id) => [id, 3])]);
});

it('a nudge skips people who weren’t notified yet, are suspended, or turned these emails off', async () => {
  await set(0, { isNotified: false });
  await prisma().user.update({ where: { id: recipients[1]?.userId ?? 0 }, data: { blockedAt: new Date() } });
  const userId = recipients[2]?.userId ?? 0;
  await prisma().mailOptOut.create({
    data: { userId, kind: 'check-ins', companyId: scene.company.id, createdAt: new Date() },
  });
  expect(await nudge('2026-03-02T15:00:00Z')).toEqual([1, '']);
  expect(await mails()).toEqual([[recipients[3]?.id, 2]]);
});

it('a nudge skips people who got the reminder within a day', async () => {
  await set(0, { remindAt: new Date('2026-03-03T09:00:00Z') });
  await remindRecipients(jobCtx({ now: '2026-03-03T09:00:00Z' }));
  expect(await nudge('2026-03-04T08:59:00Z')).toEqual([3, '']);
  expect(await nudge('2026-03-04T09:00:00Z')).toEqual([1, '']);
});

it('a nudge says why if no one is reminded', async () => {
  await prisma().pulseRecipient.updateMany({
    where: { id: { in: recipients.map(({ id }) => id) } },
    data: { answered: true },
  });
  expect(await nudge('2026-03-02T15:00:00Z')).toEqual([0, 'Everyone has answered, so no one was reminded.']);
  await disablePulse(await userCtx(scene.administrator, { now: '2026-03-02T16:00:00Z' }), pulse.id);
  expect(await nudge('2026-03-02T17:00:00Z')).toEqual([0, 'Nothing is open right now, so no one was reminded.']);
  expect(await mails()).toEqual([]);
});

it('ten parallel nudges remind each person once', async () => {
  const counts = await Promise.all(Array.from({ length: 10 }, () => nudge('2026-03-02T15:00:00Z')));
  expect(counts.filter(([count]) => count === 4)).toHaveLength(1);
  expect(counts.filter(([count]) => count === 0)).toHaveLength(9);
  expect(await mails()).toHaveLength(4);
});
