import { type Example, example } from '#/lib/api/endpoint.ts';
import { activityExamples } from '#/lib/domain/audit/audit.examples.ts';
import { getPaperContract, listPapersContract } from '#/lib/domain/papers/papers.contract.ts';

/** The activity log, and the papers that say how data is handled. */
export const paperExamples: readonly Example[] = [
  ...activityExamples,
  example(listPapersContract, {
    answer: {
      papers: [
        {
          kind: 'measures',
          title: 'Security measures',
          about: 'How data is protected. For IT and data protection.',
          isOpen: true,
          version: '9f2c41d0a7b3',
        },
      ],
    },
  }),
  example(getPaperContract, { params: { kind: 'measures' }, query: { locale: 'de' }, answer: '%PDF-1.7 …' }),
];
