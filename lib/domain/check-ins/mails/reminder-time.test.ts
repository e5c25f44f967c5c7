import { describe, expect, it } from 'vitest';
import { type CheckInSchedule, closesAt, type FrequencyId, nextSendAt } from '#/lib/domain/calendar/due.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt, localTimeAt } from '#/lib/domain/calendar/zoned-time.ts';
import { REMINDERS_MAX } from '#/lib/domain/check-ins/constants.ts';
import {
  combinableReminder,
  dueReminder,
  nextReminderAt,
  type RemindedCheckIn,
  reminderAt,
} from '#/lib/domain/check-ins/mails/reminder-time.ts';

interface Settings {
  frequencyId?: FrequencyId;
  surveysTimeSend?: string;
  workingDays?: number[];
  timeZone?: string;
}

/** A check-in of a day, sent at its time and open for as long as its team's settings say. */
function checkInOf(
  localDate: string,
  { frequencyId = 1, surveysTimeSend = '12:00', ...more }: Settings = {},
): RemindedCheckIn {
  const { workingDays = [1, 2, 3, 4, 5], timeZone = 'Europe/London' } = more;
  const sentAt = instantAt(localDate, surveysTimeSend, timeZone);
  const checkinDay = new Date(localDate).getUTCDay() || 7;
  const schedule: CheckInSchedule = { frequencyId, checkinDay, workingDays, createdOn: '2025-01-01' };
  const closes = closesAt(frequencyId, sentAt, nextSendAt(schedule, surveysTimeSend, timeZone, sentAt));
  return { frequencyId, localDate, sentAt, closesAt: closes, timeZone, workingDays, surveysTimeSend };
}

/** All reminders of a check-in, in the person's time. */
function reminders(checkIn: RemindedCheckIn): string[] {
  const read = (at: Date) => `${localDateAt(at, checkIn.timeZone)} ${localTimeAt(at, checkIn.timeZone)}`;
  return [1, 2].map((number) => reminderAt(checkIn, number)).flatMap((at) => (at === null ? [] : [read(at)]));
}

const MONDAY = '2026-03-02';
const FRIDAY = '2026-03-06';

describe('reminders', () => {
  it.each<[string, RemindedCheckIn, string[]]>([
    ['daily: the next morning', checkInOf(MONDAY), ['2026-03-03 09:00']],
    ['daily before a day off: the same afternoon', checkInOf(FRIDAY), ['2026-03-06 16:00']],
    [
      'daily, closed by the next morning: the same afternoon',
      checkInOf(MONDAY, { surveysTimeSend: '08:00' }),
      ['2026-03-02 16:00'],
    ],
    ['daily, late before a day off: none', checkInOf(FRIDAY, { surveysTimeSend: '17:00' }), []],
    ['daily in another zone', checkInOf(MONDAY, { timeZone: 'Asia/Kolkata' }), ['2026-03-03 09:00']],
    [
      'weekly: after one and three working days',
      checkInOf(MONDAY, { frequencyId: 2 }),
      ['2026-03-03 12:00', '2026-03-05 12:00'],
    ],
    ['weekly over a weekend', checkInOf(FRIDAY, { frequencyId: 2 }), ['2026-03-09 12:00', '2026-03-11 12:00']],
    ['weekly with two working days', checkInOf(FRIDAY, { frequencyId: 2, workingDays: [2, 5] }), ['2026-03-10 12:00']],
    ['weekly without working days: none', checkInOf(FRIDAY, { frequencyId: 2, workingDays: [] }), []],
    [
      'weekly over the night in which the clock goes forward',
      checkInOf('2026-03-27', { frequencyId: 2 }),
      ['2026-03-30 12:00', '2026-04-01 12:00'],
    ],
    ['monthly', checkInOf(MONDAY, { frequencyId: 3 }), ['2026-03-03 12:00', '2026-03-05 12:00']],
    ['yearly', checkInOf(MONDAY, { frequencyId: 4 }), ['2026-03-03 12:00', '2026-03-05 12:00']],
  ])('%s', (_title, checkIn, expected) => {
    expect(reminders(checkIn)).toEqual(expected);
  });

  it('are never more than two, on a day off, before the check-in or after its end, whatever the settings', () => {
    const days = Array.from({ length: 7 }, (_, index) => addDays('2026-03-25', index));
    const times = ['00:30', '08:00', '12:00', '23:59'];
    const weeks = [[], [3], [1, 2, 3, 4, 5], [6, 7], [1, 2, 3, 4, 5, 6, 7]];
    const settings = weeks.flatMap((workingDays) =>
      times.flatMap((surveysTimeSend) =>
        ([1, 2, 3, 4] as const).flatMap((frequencyId) =>
          ['Europe/London', 'Pacific/Auckland'].map((timeZone) => ({
            workingDays,
            surveysTimeSend,
            frequencyId,
            timeZone,
          })),
        ),
      ),
    );
    const all = settings.flatMap((setting) => days.map((day) => checkInOf(day, setting)));
    const wrong = all.filter((checkIn) => {
      const reminders = [1, 2, 3].map((number) => reminderAt(checkIn, number)).filter((at) => at !== null);
      const isFine = (at: Date) =>
        checkIn.workingDays.includes(new Date(localDateAt(at, checkIn.timeZone)).getUTCDay() || 7) &&
        at > checkIn.sentAt &&
        at < checkIn.closesAt;
      return reminders.length > (checkIn.frequencyId === 1 ? 1 : REMINDERS_MAX) || !reminders.every(isFine);
    });
    expect(wrong).toEqual([]);
    expect(all.filter((checkIn) => reminderAt(checkIn, 1) !== null).length).toBeGreaterThan(all.length / 2);
  });
});

