import { type Example, example } from '#/lib/api/endpoint.ts';
import { getPaperContract, listPapersContract } from '#/lib/domain/papers/papers.contract.ts';

export const papersExamples: readonly Example[] = [
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
