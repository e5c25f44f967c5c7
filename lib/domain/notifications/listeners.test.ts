import { expect, it } from 'vitest';
import { eventDetails } from '#/lib/domain/events/events.schema.ts';
import { notificationListeners } from '#/lib/domain/notifications/listeners.ts';

it('listens to events that are recorded', () => {
  expect(Object.keys(eventDetails)).toEqual(expect.arrayContaining(Object.keys(notificationListeners)));
});
