import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  getMailPreferencesContract,
  listUnsubscribeReasonsContract,
  stopCheckInMailsContract,
  updateMailPreferencesContract,
} from '#/lib/domain/mail-preferences/contract.ts';

export const mailExamples: readonly Example[] = [
  example(getMailPreferencesContract, { answer: { checkInMails: true } }),
  example(updateMailPreferencesContract, { body: { checkInMails: false }, answer: { checkInMails: false } }),
  example(listUnsubscribeReasonsContract, {
    answer: {
      reasons: [
        { id: 1, title: 'Too many emails' },
        { id: 2, title: 'Not useful to me' },
      ],
    },
  }),
  example(stopCheckInMailsContract, {
    params: { id: '1' },
    body: { token: 'uns_k5e.9wyxVEbZ', text: 'Once a week would be fine.' },
  }),
];
