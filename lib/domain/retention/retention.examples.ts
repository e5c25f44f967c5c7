import { type Example, example } from '#/lib/api/endpoint.ts';
import { privacyExamples } from '#/lib/domain/privacy/privacy.examples.ts';
import { companyRetention, retentionKinds } from '#/lib/domain/retention/constants.ts';
import { chooseRetentionContract, getRetentionContract } from '#/lib/domain/retention/retention.contract.ts';

const kinds = retentionKinds.map((kind) => {
  const { months, least, most } = companyRetention[kind];
  return { kind, months, startsOn: null, monthsNow: months, least, most };
});

/** The privacy settings, and how long data is kept, for one chapter. */
export const dataRightsExamples: readonly Example[] = [
  ...privacyExamples,
  example(getRetentionContract, { answer: { kinds } }),
  example(chooseRetentionContract, {
    body: { kind: 'posts', months: 12, isDryRun: true },
    answer: {
      rows: 84,
      startsOn: '2026-03-09',
      message: 'Nothing has changed. From 9 March 2026, this would delete 84.',
    },
  }),
];
