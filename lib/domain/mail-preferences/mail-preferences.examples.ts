import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  getMailPreferencesContract,
  listUnsubscribeReasonsContract,
  stopMailsContract,
  updateMailPreferencesContract,
} from '#/lib/domain/mail-preferences/mail-preferences.contract.ts';

export const mailExamples: readonly Example[] = [
  example(getMailPreferencesContract, { answer: { checkInMails: true, briefMails: true } }),
  example(updateMailPreferencesContract, {
    body: { checkInMails: false },
    answer: { checkInMails: false, briefMails: true },
  }),
  example(listUnsubscribeReasonsContract, {
    answer: {
      reasons: [
        { id: 1, title: 'Too many emails' },
        { id: 2, title: 'Not useful to me' },
      ],
    },
  }),
  example(stopMailsContract, {
    params: { id: '1' },
    body: { token: 'uns_k5e.9wyxVEbZ', text: 'Once a week would be fine.' },
  }),
];
