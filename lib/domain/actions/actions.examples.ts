import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  answerHelpedContract,
  changeActionContract,
  listActionIdeasContract,
  listActionsContract,
  listTeamStepsContract,
  moveActionContract,
  startActionContract,
} from '#/lib/domain/actions/actions.contract.ts';

const action = {
  id: 12,
  topic: 'factor:13',
  said: 'changes at work',
  saidBand: '5–9',
  prepared: 2,
  will: 'Keep everything else still for two weeks.',
  owner: 'Amara Okafor',
  state: 'doing' as const,
  promisedOn: '2026-11-12',
  dueOn: '2026-11-26',
  isDue: false,
  doneOn: null,
  settledOn: null,
  why: null,
  helped: null,
  mentions: { days: 14, before: 6, since: 2 },
};

export const actionExamples: readonly Example[] = [
  example(listActionsContract, {
    query: { teamId: 7 },
    answer: {
      today: '2026-11-20',
      canManage: true,
      actions: [action],
      starts: [{ day: action.promisedOn, will: action.will }],
    },
  }),
  example(listActionIdeasContract, {
    query: { topic: 'factor:10' },
    answer: {
      ideas: [
        { prepared: 1, text: 'Cancel one recurring meeting for two weeks.' },
        { prepared: 2, text: 'Keep one half day a week free of meetings.' },
      ],
      survey: { id: 8, name: 'Meetings', questions: 4 },
    },
  }),
  example(listTeamStepsContract, {
    query: { teamIds: '7,9' },
    answer: {
      steps: [
        {
          team: { id: 7, name: 'Platform' },
          said: 'changes at work',
          will: 'Keep everything else still for two weeks.',
          state: 'doing',
          promisedOn: '2026-11-12',
          dueOn: '2026-11-26',
          isDue: false,
          settledOn: null,
        },
      ],
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
  example(answerHelpedContract, { params: { id: 12 }, body: { value: 'yes' } }),
];
