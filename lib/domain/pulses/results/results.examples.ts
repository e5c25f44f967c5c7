import { type Example, example } from '#/lib/api/endpoint.ts';
import { getPulseResultsContract, listPulseTeamsContract } from '#/lib/domain/pulses/results/results.contract.ts';

const nothing = {
  average: null,
  score: null,
  positiveAnswers: null,
  neutralAnswers: null,
  negativeAnswers: null,
  answers: null,
  texts: null,
  scores: null,
  enps: null,
  detractors: null,
  passives: null,
  promoters: null,
  trend: null,
  isTrendClear: false,
  hiddenReason: null,
};

export const pulseResultExamples: readonly Example[] = [
  example(listPulseTeamsContract, {
    params: { id: 7 },
    answer: {
      teams: [
        { id: 0, name: 'All teams', membersCount: 24, responsesBand: '10–19', hiddenReason: null },
        { id: 5, name: 'Research', membersCount: 3, responsesBand: null, hiddenReason: 'group_too_small' },
      ],
      rounds: [{ id: 40, opensOn: '2026-11-13', closesAt: '2026-11-16T09:30:12.000Z', isPublished: true }],
    },
  }),
  example(getPulseResultsContract, {
    params: { id: 7, teamId: 2 },
    query: { round: 40 },
    answer: {
      questions: [
        {
          ...nothing,
          id: 31,
          text: 'My workload is reasonable.',
          typeId: 5,
          typeName: 'Agreement',
          average: 3.8,
          score: 70,
          positiveAnswers: 62,
          neutralAnswers: 25,
          negativeAnswers: 13,
          persons: '10–19',
          trend: -4,
          locale: 'en',
        },
      ],
      persons: '10–19',
      round: 40,
      asOf: '2026-11-13',
      resultsAt: '2026-11-25T12:00:00.000Z',
      hiddenReason: null,
    },
  }),
];
