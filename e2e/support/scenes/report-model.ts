import { sampleAttention, sampleFactors, samplePlaces, sampleStep } from '#/e2e/support/scenes/report-places.ts';
import { samplePulse } from '#/e2e/support/scenes/report-pulse.ts';
import { sampleYear } from '#/e2e/support/scenes/report-year.ts';
import { addDays, addMonths } from '#/lib/domain/calendar/local-date.ts';
import type {
  CompanyAnswer,
  GroupChapter,
  Report,
  TeamChapter,
  TeamRow,
} from '#/lib/domain/reports/document/report-model.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const AS_OF = '2026-03-30';
let random = createRandom(11);

function line(from: string, count: number, level: number, gaps: boolean) {
  let value = level;
  return Array.from({ length: count }, (_, at) => {
    value = Math.min(96, Math.max(4, value + random.pick([-4, -2, 0, 1, 3])));
    return { date: addDays(from, at), record: gaps && at % 7 > 4 ? null : value };
  });
}

/** Returns the weeks of the thirty days. */
function weekly(from: string, level: number) {
  return [3, -4, 0, 2, -1].map((change, at) => ({ date: addDays(from, at * 7 - 6), record: level + change }));
}

function figure(avg: number, change: number | null, reliable: boolean, personsBand: string | null = '50+') {
  return {
    avg,
    data: line('2026-03-01', 30, avg, true),
    weeks: weekly('2026-03-01', avg),
    previousAvg: change === null ? null : avg - change,
    previousData: change === null ? [] : line('2026-01-30', 30, avg - change, true),
    change,
    reliable,
    personsBand,
    hiddenReason: null,
    since: '2026-03-01',
    until: '2026-03-30',
    endsEarly: false,
    isPartial: false,
  };
}

/** A result before anything is published. */
export const emptyFigure = {
  ...figure(50, null, false, null),
  avg: null,
  data: [],
  weeks: [],
  since: null,
  until: null,
};

const hiddenFigure = {
  ...figure(50, null, false, null),
  avg: null,
  data: [],
  weeks: [],
  hiddenReason: 'group_too_small' as const,
  since: null,
  until: null,
};

const months = (level: number) =>
  Array.from({ length: 12 }, (_, at) => ({ date: addMonths('2025-03-01', at), record: level + ((at * 7) % 19) - 9 }));

/** Returns the dashboard's answer for a large company. */
export function sampleDashboard(from = random): CompanyAnswer {
  random = from;
  const shares = { good: 58, meh: 27, bad: 15 };
  return {
    asOf: AS_OF,
    period: { name: '1m', from: '2026-03-01', to: AS_OF, bucket: 'day' },
    department: null,
    members: 412,
    teams: 48,
    minimumGroupSize: 5,
    knownTeams: [],
    norms: ['We say what we think', 'We keep promises', 'We help each other', 'We learn from mistakes'].map(
      (name, at) => ({
        id: at + 1,
        name,
        avg: 61 + at * 7,
        personsBand: '50+',
        hiddenReason: null,
      }),
    ),
    enps: {
      detractors: { value: 21, label: 'Detractors' },
      neutral: { value: 34, label: 'Neutral' },
      promoters: { value: 45, label: 'Promoters' },
      avg: 24,
      interval: { low: 17, high: 31 },
      personsBand: '50+',
      hiddenReason: null,
      color: 'good',
      month: '2026-02-01',
      isSoFar: false,
      data: months(20),
    },
    onboarding: {
      detractors: { value: 9, label: 'Dissatisfied' },
      neutral: { value: 30, label: 'Moderately satisfied' },
      promoters: { value: 61, label: 'Very satisfied' },
      avg: 76,
      personsBand: '10–19',
      hiddenReason: null,
      color: 'good',
      month: '2026-02-01',
      isSoFar: false,
      data: months(72),
    },
    performance: figure(73, 1, false),
    motivation: { ...figure(58, -6, true), isDefault: false },
    sentiment: {
      ...figure(71, 1, false),
      typesAvg: shares,
      typesWeeks: [],
      typesData: line('2026-03-01', 30, 50, true).map(({ date, record }) =>
        record === null
          ? { date, good: null, meh: null, bad: null }
          : { date, good: record, meh: record < 85 ? Math.min(100 - record, 25) : 0, bad: Math.max(0, 75 - record) },
      ),
    },
    participation: { rate: 81, previousRate: 76, hiddenReason: null },
  };
}

