import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  answerHelpedContract,
  changeActionContract,
  listActionIdeasContract,
  listActionsContract,
  moveActionContract,
  startActionContract,
} from '#/lib/domain/actions/actions.contract.ts';
import { shareResultsContract, voteOnShareContract } from '#/lib/domain/actions/share/share.contract.ts';

const action = {
  id: 12,
  shareId: null,
  topic: 'factor:13',
  said: 'changes at work',
  saidBand: '5–9',
  prepared: 2,
  will: 'Change nothing else for two weeks.',
  owner: 'Amara Okafor',
  state: 'doing' as const,
  promisedOn: '2026-11-12',
  dueOn: '2026-11-26',
  isDue: false,
  doneOn: null,
  settledOn: null,
  why: null,
  helped: null,
  measured: null,
  mentions: { days: 14, before: 6, since: 2 },
};

const share = {
  id: 5,
  kind: 'round' as const,
  name: 'How the week went',
  asOf: '2026-11-16',
  sharedOn: '2026-11-18',
  sharedBy: 'Amara Okafor',
  note: 'Thank you for the frank answers.',
  questions: [
    {
      id: 31,
      text: 'My workload is reasonable.',
      typeId: 5,
      typeName: 'Agreement',
      average: 3,
      score: 50,
      positiveAnswers: 38,
      neutralAnswers: 24,
      negativeAnswers: 38,
      answers: null,
      reactions: null,
      texts: null,
      scores: null,
      enps: null,
      detractors: null,
      passives: null,
      promoters: null,
      persons: '5–9',
      trend: null,
      isTrendClear: false,
      hiddenReason: null,
      locale: 'en',
    },
  ],
  figures: null,
  topics: [
    {
      topic: 'construct:workload',
      name: 'Workload',
      questions: [
        'What could we stop doing?',
        'When does it go well, and what’s different then?',
        'What’s one thing we could change for two weeks?',
      ],
    },
    {
      topic: 'factor:10',
      name: 'meetings',
      questions: [
        'Which meeting would no one miss?',
        'When does it go well, and what’s different then?',
        'What’s one thing we could change for two weeks?',
      ],
    },
  ],
  vote: { closesOn: '2026-11-23', isOpen: true, canVote: true, isOrdered: false, least: 5 },
};

export const actionExamples: readonly Example[] = [
  example(listActionsContract, {
    query: { teamId: 7 },
    answer: {
      today: '2026-11-20',
      canManage: true,
      actions: [action],
      starts: [{ day: action.promisedOn, will: action.will }],
      share,
      shareable: [{ kind: 'round', roundId: 44, pulseId: 8, name: 'Meetings', asOf: '2026-11-09' }],
    },
  }),
  example(listActionIdeasContract, {
    query: { topic: 'factor:10' },
    answer: {
      ideas: [
        { prepared: 1, text: 'Cancel one recurring meeting for two weeks.', keptBy: null },
        { prepared: 2, text: 'Keep one half day a week free of meetings.', keptBy: 3 },
      ],
      survey: { id: 8, name: 'Meetings', questions: 4 },
    },
  }),
  example(startActionContract, {
    body: { teamId: 7, topic: 'factor:13', prepared: 2, dueOn: '2026-11-26', isPosted: true },
    answer: { action: { ...action, mentions: { days: 14, before: 6, since: 0 } }, isPosted: true },
  }),
  example(changeActionContract, {
    params: { id: 12 },
    body: { dueOn: '2026-12-03' },
    answer: { action: { ...action, dueOn: '2026-12-03', mentions: { days: 21, before: 8, since: 2 } } },
  }),
  example(moveActionContract, {
    params: { id: 12 },
    body: { state: 'ended', why: 'The changes are through.' },
    answer: {
      action: {
        ...action,
        state: 'ended',
        settledOn: '2026-11-26',
        why: 'The changes are through.',
        helped: { closesOn: '2026-11-26', isOpen: false, canAnswer: false, counts: { yes: 4, little: 2, no: 0 } },
      },
    },
  }),
  example(shareResultsContract, {
    body: { teamId: 7, roundId: 41, note: share.note, textIds: ['4b8f0a52-6a2e-4c0f-9d0e-2f5d3c1b7a90'] },
    answer: { share },
  }),
  example(voteOnShareContract, { params: { id: 5 }, body: { topics: ['construct:workload'] } }),
  example(answerHelpedContract, { params: { id: 12 }, body: { value: 'yes' } }),
];
