import { type Example, example } from '#/lib/api/endpoint.ts';
import { getBreakdownContract } from '#/lib/domain/dashboards/breakdown/breakdown.contract.ts';

const figure = {
  avg: 71,
  change: 1,
  reliable: false,
  personsBand: '20–49',
  hiddenReason: null,
  endsEarly: false,
  isPartial: false,
};

export const breakdownExamples: readonly Example[] = [
  example(getBreakdownContract, {
    query: { period: '1m' },
    answer: {
      asOf: '2026-11-21',
      period: { name: '1m', from: '2026-10-23', to: '2026-11-21', bucket: 'day' },
      department: null,
      minimumGroupSize: 5,
      kind: 'department',
      parts: [
        {
          id: 1,
          name: 'Engineering',
          members: 38,
          motivation: figure,
          productivity: { ...figure, avg: 69 },
          sentiment: { ...figure, avg: 67 },
          participation: 80,
          feelings: { good: 50, meh: 33, bad: 17 },
          drivers: [],
        },
      ],
      total: 1,
      feelings: { good: 50, meh: 33, bad: 17 },
      drivers: [{ id: 4, label: 'Colleagues', helped: '50–99', hurt: '5–9' }],
      driversHiddenReason: null,
      knownTeams: [],
      attention: [],
      attentionTotal: 0,
      watch: [],
      risen: [],
      success: [
        {
          team: {
            id: 2,
            name: 'Mobile App',
            departmentName: 'Engineering',
            leader: 'Inês Figueira',
            leaderEmail: 'team.leader@northlight.test',
          },
          reason: 'rose',
          metric: 'sentiment',
          value: 74,
          change: 22,
          categoryId: 1,
        },
      ],
      successIds: [2],
    },
  }),
];