describe('the next reminder', () => {
  const weekly = checkInOf(MONDAY, { frequencyId: 2 });
  const [first, second] = [1, 2].map((number) => reminderAt(weekly, number) ?? new Date(0));

  it('is the first one initially, and a past one is skipped', () => {
    expect(nextReminderAt(weekly, 0, weekly.sentAt)).toEqual(first);
    expect(nextReminderAt(weekly, 0, first ?? weekly.sentAt)).toEqual(second);
    expect(nextReminderAt(weekly, 1, first ?? weekly.sentAt)).toEqual(second);
    expect(nextReminderAt(weekly, 2, weekly.sentAt)).toBeNull();
    expect(nextReminderAt(weekly, 0, second ?? weekly.sentAt)).toBeNull();
  });

  it('is due from its time for two hours, and if it’s missed the second one still follows', () => {
    const since = (minutes: number, from = first) => new Date((from?.getTime() ?? 0) + minutes * 60_000);
    expect([-1, 0, 120, 121].map((minutes) => dueReminder(weekly, 0, since(minutes)))).toEqual([null, 1, 1, null]);
    expect(dueReminder(weekly, 1, since(0))).toBeNull();
    expect(dueReminder(weekly, 0, since(5, second))).toBe(2);
  });

  it('is no longer due once its day has ended and the next is a day off', () => {
    const late = checkInOf('2026-03-05', { frequencyId: 2, surveysTimeSend: '23:30' });
    const read = (localDate: string, time: string) => dueReminder(late, 0, instantAt(localDate, time, late.timeZone));
    expect([read(FRIDAY, '23:30'), read(FRIDAY, '23:59'), read('2026-03-07', '00:00')]).toEqual([1, 1, null]);
    // The second reminder is only due late on Tuesday, before another working day.
    expect(read('2026-03-11', '00:30')).toBe(2);
  });

  it('can be included in another team’s email that day, once the check-in is three hours old', () => {
    const at = (localDate: string, time: string) => instantAt(localDate, time, weekly.timeZone);
    // The first reminder is due on Tuesday at noon.
    expect(combinableReminder(weekly, 0, at('2026-03-03', '09:00'))).toBe(1);
    expect(combinableReminder(weekly, 0, at('2026-03-02', '23:00'))).toBeNull();
    expect(combinableReminder(weekly, 0, at('2026-03-03', '14:01'))).toBeNull();
    expect(combinableReminder(weekly, 1, at('2026-03-03', '09:00'))).toBeNull();
    // A Friday's reminder is due that day at four.
    const daily = checkInOf(FRIDAY);
    expect(['14:59', '15:00'].map((time) => combinableReminder(daily, 0, at(FRIDAY, time)))).toEqual([null, 1]);
  });
});
