import { expect, it } from 'vitest';
import { changedFields } from '#/components/ui/fields/changed-fields.ts';

it.each([
  [{ size: 5, isCareful: true }, { size: 5, isCareful: false }, { isCareful: true }],
  [{ number: '' }, { number: '089' }, { number: '' }],
  [{ seniorityId: null }, { seniorityId: 3 }, { seniorityId: null }],
  [{ days: [1, 2] }, { days: [1, 2] }, {}],
  [{ days: [2] }, { days: [1, 2] }, { days: [2] }],
  [{ number: '089' }, {}, { number: '089' }],
])('of %j, shown as %j, %j was changed', (values, before, changes) => {
  expect(changedFields<object>(values, before)).toEqual(changes);
});
