import { expect, it } from 'vitest';
import { eventDetails } from '#/lib/domain/events/events.schema.ts';
import { notificationListeners } from '#/lib/domain/notifications/listeners.ts';

it('every listened event is one that is recorded', () => {
  expect(Object.keys(eventDetails)).toEqual(expect.arrayContaining(Object.keys(notificationListeners)));
});
