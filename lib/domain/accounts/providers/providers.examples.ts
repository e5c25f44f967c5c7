import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  connectIdentityContract,
  finishProviderSignInContract,
  getCsrfTokenContract,
  listIdentitiesContract,
  nextAuthCredentialsContract,
  removeIdentityContract,
  startProviderSignInContract,
  takeProviderTicketContract,
} from '#/lib/domain/accounts/providers/providers.contract.ts';

const csrfToken = '9f1c04b7d3e8a2650b7f4de19a83c6521fe07b94d2a8c35e60f1b9472d8ce35a';
const ticket = 'tkt_81vuE9Rs';

export const providerSignInExamples: readonly Example[] = [
  example(getCsrfTokenContract, { answer: { csrfToken } }),
  example(startProviderSignInContract, {
    params: { provider: 'google' },
    body: { csrfToken },
    answer: { url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=unboxt&scope=openid%20email' },
  }),
  example(finishProviderSignInContract, { params: { provider: 'google' }, answer: '/signIn?provider=done' }),
  example(takeProviderTicketContract, { answer: { token: ticket, email: 'admin@northlight.test' } }),
  example(nextAuthCredentialsContract, {
    body: { csrfToken, token: ticket },
    answer: { url: 'https://unboxt.example/dashboard' },
  }),
];

export const identityExamples: readonly Example[] = [
  example(listIdentitiesContract, {
    answer: {
      identities: [
        {
          id: 12,
          name: 'Google',
          email: 'admin@northlight.test',
          createdAt: '2026-03-02T09:12:44.000Z',
          lastUsedAt: '2026-11-20T08:02:11.000Z',
          isRemovable: true,
        },
      ],
      offered: [{ id: 'microsoft', name: 'Microsoft' }],
      hasPassword: true,
    },
  }),
  example(connectIdentityContract, { body: { password: 'calm-harbour-42', provider: 'microsoft' } }),
  example(removeIdentityContract, { body: { id: 12, password: 'calm-harbour-42' } }),
];
