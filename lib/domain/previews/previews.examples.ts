import { type Example, example } from '#/lib/api/endpoint.ts';
import { createPreviewTokenContract, endPreviewContract } from '#/lib/domain/previews/previews.contract.ts';

export const previewExamples: readonly Example[] = [
  example(createPreviewTokenContract, {
    body: { userId: 44, teamId: 2 },
    answer: {
      token: 'pv_5rjHucYx',
      team: { id: 2, name: 'Mobile App' },
      member: { id: 44, name: 'Ana Lima' },
      expiresAt: '2026-11-20T11:24:15.806Z',
    },
  }),
  example(endPreviewContract, { answer: { token: 'sb_zhHxGxM1' } }),
];
