import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { clearCompanies, sweepAndSend } from '#/e2e/support/product/rounds.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { mailCheckIn, mailReminder } from '#/lib/domain/check-ins/mails/check-in-mail.service.ts';
import { sendReminders } from '#/lib/domain/check-ins/mails/reminder.service.ts';
import { sendReminderMail } from '#/lib/domain/check-ins/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

let team: Team;
let member: User;

const sink = openMailSink();
openQueue();
beforeEach(async () => {
  await clearCompanies();
  const { id: companyId } = await buildCompany(prisma());
  // Weekly on Fridays, at noon.
  team = await buildTeam(prisma(), { companyId, frequencyId: 2, checkinDay: 5 });
  member = await buildMember(prisma(), { team });
});

const FRIDAY_NOON = new Date('2026-03-06T12:00:00Z');
const at = (day: string) => new Date(`2026-03-${day}:00Z`);
const remind = (day: string) => sendReminders(jobCtx({ now: at(day) }));
const reminders = async () => (await waitingIn(sendReminderMail)).map(({ number }) => number);
const theCheckIn = () => prisma().checkIn.findFirstOrThrow({ where: { teamId: team.id } });

/** Sweeps every other hour after the check-in for eight days, and returns when someone was reminded. */
async function remindForAWeek(): Promise<string[]> {
  const times: string[] = [];
  for (let minutes = 0; minutes < 8 * 1440; minutes += 120) {
    const now = new Date(FRIDAY_NOON.getTime() + minutes * 60_000);
    if ((await sendReminders(jobCtx({ now }))) > 0) times.push(now.toISOString().slice(8, 16));
  }
  return times;
}

describe('a person who hasn’t answered', () => {
  beforeEach(() => sweepAndSend(FRIDAY_NOON));

  it('is reminded after one and three working days, never on a day off, and then no more', async () => {
    expect(await remindForAWeek()).toEqual(['09T12:00', '11T12:00']);
    expect(await reminders()).toEqual([1, 2]);
  });

  it('is reminded once by ten parallel workers', async () => {
    const counts = await Promise.all(Array.from({ length: 10 }, () => remind('09T12:00')));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await reminders()).toEqual([1]);
  });

  it('is reminded at their own noon after moving to another zone', async () => {
    await prisma().user.update({ where: { id: member.id }, data: { timeZone: 'America/New_York' } });
    // The clocks there go forward on 8 March.
    expect(await remindForAWeek()).toEqual(['09T16:00', '11T16:00']);
  });

  it('isn’t reminded on what has become a day off', async () => {
    await prisma().team.update({ where: { id: team.id }, data: { workingDays: [3, 4] } });
    expect(await remindForAWeek()).toEqual(['11T12:00']);
  });

  it('isn’t reminded at night after an outage', async () => {
    expect(await remind('09T23:00')).toBe(0);
    expect(await remind('11T12:00')).toBe(1);
  });

  it('isn’t reminded days late if no worker ran, and gets no further reminder', async () => {
    expect(await remind('12T13:00')).toBe(0);
    expect(await theCheckIn()).toMatchObject({ remindAt: null, reminderCount: 0 });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['has answered', () => prisma().checkIn.updateMany({ data: { answeredAt: FRIDAY_NOON } })],
    [
      'has unsubscribed',
      () =>
        prisma().mailOptOut.create({
          data: {
            userId: member.id,
            companyId: team.companyId,
            kind: 'check-ins',
            reasonId: 1,
            createdAt: FRIDAY_NOON,
          },
        }),
    ],
    ['is blocked', () => prisma().user.update({ where: { id: member.id }, data: { blockedAt: FRIDAY_NOON } })],
    ['has left the team', () => prisma().teamMember.deleteMany({ where: { userId: member.id } })],
    [
      'is too late, the check-in being closed',
      () => prisma().checkIn.updateMany({ data: { closesAt: at('09T11:00') } }),
    ],
  ])('isn’t reminded if the person %s', async (_title, change) => {
    await change();
    expect(await remindForAWeek()).toEqual([]);
    expect((await theCheckIn()).remindAt).toBeNull();
  });
});

describe('the email of a reminder', () => {
  beforeEach(async () => {
    await sweepAndSend(FRIDAY_NOON);
    await remind('09T12:00');
  });

  it('has its own Message-ID and is sent once, however often it’s tried', async () => {
    const { id } = await theCheckIn();
    const before = sink.messageIds.length;
    for (let turn = 0; turn < 3; turn += 1)
      await mailReminder(jobCtx({ now: at('09T12:01') }), [{ checkInId: id, number: 1 }]);
    expect(sink.messageIds.slice(before)).toEqual([`<check-in-reminder.${id}.1@localhost>`]);
    expect((await theCheckIn()).lastMail).toBe(1);
    // The check-in's own email, which still waits, would be out of date by now.
    await mailCheckIn(jobCtx({ now: at('09T12:01') }), id);
    expect(sink.messageIds).toHaveLength(before + 1);
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ['after the answer', '09T12:01', () => prisma().checkIn.updateMany({ data: { answeredAt: FRIDAY_NOON } })],
    ['when the mail server is back at night', '09T23:00', async () => undefined],
  ])('isn’t sent %s', async (_title, now, change) => {
    await change();
    const before = sink.messageIds.length;
    await mailReminder(jobCtx({ now: at(now) }), [{ checkInId: (await theCheckIn()).id, number: 1 }]);
    expect(sink.messageIds).toHaveLength(before);
  });
});
