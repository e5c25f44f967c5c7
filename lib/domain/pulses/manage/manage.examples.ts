import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  activatePulseContract,
  closePulseContract,
  deletePulseContract,
  disablePulseContract,
  nudgePulseContract,
} from '#/lib/domain/pulses/activation/activation.contract.ts';
import {
  createPulseContract,
  createReadyPulseContract,
  getPulseContract,
  listPulsesContract,
  managePulseContract,
  updatePulseContract,
} from '#/lib/domain/pulses/manage/manage.contract.ts';
import { planPulseContract } from '#/lib/domain/pulses/schedule/plan.contract.ts';

const params = { id: 7 };
const workdays = [true, true, true, true, true, false, false];
const teams = [{ id: 2, name: 'Mobile App', membersCount: 8, unfinishedCount: 0, isLarge: true }];
const questions = [
  {
    id: 31,
    text: 'My workload is reasonable.',
    typeId: 5,
    typeName: 'Agreement',
    pool: [],
    isMultiple: false,
    low: '',
    high: '',
    bankItemId: 13,
    locale: 'en',
    texts: { de: 'Meine Arbeitsmenge ist angemessen.' },
    pools: {},
    ends: {},
    isKnown: true,
  },
];

const draft = {
  id: 7,
  name: 'How the week went',
  companyName: 'Northlight',
  createdAt: '2026-11-20T09:12:00.000Z',
  updatedAt: '2026-11-20T09:12:00.000Z',
  creatorId: 12,
  creatorName: 'Ana Lima',
  startDate: null,
  endDate: null,
  time: '12:00',
  isActive: false,
  isDraft: true,
  status: 'In Draft',
  phase: 'draft',
  membersCount: 8,
  responsesCount: 0,
  recurringOn: true,
  frequency: 2,
  days: workdays,
  openDays: null,
  includeLeaders: false,
  bank: false,
  bankPinned: [],
  bankMuted: [],
  opensAt: null,
  closesAt: null,
  nextOpensOn: null,
  hasResults: false,
  resultsPublishedAt: null,
  foundNobody: false,
  may: { manage: true },
} as const;
const pulse = { ...draft, days: workdays, bankPinned: [], bankMuted: [] };
const active = {
  ...pulse,
  startDate: '2026-11-20',
  isActive: true,
  isDraft: false,
  status: 'Active',
  phase: 'scheduled',
  nextOpensOn: '2026-11-20',
} as const;

const between = {
  ...active,
  phase: 'between',
  responsesCount: 7,
  opensAt: '2026-11-20T12:00:00.000Z',
  nextOpensOn: '2026-11-27',
  hasResults: true,
  resultsPublishedAt: '2026-11-22T12:00:00.000Z',
} as const;
const stopped = { ...between, isActive: false, status: 'Disabled', phase: 'stopped', nextOpensOn: null } as const;

const question = { text: 'My workload is reasonable.', typeId: 5 };
const body = { name: 'How the week went', frequency: 'Weekly', teams: [2], questions: [question], isDraft: true };

export const pulseExamples: readonly Example[] = [
  example(createPulseContract, { body, answer: { id: 7, status: 'In Draft', pulse } }),
  example(createReadyPulseContract, {
    params: { id: 2 },
    body: { teams: [2], isDraft: true },
    answer: { id: 7, status: 'In Draft', pulse: { ...pulse, name: 'After the move' } },
  }),
  example(listPulsesContract, {
    query: { status: 'In Draft', limit: 20 },
    answer: { pulses: [pulse], users: [{ id: 12, name: 'Ana Lima' }], total: 1 },
  }),
  example(getPulseContract, { params, answer: { pulse, questions, teams } }),
  example(updatePulseContract, {
    params,
    body: { questions: [{ id: 31, ...question, locale: 'en', texts: questions[0]?.texts }] },
    answer: { pulse },
  }),
  example(managePulseContract, { params, body: { time: '09:00' }, answer: { pulse: { ...pulse, time: '09:00' } } }),
  example(planPulseContract, {
    body: { teams: [2], frequency: 'Weekly', bank: true, startDate: '2026-11-23' },
    answer: {
      asksCount: 8,
      warning: null,
      pulsesThisWeek: 0,
      rounds: [{ opensOn: '2026-11-23', closesOn: '2026-11-28', questions: ['My workload is reasonable.'] }],
    },
  }),
  example(activatePulseContract, { params, answer: { pulse: active, warning: null } }),
  example(nudgePulseContract, { params, answer: { remindedCount: 3 } }),
  example(closePulseContract, { params, body: {}, answer: { pulse: between } }),
  example(disablePulseContract, { params, answer: { pulse: stopped } }),
  example(deletePulseContract, { params }),
];
