import { expect, it } from 'vitest';
import { withSchedule } from '#/lib/domain/check-ins/rounds/schedule-spellings.ts';

it.each<[Record<string, unknown>, object]>([
  [{ surveysTimeSend: '9:00' }, { surveysTimeSend: '09:00' }],
  [{ surveysTimeSend: '09:00:00' }, { surveysTimeSend: '09:00' }],
  [{ surveysTimeSend: '9 Uhr' }, { surveysTimeSend: '09:00' }],
  [{ surveysTimeSend: '９：３０' }, { surveysTimeSend: '09:30' }],
  [{ frequencyId: 'Weekly' }, { frequencyId: 2 }],
  [{ frequencyId: ' daily' }, { frequencyId: 1 }],
  [{ workingDays: [true, true, true, true, true, false, false] }, { workingDays: [1, 2, 3, 4, 5] }],
  [{ workingDays: [0, 1, 0, 0, 0, 0, 0] }, { workingDays: [2] }],
  [{ surveysTimeSend: 'noon', frequencyId: 'often', workingDays: [1, 2] }, {}],
  [{ workingDays: [1, 1, 1, 1, 1, 1, 1] }, {}],
  [{ workingDays: [true, false] }, {}],
  [{ surveysTimeSend: 9, frequencyId: 3, workingDays: 'all' }, {}],
  [{}, {}],
])('%j becomes %j', (body, expected) => {
  expect(withSchedule(body)).toEqual(expected);
});
