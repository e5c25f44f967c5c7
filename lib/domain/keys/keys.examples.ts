import { type Example, example } from '#/lib/api/endpoint.ts';
import { listKeysContract, makeKeyContract, revokeKeyContract } from '#/lib/domain/keys/keys.contract.ts';

const expiresAt = '2027-02-18T11:24:15.806Z';

export const keyExamples: readonly Example[] = [
  example(listKeysContract, {
    answer: {
      keys: [
        {
          id: 3,
          name: 'Staff directory',
          scopes: ['organisation:read'],
          owner: { id: 1, name: 'Amelia Hart' },
          madeAt: '2026-11-20T11:24:15.806Z',
          expiresAt,
          state: 'on',
          usedOn: '2026-11-20',
        },
      ],
      most: 20,
    },
  }),
  example(makeKeyContract, {
    body: { name: 'Staff directory', scopes: ['organisation:read'], expiresAt },
    answer: { id: 3, key: 'uk_zhHxGxM1' },
  }),
  example(revokeKeyContract, { params: { id: 3 } }),
];
