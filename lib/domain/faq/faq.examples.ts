import { type Example, example } from '#/lib/api/endpoint.ts';
import { dislikeFaqContract, likeFaqContract, searchFaqContract } from '#/lib/domain/faq/faq.contract.ts';

const votes = { likesCount: 6, dislikesCount: 1, liked: false, disliked: false };

export const faqExamples: readonly Example[] = [
  example(searchFaqContract, {
    body: { word: 'time zone', section: '' },
    answer: {
      sections: [
        { slug: 'getting-started', title: 'Getting started', count: 0 },
        { slug: 'check-ins', title: 'Check-ins', count: 1 },
      ],
      words: ['time', 'zone'],
      questions: [
        {
          id: 208,
          section: 'check-ins',
          question: 'Which time zone counts, and what if I travel?',
          answer: 'The time zone in your profile counts, not the one of your browser.',
          link: { href: '/profile', label: 'Open your profile' },
          ...votes,
        },
      ],
    },
  }),
  example(likeFaqContract, { params: { id: 208 }, answer: { ...votes, likesCount: 7, liked: true } }),
  example(dislikeFaqContract, { params: { id: 208 }, answer: { ...votes, dislikesCount: 2, disliked: true } }),
];
