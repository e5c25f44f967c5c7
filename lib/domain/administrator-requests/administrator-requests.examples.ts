import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  approveAdministratorContract,
  listAdministratorRequestsContract,
  refuseAdministratorContract,
} from '#/lib/domain/administrator-requests/administrator-requests.contract.ts';

const params = { id: 1 };

export const administratorRequestExamples: readonly Example[] = [
  example(listAdministratorRequestsContract, {
    params,
    answer: {
      requests: [
        {
          id: 131,
          firstName: 'Noor',
          lastName: 'Haddad',
          email: 'noor.haddad@northlight.test',
          goesWhenRefused: true,
          askedAt: '2026-11-20T08:41:19.204Z',
        },
      ],
    },
  }),
  example(approveAdministratorContract, { params, body: { id: 131 } }),
  example(refuseAdministratorContract, { params, body: { id: 131 } }),
];
