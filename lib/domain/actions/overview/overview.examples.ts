import { type Example, example } from '#/lib/api/endpoint.ts';
import { listTeamDeedsContract, listTeamStepsContract } from '#/lib/domain/actions/overview/overview.contract.ts';

const teamStep = {
  team: { id: 7, name: 'Platform' },
  said: 'changes at work',
  will: 'Change nothing else for two weeks.',
  state: 'doing' as const,
  promisedOn: '2026-11-12',
  dueOn: '2026-11-26',
  isDue: false,
  settledOn: null,
};

export const stepsOverviewExamples: readonly Example[] = [
  example(listTeamStepsContract, { query: { teamIds: '7,9' }, answer: { steps: [teamStep] } }),
  example(listTeamDeedsContract, {
    query: { departmentId: 0, page: 1 },
    answer: {
      counts: { teams: 14, trying: 5, due: 1 },
      pages: 1,
      teams: [
        {
          team: teamStep.team,
          department: 'Technology',
          leader: 'Arjun Pillai',
          leaderEmail: 'team.leader@northlight.test',
          steps: [teamStep],
          unsharedOn: null,
          sharedOn: '2026-11-10',
        },
        {
          team: { id: 9, name: 'Supply' },
          department: 'Operations',
          leader: null,
          leaderEmail: null,
          steps: [],
          unsharedOn: '2026-11-09',
          sharedOn: null,
        },
      ],
      keptSteps: [
        {
          said: 'meetings',
          will: 'Keep one half day a week free of meetings.',
          keptOn: '2026-11-20',
          count: 2,
          teams: [
            { id: 8, name: 'Mobile App', keptOn: '2026-11-20' },
            { id: 4, name: 'Sales North', keptOn: '2026-11-04' },
          ],
        },
      ],
    },
  }),
];
