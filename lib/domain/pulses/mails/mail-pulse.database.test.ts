import { beforeEach, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import {
  answerScene,
  buildPulseScene,
  openScene,
  type PulseScene,
  pulseStart,
} from '#/e2e/support/scenes/pulse-scene.ts';
import type { PulseRecipient } from '#/generated/prisma/client.ts';
import { mailPulse } from '#/lib/domain/pulses/mails/pulse-mail.service.ts';
import { notifyRecipients, remindRecipients } from '#/lib/domain/pulses/mails/recipient-notice.service.ts';
import { sendPulseMail } from '#/lib/domain/pulses/queues.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';

const at = (hours: number) => new Date(pulseStart.getTime() + hours * 3_600_000);

let scene: PulseScene;
let one: PulseRecipient;

const sink = openMailSink();
openQueue();
beforeEach(async () => {
  await pool().query("DELETE FROM pgboss.job WHERE name LIKE 'pulses.%'");
  await prisma().pulse.deleteMany();
  await prisma().pulseSweep.deleteMany();
  scene = await buildPulseScene([2], { questions: [{ typeId: 5, text: 'Fine?' }] });
  one = (await openScene(scene))[0] as PulseRecipient;
});

const mail = (number: number, hours = 0) => mailPulse(jobCtx({ now: at(hours) }), { recipientId: one.id, number });
const mailIds = () => sink.messageIds.filter((messageId) => messageId.startsWith(`<pulse.${one.id}.`));

it('the pulse notifies each person once when their time has come, by notification and email', async () => {
  const ctx = jobCtx({ now: at(0.01) });
  expect(await Promise.all([notifyRecipients(ctx), notifyRecipients(ctx)])).toHaveLength(2);
  expect(await notifyRecipients(ctx)).toBe(0);
  const jobs = await waitingIn(sendPulseMail);
  expect(jobs.map(({ number }) => number)).toEqual([0, 0]);
  const notices = await findNotices({ where: { userId: one.userId } });
  expect(notices.map(({ role }) => role)).toEqual(['Member']);
  expect(notices[0]?.message).toMatch(/ asks you one question\. Anonymous, open until Saturday,? 7 March\.$/);
});

it('the pulse sends each email once, in order', async () => {
  for (const number of [0, 0, 1, 0, 2, 1, 3]) await mail(number);
  expect(mailIds()).toEqual([0, 1, 2, 3].map((number) => `<pulse.${one.id}.${number}@localhost>`));
});

it('no email is sent to people who answered, turned emails off or are suspended, nor after the end', async () => {
  await mail(0, 5 * 24);
  await prisma().user.update({ where: { id: one.userId }, data: { blockedAt: pulseStart } });
  await mail(0);
  await prisma().user.update({ where: { id: one.userId }, data: { blockedAt: null } });
  await answerScene(scene, one, [4]);
  await mail(1);
  expect(mailIds()).toEqual([]);
});

it('the sixth first email of a day is left out', async () => {
  const [team] = scene.teams;
  const db = prisma();
  const more = { creator: scene.creator, teams: scene.teams };
  for (let count = 0; count < 5; count += 1) {
    const pulse = await buildPulse(db, more);
    const round = { opensAt: pulseStart };
    const { recipients } = await buildPulseRound(db, { pulse, team: team ?? { id: 0 }, userIds: [one.userId], round });
    await db.pulseRecipient.updateMany({ where: { id: recipients[0]?.id ?? 0 }, data: { lastMail: 0 } });
  }
  await mail(0);
  expect(mailIds()).toEqual([]);
});

it('the reminder is sent once halfway, only to people who haven’t answered, and never late', async () => {
  expect(await remindRecipients(jobCtx({ now: at(68) }))).toBe(0);
  await answerScene(scene, one, [4]);
  expect(await remindRecipients(jobCtx({ now: at(69) }))).toBe(1);
  expect(await remindRecipients(jobCtx({ now: at(70) }))).toBe(0);
  expect((await waitingIn(sendPulseMail)).map(({ number }) => number)).toEqual([1]);
  await prisma().pulseRecipient.updateMany({ data: { remindAt: at(69) } });
  await remindRecipients(jobCtx({ now: at(80) }));
  expect(await waitingIn(sendPulseMail)).toHaveLength(1);
});
