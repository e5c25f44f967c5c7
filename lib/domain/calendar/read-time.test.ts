import { expect, it } from 'vitest';
import { readTime } from '#/lib/domain/calendar/read-time.ts';

it.each([
  ['09:30', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9', '09:00'],
  ['21', '21:00'],
  ['9 pm', '21:00'],
  ['9:30 a.m.', '09:30'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['0:00', '00:00'],
  ['09:00:00', '09:00'],
  ['9:00:00.000', '09:00'],
  ['24:00', null],
  ['13 pm', null],
  ['9:60', null],
  ['9:3', null],
  ['noon', null],
  ['', null],
])('%j is %s', (text, expected) => {
  expect(readTime(text)).toBe(expected);
});
