import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { clearCompanies, sweepAndSend } from '#/e2e/support/product/rounds.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { sendReminders } from '#/lib/domain/check-ins/mails/reminder.service.ts';
import { sendReminderMail } from '#/lib/domain/check-ins/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const MINUTE_MS = 60_000;

let companyId: number;

openQueue();
beforeEach(async () => {
  await clearCompanies();
  companyId = (await buildCompany(prisma())).id;
});

const at = (instant: string) => new Date(`${instant}:00Z`);
const change = ({ id }: Team, data: Partial<Pick<Team, 'surveysTimeSend' | 'workingDays'>>) =>
  prisma().team.update({ where: { id }, data });

/** Sweeps at an instant, and returns how many check-ins each new email is about. */
async function remind(instant: string): Promise<number[]> {
  const before = (await waitingIn(sendReminderMail)).length;
  await sendReminders(jobCtx({ now: at(instant) }));
  const mails = (await waitingIn(sendReminderMail)).slice(before);
  return mails.map((mail) => sendReminderMail.payload.parse(mail).others.length + 1);
}

/** When sweeps every half hour between two instants remind the person, as `MM-DDTHH:MM` in UTC. */
async function remindersOf({ id: userId }: User, from: string, to: string): Promise<string[]> {
  const times: string[] = [];
  for (let ms = at(from).getTime(); ms <= at(to).getTime(); ms += 30 * MINUTE_MS) {
    const now = new Date(ms);
    const countReminders = () => prisma().checkIn.aggregate({ where: { userId }, _sum: { reminderCount: true } });
    const before = (await countReminders())._sum.reminderCount;
    await sendReminders(jobCtx({ now }));
    if ((await countReminders())._sum.reminderCount !== before) times.push(now.toISOString().slice(5, 16));
  }
  return times;
}

describe('a Monday reminder that is moved to later that day', () => {
  let teams: [Team, Team];
  let person: User;

  beforeEach(async () => {
    // Two check-ins of a Friday at noon, and a person in both teams.
    const weekly = { companyId, frequencyId: 2, checkinDay: 5 };
    teams = [await buildTeam(prisma(), weekly), await buildTeam(prisma(), weekly)];
    person = await buildMember(prisma(), { team: teams[0] });
    await buildMember(prisma(), { team: teams[1], user: person });
    await sweepAndSend(at('2026-03-06T12:00'));
  });

  it('arrives then, once, and the second reminder also at the new time', async () => {
    for (const team of teams) await change(team, { surveysTimeSend: '15:00' });
    expect(await remind('2026-03-09T12:00')).toEqual([]);
    const waiting = await prisma().checkIn.findMany({ select: { remindAt: true, reminderCount: true } });
    expect(waiting).toEqual(teams.map(() => ({ remindAt: at('2026-03-09T15:00'), reminderCount: 0 })));
    expect(await remind('2026-03-09T14:55')).toEqual([]);
    expect(await remind('2026-03-09T15:00')).toEqual([2]);
    expect(await remind('2026-03-09T15:05')).toEqual([]);
    expect(await remind('2026-03-11T12:00')).toEqual([]);
    expect(await remind('2026-03-11T15:00')).toEqual([2]);
  });

  it('is included in another team’s email that is due, and not sent at its own time', async () => {
    await change(teams[0], { surveysTimeSend: '15:00' });
    expect(await remind('2026-03-09T12:00')).toEqual([2]);
    expect(await remind('2026-03-09T15:00')).toEqual([]);
  });

  it('arrives at noon in the person’s new time zone, for all teams in one email', async () => {
    await prisma().user.update({ where: { id: person.id }, data: { timeZone: 'America/New_York' } });
    expect(await remind('2026-03-09T12:00')).toEqual([]);
    expect(await remind('2026-03-09T15:55')).toEqual([]);
    // The clocks there went forward on 8 March.
    expect(await remind('2026-03-09T16:00')).toEqual([2]);
    expect(await remind('2026-03-09T17:00')).toEqual([]);
  });

  it('waits for the team’s own day if the other team’s is different', async () => {
    await change(teams[0], { surveysTimeSend: '15:00', workingDays: [2, 3, 4, 5] });
    expect(await remind('2026-03-09T12:00')).toEqual([1]);
    expect(await remind('2026-03-09T15:00')).toEqual([]);
    expect(await remind('2026-03-10T15:00')).toEqual([1]);
  });
});

it('a team’s members are reminded at noon, each in their zone, on the team’s working days there', async () => {
  const team = await buildTeam(prisma(), { companyId, frequencyId: 2, checkinDay: 4 });
  const zones = ['Pacific/Auckland', 'Asia/Kolkata', 'Europe/London', 'Pacific/Honolulu'];
  const people = await Promise.all(zones.map((timeZone) => buildMember(prisma(), { team, user: { timeZone } })));
  // Noon of Thursday the 5th in each zone.
  for (const time of ['04T23:00', '05T06:30', '05T12:00', '05T22:00']) await sweepAndSend(at(`2026-03-${time}`));
  const reminded: Record<string, string> = {};
  for (const day of ['05', '06', '07', '08', '09', '10', '11']) {
    for (const time of ['06:30', '12:00', '22:00', '23:00']) {
      const before = await prisma().checkIn.findMany({ select: { userId: true, reminderCount: true } });
      await remind(`2026-03-${day}T${time}`);
      for (const { userId, reminderCount } of before) {
        const now = await prisma().checkIn.findFirstOrThrow({ where: { userId }, select: { reminderCount: true } });
        const zone = people.find(({ id }) => id === userId)?.timeZone ?? '';
        if (now.reminderCount > reminderCount) reminded[zone] = `${reminded[zone] ?? ''} ${day}T${time}`.trim();
      }
    }
  }
  expect(reminded).toEqual({
    // In New Zealand, thirteen hours ahead, Friday and Tuesday.
    'Pacific/Auckland': '05T23:00 09T23:00',
    'Asia/Kolkata': '06T06:30 10T06:30',
    'Europe/London': '06T12:00 10T12:00',
    'Pacific/Honolulu': '06T22:00 10T22:00',
  });
});

describe('if the clock changed the previous night', () => {
  it.each([
    ['London goes forward', 'Europe/London', '2026-03-28T12:00', '03-29T08:00'],
    ['London goes back', 'Europe/London', '2026-10-24T11:00', '10-25T09:00'],
    ['New York goes forward', 'America/New_York', '2026-03-07T17:00', '03-08T13:00'],
    ['New York goes back', 'America/New_York', '2026-10-31T16:00', '11-01T14:00'],
  ])('%s: the reminder is sent at nine by the new time, once', async (_title, timeZone, noon, expected) => {
    const team = await buildTeam(prisma(), { companyId, workingDays: EVERY_DAY });
    const person = await buildMember(prisma(), { team, user: { timeZone } });
    await sweepAndSend(at(noon));
    const nextDay = expected.slice(0, 5);
    expect(await remindersOf(person, noon, `2026-${nextDay}T16:00`)).toEqual([expected]);
  });
});

it('no one is reminded on a day off, even right after the previous day', async () => {
  const settings = { frequencyId: 2, checkinDay: 4, surveysTimeSend: '23:59' };
  const team = await buildTeam(prisma(), { companyId, ...settings });
  await buildMember(prisma(), { team });
  await sweepAndSend(at('2026-03-05T23:59'));
  // After Friday's and Tuesday's last minute.
  expect(await remind('2026-03-07T00:00')).toEqual([]);
  expect(await remind('2026-03-11T00:00')).toEqual([1]);
});
