import { expect, it } from 'vitest';
import { anniversariesOn } from '#/lib/domain/calendar/anniversaries.ts';

it.each([
  ['2026-11-23', ['11-23']],
  ['2026-02-28', ['02-28', '02-29']],
  ['2028-02-28', ['02-28']],
  ['2028-02-29', ['02-29']],
  ['2028-03-01', ['03-01']],
  ['2100-02-28', ['02-28', '02-29']],
])('on %s the anniversaries are those of %j', (localDate, days) => {
  expect(anniversariesOn(localDate)).toEqual(days);
});
