import { expect, it } from 'vitest';
import { chooseTimeZone } from '#/lib/domain/calendar/choose-time-zone.ts';

const newYork = { timeZoneId: 6, timeZone: 'America/New_York' };
const paris = { timeZoneId: 12, timeZone: 'Europe/Paris' };
const tokyo = { timeZoneId: 20, timeZone: 'Asia/Tokyo' };
const kolkata = { timeZoneId: 16, timeZone: 'Asia/Kolkata' };

it.each([
  [{ timeZoneId: 6 }, newYork],
  [{ timeZone: 6 }, newYork],
  [{ timeZone: '6' }, newYork],
  [{ timeZone: -5 }, newYork],
  [{ timeZone: '-5' }, newYork],
  [{ timeZone: 'GMT-5' }, newYork],
  [{ timeZone: 'gmt-5 ' }, newYork],
  [{ timeZone: 'America/New_York' }, newYork],
  // 9 isn't an id of the list, so it is an offset.
  [{ timeZone: 9 }, tokyo],
  [{ timeZone: 'GMT+9' }, tokyo],
  [{ timeZone: 'Asia/Kolkata' }, kolkata],
  [{ timeZoneId: 16, browserTimeZone: 'Asia/Kolkata' }, kolkata],
  [{ timeZone: 'GMT+5', browserTimeZone: 'Asia/Kolkata' }, kolkata],
  [{ timeZoneId: 6, timeZone: 'Asia/Kolkata' }, kolkata],
  // The plus makes it an offset.
  [{ timeZone: '+9' }, tokyo],
  [{ timeZone: '+12' }, { timeZoneId: 23, timeZone: 'Pacific/Auckland' }],
  [{ timeZone: '+1' }, paris],
  [{ timeZone: '+01:00' }, paris],
  [{ timeZone: '+0100' }, paris],
  [{ timeZone: 'UTC+01:00' }, paris],
  [{ timeZone: 'GMT+1:00' }, paris],
  [{ timeZone: '-05:00' }, newYork],
  [{ timeZone: '\u221205:00' }, newYork],
  [{ timeZone: '+00:00' }, { timeZoneId: 11, timeZone: 'Europe/London' }],
  [{ timeZone: '+05:00', browserTimeZone: 'Asia/Kolkata' }, kolkata],
  [{ timeZone: '+05:30' }, null],
  [{ timeZone: '+14:00' }, null],
  [{ timeZone: '01:00' }, null],
  [{ timeZone: '100' }, null],
  [{}, null],
  [{ browserTimeZone: 'Asia/Kolkata' }, null],
  [{ timeZone: 24 }, null],
  [{ timeZone: 'GMT-2' }, null],
  [{ timeZone: 'Mars/Olympus' }, null],
  [{ timeZone: '' }, null],
  [{ timeZoneId: 9 }, null],
])('%j → %j', (fields, expected) => {
  expect(chooseTimeZone(fields, 2026)).toEqual(expected);
});