function teamRow(id: number): TeamRow {
  const isSmall = id % 9 === 4;
  return {
    team: {
      id,
      name: `${random.pick(['Harbour', 'Compass', 'Lantern', 'Meridian', 'Beacon'])} ${id}`,
      members: isSmall ? 4 : 6 + (id % 9),
      leader: random.pick(['Ada Lovelace', 'Zoë Łukasiewicz', 'Åsa Öberg']),
      leaderEmail: null,
      secondaryLeader: null,
      departmentName: random.pick(['Engineering', 'Sales', 'Customer Care']),
    },
    motivation: isSmall ? hiddenFigure : figure(40 + ((id * 13) % 50), id % 4 === 0 ? -8 : 3, id % 4 === 0, '5–9'),
    productivity: isSmall ? hiddenFigure : figure(45 + ((id * 7) % 45), id % 5 === 0 ? 9 : 0, id % 5 === 0, '5–9'),
    sentiments: {
      ...(isSmall ? hiddenFigure : figure(30 + ((id * 11) % 62), 2, false, '5–9')),
      typesAvg: isSmall ? { good: null, meh: null, bad: null } : { good: 55, meh: 30, bad: 15 },
      typesData: [],
      typesWeeks: [],
    },
    participation: isSmall
      ? { rate: null, previousRate: null, hiddenReason: 'group_too_small' }
      : { rate: 50 + (id % 45), previousRate: null, hiddenReason: null },
    productivity_sentiment_category: isSmall ? 0 : 1 + (id % 9),
  };
}

/** Returns a company's chapter with this many teams. */
export function sampleGroup(teams: number): GroupChapter {
  return {
    kind: 'group',
    scope: { kind: 'company', id: 1, name: 'Northlight' },
    dashboard: sampleDashboard(createRandom(11)),
    year: sampleYear(sampleDashboard().sentiment),
    yardstick: sampleDashboard(createRandom(11)).sentiment.avg,
    teams: Array.from({ length: teams }, (_, at) => teamRow(at + 1)),
    categories: [
      { id: 0, teams: 5 },
      { id: 1, teams: 12 },
      { id: 5, teams: 31 },
    ],
    attention: sampleAttention,
    places: samplePlaces(),
    steps: Array.from({ length: teams / 2 }, (_, at) =>
      at === 0 ? { ...sampleStep, isDue: true } : { ...sampleStep, said: null },
    ),
    pulses: [samplePulse()],
  };
}

/** Returns the chapter of a team of six. */
export function sampleTeam(): TeamChapter {
  const { sentiment, motivation, performance, norms } = sampleDashboard(createRandom(11));
  const closed = <F extends object>(one: F) => ({ ...one, persons: null, personsBand: '5–9', smoothed: null });
  return {
    kind: 'team',
    scope: { kind: 'team', id: 3, name: 'Harbour' },
    steps: [{ ...sampleStep, state: 'kept', settledOn: '2026-03-24' }],
    pulses: [],
    dashboard: {
      teamId: 3,
      teamName: 'Harbour',
      leader: 'Ada Lovelace',
      motivationAvg: 58,
      motivationLineGraph: [],
      sentimentAvg: 71,
      sentimentLineGraph: [],
      sentimentGoodAvg: 58,
      sentimentMehAvg: 27,
      sentimentBadAvg: 15,
      sentimentBarGraph: [],
      performanceAvg: 73,
      performanceLineGraph: [],
      team: { id: 3, name: 'Harbour', members: 6, leader: 'Ada Lovelace', departmentName: 'Engineering' },
      period: { name: '1m', from: '2026-03-01', to: AS_OF, bucket: 'day' },
      asOf: AS_OF,
      source: { scope: 'team', name: 'Harbour' },
      namedSince: null,
      minimumGroupSize: 5,
      knownTeams: [],
      factorsHiddenReason: null,
      factors: sampleFactors,
      member: 0,
      motivation: closed(motivation),
      productivity: closed(performance),
      sentiments: closed(sentiment),
      productivity_sentiment_category: 1,
      norms: norms.map((norm) => ({ ...norm, persons: null })),
      participation: {
        due: null,
        answered: null,
        rate: 81,
        previousRate: 76,
        hiddenReason: null,
        persons: null,
        personsDue: null,
      },
      nextDueDate: '2026-03-31',
    },
  };
}

/** Returns a report that a person requested. */
export function sampleReport(...chapters: Report['chapters']): Report {
  return {
    locale: 'en',
    companyName: 'Northlight',
    minimumGroupSize: 5,
    askedBy: 'Ada Lovelace',
    askedOn: '2026-03-31',
    period: '1m',
    chapters,
  };
}
