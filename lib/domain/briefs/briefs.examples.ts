import { type Example, example } from '#/lib/api/endpoint.ts';
import { getBriefContract } from '#/lib/domain/briefs/briefs.contract.ts';

export const briefExamples: readonly Example[] = [
  example(getBriefContract, {
    answer: {
      week: { from: '2026-11-16', to: '2026-11-22' },
      paragraphs: [
        {
          about: { kind: 'company', id: 1, name: 'Northlight' },
          findings: [{ metric: 'sentiment', kind: 'clear', value: 74, change: 22 }],
          teams: [],
          steps: 0,
          stepsInShort: null,
          sentences: [
            [{ text: 'Sentiment rose 22 points to 74.', href: null }],
            [
              { text: 'Mobile App', href: '/dashboard?tab=teams&team=2' },
              { text: ' is up: sentiment rose 22 points to 74.', href: null },
            ],
          ],
        },
      ],
    },
  }),
];
