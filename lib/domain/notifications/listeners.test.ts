import { expect, it } from 'vitest';
import { activityWords } from '#/lib/domain/audit/constants.ts';
import { notificationListeners } from '#/lib/domain/notifications/listeners.ts';

it('listens to acts that are recorded', () => {
  expect(Object.keys(notificationListeners).filter((action) => !activityWords.has(action))).toEqual([]);
});
