import { type Example, example } from '#/lib/api/endpoint.ts';
import { deleteCompanyContract, keepCompanyContract } from '#/lib/domain/companies/deletion/deletion.contract.ts';
import { dataRightsExamples } from '#/lib/domain/retention/retention.examples.ts';

/** The company's data: the privacy settings, how long it's kept, and deleting the company. */
export const companyDataExamples: readonly Example[] = [
  ...dataRightsExamples,
  example(deleteCompanyContract, {
    body: { name: 'Northlight' },
    answer: {
      deletesAt: '2026-03-16T09:30:00.000Z',
      message: 'Northlight will be deleted on 16 March 2026. Until then you can still decide to keep it.',
    },
  }),
  example(keepCompanyContract, { answer: { message: 'Northlight stays. Everyone gets a notification.' } }),
];
