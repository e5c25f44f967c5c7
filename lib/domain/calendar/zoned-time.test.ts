import { describe, expect, it } from 'vitest';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt, localTimeAt, offsetMinutesAt } from '#/lib/domain/calendar/zoned-time.ts';

describe('localDateAt and localTimeAt', () => {
  it.each([
    ['2026-03-10T03:30:00Z', 'America/New_York', '2026-03-09', '23:30'],
    ['2026-03-10T03:30:00Z', 'Asia/Tokyo', '2026-03-10', '12:30'],
    ['2026-03-10T18:30:00Z', 'Asia/Kolkata', '2026-03-11', '00:00'],
    ['2026-01-01T10:59:59.999Z', 'Pacific/Auckland', '2026-01-01', '23:59'],
    ['2026-01-01T11:00:00Z', 'Pacific/Auckland', '2026-01-02', '00:00'],
    ['2026-01-01T10:30:00Z', 'Pacific/Pago_Pago', '2025-12-31', '23:30'],
    ['1969-12-31T23:59:59.500Z', 'UTC', '1969-12-31', '23:59'],
  ])('%s in %s is %s %s', (instant, timeZone, date, time) => {
    expect(localDateAt(new Date(instant), timeZone)).toBe(date);
    expect(localTimeAt(new Date(instant), timeZone)).toBe(time);
  });

  it.each(['Europe/London', 'America/St_Johns', 'Australia/Lord_Howe'])(
    'agrees with Intl on more minutes of %s than it caches, asked twice',
    (timeZone) => {
      const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
      const start = Date.UTC(2009, 0, 1);
      const instants = Array.from({ length: 1500 }, (_, at) => new Date(start + at * 7 * 3_661_000));
      for (const instant of [...instants, ...instants])
        expect(localDateAt(instant, timeZone)).toBe(days.format(instant));
    },
  );

  it('refuses an unknown zone and an invalid instant', () => {
    expect(() => localDateAt(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
    expect(() => localDateAt(new Date(Number.NaN), 'UTC')).toThrow(RangeError);
  });
});

describe('offsetMinutesAt', () => {
  it.each([
    ['2026-07-01T00:00:00Z', 'America/New_York', -240],
    ['2026-01-01T00:00:00Z', 'America/New_York', -300],
    ['2026-01-01T00:00:00.750Z', 'Asia/Kolkata', 330],
    ['2026-01-01T00:00:00Z', 'Australia/Lord_Howe', 660],
    ['2026-07-01T00:00:00Z', 'Australia/Lord_Howe', 630],
  ])('%s in %s is %i minutes', (instant, timeZone, expected) => {
    expect(offsetMinutesAt(new Date(instant), timeZone)).toBe(expected);
  });
});

describe('instantAt', () => {
  it.each([
    ['winter', '2026-01-15', '12:00', 'America/New_York', '2026-01-15T17:00:00.000Z'],
    ['summer', '2026-07-15', '12:00', 'America/New_York', '2026-07-15T16:00:00.000Z'],
    ['skipped hour', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['repeated hour', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['skipped hour', '2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
    ['repeated hour', '2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    ['skipped half-hour', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['repeated half-hour', '2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
    ['skipped hour', '2026-09-27', '02:30', 'Pacific/Auckland', '2026-09-26T14:30:00.000Z'],
    ['repeated hour', '2026-04-05', '02:30', 'Pacific/Auckland', '2026-04-04T13:30:00.000Z'],
    ['no change at all', '2026-03-29', '01:30', 'Asia/Kolkata', '2026-03-28T20:00:00.000Z'],
    ['skipped day', '2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
  ])('%s: %s %s in %s is %s', (_, date, time, timeZone, expected) => {
    expect(instantAt(date, time, timeZone).toISOString()).toBe(expected);
  });

  it.each([
    ['2026-02-30', '12:00'],
    ['2026-02-03', '24:00'],
    ['2026-02-03', '9:00'],
    ['2026-02-03', '12:60'],
  ])('refuses %s %s', (date, time) => {
    expect(() => instantAt(date, time, 'UTC')).toThrow(RangeError);
  });

  it.each([
    ['America/New_York', 2],
    ['Europe/London', 2],
    ['Pacific/Auckland', 2],
    ['Australia/Lord_Howe', 1],
    ['Asia/Kolkata', 0],
  ])('converts every day of 2026 in %s and back, except the %i times the clock skips', (timeZone, skipped) => {
    const times = ['00:00', '01:00', '01:30', '02:00', '02:30', '03:00', '12:00', '23:30'];
    const misread: string[] = [];
    for (let date = '2026-01-01'; date <= '2026-12-31'; date = addDays(date, 1)) {
      for (const time of times) {
        const instant = instantAt(date, time, timeZone);
        const reading = localTimeAt(instant, timeZone);
        expect(localDateAt(instant, timeZone)).toBe(date);
        // A time that the clock skips is read as a later one, never as an earlier one.
        expect(reading >= time).toBe(true);
        if (reading !== time) misread.push(`${date} ${time}`);
        // In a repeated hour, it must be the first reading: an hour or half an hour earlier, the clock showed something
        // else.
        for (const minutes of [30, 60]) {
          expect(localTimeAt(new Date(instant.getTime() - minutes * 60_000), timeZone)).not.toBe(time);
        }
      }
    }
    expect(misread).toHaveLength(skipped);
  });
});
