import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  dislikeCoachItemContract,
  likeCoachItemContract,
  listCoachInsightsContract,
  listCoachTrendsContract,
  seeCoachItemContract,
} from '#/lib/domain/coaching/items/items.contract.ts';
import {
  acknowledgeCoachPostContract,
  createCoachPostContract,
  hideCoachPostContract,
  listCoachPostsContract,
  readCoachPostContract,
  removeCoachPostContract,
  sendCoachMessageContract,
} from '#/lib/domain/coaching/posts/posts.contract.ts';
import { listCoachTeamsContract } from '#/lib/domain/coaching/teams/teams.contract.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

const params = { id: 2 };
const item = {
  daysAgo: 3,
  seen: false,
  personal: false,
  liked: false,
  disliked: false,
  likesCount: 1,
  dislikesCount: 0,
  allowComment: false,
  comments: [],
  details: null,
  because: null,
  source: null,
  step: null,
  leadsTo: null,
};
const liked = { liked: true, disliked: false, likesCount: 2, dislikesCount: 0 };
const post = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Clara Monteiro',
  text: 'The release went out on Tuesday, and no one had to stay late. Thank you, Jonas, for the checklist!',
  daysAgo: 1,
  createdAt: '2026-11-20T14:05:32.417Z',
  anonymously: false,
  logo_url: null,
  seen: false,
  source: null,
  canRemove: false,
  removableUntil: null,
  canHide: false,
  hiddenReason: null,
  acknowledgements: [{ word: 1 as const, names: ['Amara Okafor', 'Jonas Brandt'] }],
  acknowledged: null,
};
const anonymous = {
  ...post,
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  name: inWords(message('specification.coaching.anonymous'), 'en'),
  text: 'Could we keep Thursday mornings free of meetings?',
  createdAt: '2026-11-20T00:00:00.000Z',
  anonymously: true,
  acknowledgements: [],
};

export const coachingExamples: readonly Example[] = [
  example(listCoachTeamsContract, { answer: { teams: [{ id: 2, name: 'Mobile App', newMessages: 2 }] } }),
  example(listCoachInsightsContract, {
    params,
    query: { offset: 0 },
    answer: {
      insights: [
        {
          ...item,
          id: 481,
          insightBody:
            'In the 30 days up to 20 November, more than a third of your team’s check-ins with a bad feeling named “Workload”. List with the team this week what’s open, and decide together: each person stops, delays or hands over one thing.',
          modalHeader: 'Check the load',
          act: 'List with the team this week what’s open, and decide together: each person stops, delays or hands over one thing.',
          reason:
            'In the 30 days up to 20 November, more than a third of your team’s check-ins with a bad feeling named “Workload”.',
          because: 'Because more than a third of the check-ins with a bad feeling named “Workload”.',
          step: {
            topic: 'factor:1',
            about: 'workload',
            will: 'List with the team this week what’s open, and decide together: each person stops, delays or hands over one thing.',
          },
          notificationType: 'checkIn_insight',
          iconClass: 'icon-clock',
          color: 'default',
        },
      ],
      until: 481,
    },
  }),
  example(listCoachTrendsContract, {
    params,
    query: { offset: 0 },
    answer: {
      trends: [
        {
          ...item,
          id: 477,
          insightBody:
            'Your team’s motivation is rising: 68 of 100 over the 30 days up to 20 November, up 6 points from the previous 30 days. Say in the motivation chat box what you think helped. Based on 5–9 people.',
          modalHeader: 'Motivation Trend: up 6 points to 68',
          act: 'Say in the motivation chat box what you think helped.',
          reason:
            'Your team’s motivation is rising: 68 of 100 over the 30 days up to 20 November, up 6 points from the previous 30 days. Based on 5–9 people.',
          notificationType: 'motivation_trend',
          iconClass: 'icon-like',
          color: 'good',
        },
      ],
      until: 477,
    },
  }),
  example(seeCoachItemContract, { params: { id: 481 }, body: {}, answer: { seen: true } }),
  example(likeCoachItemContract, { params: { id: 481 }, answer: liked }),
  example(dislikeCoachItemContract, {
    params: { id: 481 },
    answer: { ...liked, liked: false, disliked: true, likesCount: 1, dislikesCount: 1 },
  }),
  example(listCoachPostsContract, {
    params,
    query: {},
    answer: { newPosts: [post, anonymous], oldPosts: [], authorsCount: 9, reportingLink: null },
  }),
  example(readCoachPostContract, { params: { id: post.id }, answer: { seen: true, newMessages: 1 } }),
  example(createCoachPostContract, {
    params,
    body: { text: anonymous.text, anonymously: true, isMotivation: false },
    answer: { post: anonymous },
  }),
  example(sendCoachMessageContract, {
    params,
    body: { id: 318, text: 'What would help you most this week?', anonymously: false },
    answer: {},
  }),
  example(removeCoachPostContract, { params: { id: post.id }, body: {}, answer: {} }),
  example(hideCoachPostContract, { params: { id: post.id }, body: { reason: 'It speaks of one person.' }, answer: {} }),
  example(acknowledgeCoachPostContract, {
    params: { id: post.id },
    body: { word: 1 },
    answer: {
      post: { ...post, acknowledgements: [{ word: 1, names: ['Amara Okafor', 'Inês Figueira'] }], acknowledged: 1 },
    },
  }),
];
