import { type Example, example } from '#/lib/api/endpoint.ts';
import { deleteCompanyContract, keepCompanyContract } from '#/lib/domain/companies/deletion/deletion.contract.ts';

export const deletionExamples: readonly Example[] = [
  example(deleteCompanyContract, {
    body: { name: 'Northlight' },
    answer: {
      deletesAt: '2026-03-16T09:30:00.000Z',
      message: 'Northlight will be deleted on 16 March 2026. Until then you can keep it.',
    },
  }),
  example(keepCompanyContract, { answer: { message: 'Northlight stays. We’ve told everyone.' } }),
];
