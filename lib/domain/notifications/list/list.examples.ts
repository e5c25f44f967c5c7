import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  listNotificationsContract,
  markNotificationsContract,
  openNotificationContract,
} from '#/lib/domain/notifications/list/list.contract.ts';

const unread = { Administrator: 0, 'Team Leader': 2, 'Department Leader': 0, Member: 1 };

export const notificationExamples: readonly Example[] = [
  example(listNotificationsContract, {
    query: { show: 'unread' },
    answer: {
      counts: unread,
      notifications: [
        {
          id: 318,
          role: 'Team Leader',
          seen: false,
          title: 'New team member',
          message: '<strong>Clara Monteiro</strong> joined <strong>Mobile App</strong>.',
          icon: 'person',
          color: 'good',
          buttonTitle: null,
          buttonLink: null,
          props: '{}',
          buttonClicked: false,
          textArea: false,
          textAreaPlaceholder: null,
          textAreaAnonymous: false,
          teamId: 2,
          createdAt: '2026-11-20T14:05:32.417Z',
        },
      ],
    },
  }),
  example(openNotificationContract, { body: { id: 318 }, answer: { href: '/digitalPulse' } }),
  example(markNotificationsContract, {
    body: { ids: [318, 311] },
    answer: { counts: { ...unread, 'Team Leader': 0 } },
  }),
];
