import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { OPEN_NOTIFICATION_PATH } from '#/lib/domain/notifications/constants.ts';
import { markNotificationsBody } from '#/lib/domain/notifications/list/list.schema.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { message } from '#/lib/words/message.ts';

const role = z.enum(roleNames);
/** Unread notifications by role; 0 for roles the person doesn't have. */
const counts = z.record(role, z.int()).meta({ id: 'UnreadCounts' });

export const listNotificationsContract = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/dashboard/notifications',
  access: 'auth',
  summary: 'Returns how many are unread in each role, and the notifications of the current one, newest first.',
  query: z.object({
    before: id.optional().describe('Only notifications older than the one with this id.'),
    show: z.enum(['all', 'unread']).default('all'),
  }),
  response: z.object({
    counts,
    notifications: z.array(
      z.object({
        id: z.int(),
        role,
        seen: z.boolean(),
        title: z.string(),
        message: z.string().describe('HTML with a few tags and no attributes.'),
        icon: z.string(),
        color: z.string(),
        buttonTitle: z.string().nullable(),
        buttonLink: z.string().nullable(),
        props: z.string().describe('More about the notification, as JSON in a string.'),
        buttonClicked: z.boolean(),
        textArea: z.boolean(),
        textAreaPlaceholder: z.string().nullable(),
        textAreaAnonymous: z.boolean(),
        teamId: z.int().nullable(),
        createdAt: z.string(),
      }),
    ),
  }),
});

export const markNotificationsContract = endpoint({
  name: 'markNotifications',
  method: 'POST',
  path: '/api/dashboard/notifications',
  access: 'auth',
  summary: 'Marks the caller’s notifications as seen or unseen: one by id, a list of ids, or all of the current role.',
  refuses: ['not_found'],
  body: markNotificationsBody,
  response: done(message('notifications.answers.updated'), { counts }),
});

export const openNotificationContract = endpoint({
  name: 'openNotification',
  method: 'POST',
  path: OPEN_NOTIFICATION_PATH,
  access: 'auth',
  summary: 'Returns where the button of one of the caller’s notifications leads, and marks it as seen.',
  refuses: ['not_found'],
  body: z.object({ id }),
  response: done(message('notifications.answers.opened'), { href: z.string().describe('A URL of this product.') }),
});
