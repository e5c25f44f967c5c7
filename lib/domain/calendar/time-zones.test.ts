import { describe, expect, it } from 'vitest';
import {
  isValidTimeZone,
  nearestTimeZoneId,
  resolveTimeZone,
  timeZoneForId,
  timeZones,
} from '#/lib/domain/calendar/time-zones.ts';

describe('the list of time zones', () => {
  it('has 23 entries from GMT-11 to GMT+12 and no id 9', () => {
    expect(timeZones).toHaveLength(23);
    expect(timeZones.map((entry) => entry.id)).toEqual([...Array(24).keys()].filter((id) => id !== 9));
    expect(timeZones.at(0)?.name).toBe('GMT-11');
    expect(timeZones.at(-1)?.name).toBe('GMT+12');
    expect(timeZoneForId(11)?.name).toBe('GMT+0');
    expect(timeZoneForId(6)?.value).toBe(-5);
  });

  it.each([9, -1, 24, 1.5])('doesn’t know id %d', (id) => {
    expect(timeZoneForId(id)).toBeNull();
  });

  it.each(timeZones)('$name is a zone with that standard offset: $timeZone', ({ id, timeZone }) => {
    expect(isValidTimeZone(timeZone)).toBe(true);
    expect(nearestTimeZoneId(timeZone, 2026)).toBe(id);
    expect(resolveTimeZone({ timeZoneId: id, browserTimeZone: null, year: 2026 })).toEqual({
      timeZoneId: id,
      timeZone,
    });
  });
});

describe('nearestTimeZoneId', () => {
  it.each([
    ['Asia/Kolkata', 5],
    ['Asia/Kathmandu', 5],
    ['America/St_Johns', -3],
    ['Pacific/Marquesas', -9],
    ['Australia/Adelaide', 9],
    ['Australia/Lord_Howe', 10],
    ['America/Nuuk', -1],
    ['America/Noronha', -1],
    ['Pacific/Tongatapu', 12],
    ['Pacific/Kiritimati', 12],
    ['Pacific/Chatham', 12],
    ['Europe/Dublin', 0],
    ['Etc/GMT+5', -5],
    ['Etc/GMT+12', -11],
    ['UTC', 0],
  ])('%s → %i', (timeZone, value) => {
    expect(timeZoneForId(nearestTimeZoneId(timeZone, 2026))?.value).toBe(value);
  });
});

describe('isValidTimeZone', () => {
  it.each(['Asia/Kolkata', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT-14'])('accepts %s', (text) => {
    expect(isValidTimeZone(text)).toBe(true);
  });

  it.each(['+05:30', '', 'Mars/Olympus', 'Europe/', '../etc', 'Europe/London\n', 'A'.repeat(65)])(
    'refuses %j',
    (text) => {
      expect(isValidTimeZone(text)).toBe(false);
    },
  );
});

describe('resolveTimeZone', () => {
  it.each([
    ['browser agrees', 6, 'America/Toronto', 6, 'America/Toronto'],
    ['browser agrees by the nearest entry', 16, 'Asia/Kolkata', 16, 'Asia/Kolkata'],
    ['browser disagrees', 12, 'Asia/Kolkata', 12, 'Europe/Paris'],
    ['summer time does not count as another entry', 11, 'Europe/Lisbon', 11, 'Europe/Lisbon'],
    ['nothing chosen', null, 'America/Nuuk', 10, 'America/Nuuk'],
    ['browser sends nonsense', 6, 'Not/AZone', 6, 'America/New_York'],
  ])('%s', (_, timeZoneId, browserTimeZone, expectedId, expectedZone) => {
    expect(resolveTimeZone({ timeZoneId, browserTimeZone, year: 2026 })).toEqual({
      timeZoneId: expectedId,
      timeZone: expectedZone,
    });
  });

  it.each([
    [9, 'Europe/Paris'],
    [null, null],
    [null, 'Not/AZone'],
  ])('gives null for id %s and browser %s', (timeZoneId, browserTimeZone) => {
    expect(resolveTimeZone({ timeZoneId, browserTimeZone, year: 2026 })).toBeNull();
  });
});
