import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  getCompanyAnalyticsContract,
  getCompanyDashboardContract,
  listTeamsOverviewContract,
} from '#/lib/domain/dashboards/company/company.contract.ts';

const asOf = '2026-11-21';
const days = { name: '1m', from: '2026-10-23', to: '2026-11-21', bucket: 'day' } as const;
const weeks = { name: '1m', from: '2026-10-19', to: '2026-11-15', bucket: 'week' } as const;
const engineering = { id: 1, name: 'Engineering' };

const motivation = {
  avg: 73,
  data: [{ date: '2026-11-21', record: 72 }],
  weeks: [{ date: '2026-11-16', record: 73 }],
  previousAvg: 72,
  previousData: [],
  change: 1,
  reliable: true,
  personsBand: '50+',
  hiddenReason: null,
  since: '2025-11-03',
  until: '2026-11-21',
  endsEarly: false,
  isPartial: false,
};
const performance = {
  ...motivation,
  avg: 71,
  data: [],
  weeks: [],
  previousAvg: 71,
  previousData: [],
  change: 0,
  reliable: false,
};
const sentiment = {
  ...performance,
  avg: 70,
  data: [{ date: '2026-11-21', record: 75 }],
  weeks: [{ date: '2026-11-16', record: 71 }],
  previousAvg: 68,
  previousData: [],
  change: 2,
};
const feelings = {
  typesAvg: { good: 55, meh: 31, bad: 14 },
  typesData: [{ date: '2026-11-21', good: 58, meh: 34, bad: 8 }],
  typesWeeks: [{ date: '2026-11-16', good: 56, meh: 31, bad: 13 }],
};

/** A team of seven; some of its answers aren't published yet. */
const small = {
  avg: 72,
  data: [{ date: '2026-11-09', record: 72 }],
  weeks: [],
  previousAvg: null,
  previousData: [],
  change: null,
  reliable: false,
  personsBand: '5–9',
  hiddenReason: null,
  since: '2025-11-03',
  until: '2026-11-13',
  endsEarly: true,
  isPartial: true,
};

export const companyDashboardExamples: readonly Example[] = [
  example(getCompanyDashboardContract, {
    query: { period: '1m' },
    answer: {
      asOf,
      period: days,
      department: null,
      members: 106,
      teams: 14,
      minimumGroupSize: 5,
      knownTeams: [],
      norms: [{ id: 2, name: 'Trust', avg: 66, personsBand: '50+', hiddenReason: null }],
      enps: {
        detractors: { value: 21, label: 'Detractors' },
        neutral: { value: 38, label: 'Neutral' },
        promoters: { value: 41, label: 'Promoters' },
        avg: 20,
        personsBand: '50+',
        hiddenReason: null,
        color: 'good',
        month: '2026-10-01',
        data: [{ date: '2026-10-01', record: 20 }],
        isSoFar: false,
        interval: { low: 7, high: 32 },
      },
      onboarding: {
        detractors: { value: null, label: 'Dissatisfied' },
        neutral: { value: null, label: 'Moderately Dissatisfied' },
        promoters: { value: null, label: 'Very Satisfied' },
        avg: null,
        personsBand: null,
        hiddenReason: 'not_enough_answers',
        color: null,
        month: null,
        data: [],
        isSoFar: false,
      },
      performance,
      motivation: { ...motivation, isDefault: false },
      sentiment: { ...sentiment, ...feelings },
      participation: { rate: 81, previousRate: 80, hiddenReason: null },
    },
  }),
  example(getCompanyAnalyticsContract, {
    body: { period: '1m', departmentId: 1, metric: 'motivation' },
    answer: {
      asOf,
      period: days,
      teamsPeriod: weeks,
      department: engineering,
      company: { motivation, productivity: performance, sentiment },
      companyLine: [{ date: '2026-11-09', record: 73 }],
      teams: [
        {
          id: 2,
          teamName: 'Mobile App',
          departmentName: 'Engineering',
          data: [{ date: '2026-11-09', record: 55 }],
          avg: 54,
          category: 5,
          hiddenReason: null,
        },
      ],
      page: 1,
      pages: 1,
      total: 1,
    },
  }),
  example(listTeamsOverviewContract, {
    body: { departmentId: 1, sort: 'motivation', direction: 'desc' },
    answer: {
      asOf,
      period: weeks,
      teams: [
        {
          team: {
            id: 3,
            name: 'Data',
            members: 7,
            leader: 'Zuzanna Wrona',
            leaderEmail: 'zuzanna.wrona@northlight.test',
            secondaryLeader: null,
            departmentName: 'Engineering',
          },
          motivation: small,
          productivity: small,
          sentiments: {
            ...small,
            typesAvg: { good: 63, meh: 23, bad: 14 },
            typesData: [{ date: '2026-11-09', good: 63, meh: 23, bad: 14 }],
            typesWeeks: [],
          },
          participation: { rate: 72, previousRate: 75, hiddenReason: null },
          productivity_sentiment_category: 1,
        },
      ],
      page: 1,
      pages: 1,
      total: 1,
      categories: [{ id: 1, teams: 1 }],
      attention: { total: 0, teams: [] },
      others: [{ id: 1, teams: 1 }],
    },
  }),
];
