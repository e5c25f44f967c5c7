import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  endOtherSessionsContract,
  endSessionContract,
  getRolesContract,
  getSessionsContract,
  listSessionsContract,
  openSessionContract,
  prepareSignInContract,
  signInContract,
  signOutContract,
} from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';

const ticket = 'tkt_Qkwq7KHd';
const picture = '/api/images/DaeRHEgY.webp';
const daniel = { email: 'member@northlight.test', firstName: 'Daniel', lastName: 'Okafor', image: picture };

export const signInExamples: readonly Example[] = [
  example(signInContract, {
    body: { email: 'admin@northlight.test', password: 'calm-harbour-42' },
    answer: { token: ticket },
  }),
  example(openSessionContract, {
    body: { token: ticket, code: '492 039' },
    answer: { token: 'sb_zhHxGxM1' },
  }),
  example(getRolesContract, {
    answer: {
      isModerator: true,
      isDepartmentAdmin: false,
      isAdmin: false,
      isMember: true,
      blocked: false,
      onboardingCompleted: true,
      tourCompleted: true,
    },
  }),
  example(signOutContract, {}),
  example(prepareSignInContract, { body: { email: daniel.email }, answer: daniel }),
  example(getSessionsContract, {
    body: { accounts: [{ email: daniel.email, firstName: 'Dan', lastName: 'Okafor' }] },
    answer: { accounts: [daniel] },
  }),
];

const laptop = '01a202e4-626b-734d-baea-330a08918409';
const phone = '01a1f3b7-91d0-7c52-8f1e-6b2d40f7a913';

export const sessionExamples: readonly Example[] = [
  example(listSessionsContract, {
    answer: {
      sessions: [
        {
          id: laptop,
          device: 'Firefox on Windows',
          isProgram: false,
          createdAt: '2026-11-20T08:02:11.562Z',
          lastSeenAt: '2026-11-20T14:31:40.118Z',
          isCurrent: true,
        },
        {
          id: phone,
          device: 'Safari on iPhone',
          isProgram: false,
          createdAt: '2026-11-17T17:45:03.207Z',
          lastSeenAt: '2026-11-19T21:10:58.731Z',
          isCurrent: false,
        },
      ],
    },
  }),
  example(endSessionContract, { body: { id: phone } }),
  example(endOtherSessionsContract, { answer: { ended: 2 } }),
];
