import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  exportTeamAnswersContract,
  getLastPulseContract,
  getTeamDashboardContract,
  listDashboardTeamsContract,
} from '#/lib/domain/dashboards/team/team.contract.ts';
import { allMembersIn } from '#/lib/domain/dashboards/team/team.present.ts';

const team = { id: 2, name: 'Mobile App' };
const leader = 'Inês Figueira';

const motivation = [{ date: '2026-11-19', record: 56.8 }];
const performance = [{ date: '2026-11-19', record: 64 }];
const sentiment = [{ date: '2026-11-19', record: 65 }];
const feelings = [{ date: '2026-11-19', good: 50, meh: 40, bad: 10 }];

const figure = {
  smoothed: null,
  reliable: true,
  persons: 11,
  personsBand: null,
  hiddenReason: null,
  since: '2026-10-26',
  until: null,
  endsEarly: false,
  isPartial: false,
};

export const teamDashboardExamples: readonly Example[] = [
  example(listDashboardTeamsContract, {
    answer: {
      total: 1,
      teams: [
        { ...team, departmentName: 'Engineering', leader, secondaryLeader: null, membersCount: 11, openInvitations: 1 },
      ],
    },
  }),
  example(getTeamDashboardContract, {
    params: { id: 2 },
    query: { period: '1m' },
    answer: {
      teamId: 2,
      teamName: 'Mobile App',
      leader,
      motivationAvg: 53.7,
      motivationLineGraph: [],
      sentimentAvg: 56.4,
      sentimentLineGraph: [],
      sentimentGoodAvg: 39,
      sentimentMehAvg: 34,
      sentimentBadAvg: 27,
      sentimentBarGraph: [],
      performanceAvg: 63.3,
      performanceLineGraph: [],
      team: { ...team, members: 11, leader, departmentName: 'Engineering' },
      period: { name: '1m', from: '2026-10-22', to: '2026-11-20', bucket: 'day' },
      asOf: null,
      source: null,
      namedSince: null,
      minimumGroupSize: 5,
      knownTeams: [],
      member: 0,
      members: [allMembersIn('en')],
      motivation: {
        ...figure,
        avg: 53.7,
        data: motivation,
        previousAvg: 41.7,
        previousData: [],
        change: 11.3,
        isDefault: false,
      },
      productivity: {
        ...figure,
        avg: 63.3,
        data: performance,
        previousAvg: 55.5,
        previousData: [],
        change: 7.5,
      },
      sentiments: {
        ...figure,
        avg: 56.4,
        data: sentiment,
        previousAvg: 33.2,
        previousData: [],
        change: 22.4,
        typesAvg: { good: 39, meh: 34, bad: 27 },
        typesData: feelings,
      },
      productivity_sentiment_category: 5,
      norms: [{ id: 2, name: 'Trust', avg: 56.8, persons: 11, personsBand: null, hiddenReason: null }],
      factors: [
        {
          id: 1,
          label: 'Workload',
          helped: { checkIns: 1, persons: 1, personsBand: null, timesBand: null },
          hurt: { checkIns: 17, persons: 10, personsBand: null, timesBand: null },
          mentioned: { checkIns: 29, persons: 10, personsBand: null, timesBand: null },
        },
      ],
      factorsHiddenReason: null,
      participation: {
        due: 220,
        answered: 175,
        rate: 79.5,
        previousRate: null,
        hiddenReason: null,
        persons: 11,
        personsDue: 11,
      },
      nextDueDate: '2026-11-23',
    },
  }),
  example(exportTeamAnswersContract, {
    params: { id: 2 },
    query: { period: '1w' },
    answer: [
      'Date,Period,Compared,Member id,Member,Answered at,Feeling,Sentiment,Performance,Motivation,Reasons,Motivator,Motivator answer,Work environment',
      '2026-11-19,shown,now,44,Ana Lima,2026-11-19T11:00:00.000Z,Happy,85,80,61.4,Progress on my work,A leader who has my back,100,At home',
    ].join('\r\n'),
  }),
  example(getLastPulseContract, {
    params: { id: 2 },
    answer: {
      last: {
        pulseId: 7,
        roundId: 40,
        name: 'Workload after the release',
        askedOn: '2026-11-09',
        persons: '10–19',
        findings: ['Best: “I can take the breaks I need” 70.', 'Lowest: “My workload is reasonable” 50, down 6.'],
      },
    },
  }),
];
