import type { TeamStep } from '#/lib/domain/actions/actions.schema.ts';
import type { GroupChapter, Places, TeamAnswer } from '#/lib/domain/reports/document/report-model.ts';

type Part = Places['parts'][number];

const drivers: Places['drivers'] = [
  { id: 1, label: 'Workload', helped: '20–49', hurt: '100–199' },
  { id: 13, label: 'Changes at work', helped: null, hurt: '50–99' },
  { id: 10, label: 'Meetings', helped: '10–19', hurt: '20–49' },
  { id: 4, label: 'My teammates', helped: '200–499', hurt: '10–19' },
  { id: 6, label: 'Recognition', helped: '50–99', hurt: null },
];
const feelings = { good: 58, meh: 27, bad: 15 };

function part(id: number, name: string, sentiment: number | null): Part {
  const isHidden = sentiment === null;
  const figure = (avg: number, change: number | null = null): Part['sentiment'] => ({
    avg: isHidden ? null : avg,
    change: isHidden ? null : change,
    reliable: change !== null,
    personsBand: isHidden ? null : '20–49',
    hiddenReason: isHidden ? 'group_too_small' : null,
    endsEarly: false,
    isPartial: false,
  });
  return {
    id,
    name,
    members: isHidden ? 4 : 30,
    sentiment: figure(sentiment ?? 0, id === 1 ? -9 : null),
    productivity: figure(71),
    motivation: figure(66),
    participation: isHidden ? null : 80,
    feelings: isHidden ? { good: null, meh: null, bad: null } : feelings,
    drivers: isHidden ? [] : drivers.slice(0, 3),
  };
}

/** Returns four departments: in three of them two reasons hurt, and one is too small. */
export function samplePlaces(): Places {
  return {
    kind: 'department',
    parts: [part(4, 'Sales', 74), part(1, 'Engineering', 58), part(2, 'Customer Care', 69), part(3, 'Legal', null)],
    total: 4,
    feelings,
    drivers,
    driversHiddenReason: null,
    risen: [
      {
        team: { id: 2, name: 'Mast 2', departmentName: 'Legal', leader: null, leaderEmail: null },
        reason: 'rose',
        metric: 'sentiment',
        value: 57,
        change: 17,
        categoryId: 5,
      },
    ],
    success: [
      {
        team: { id: 9, name: 'Lantern 9', departmentName: 'Sales', leader: 'Åsa Öberg', leaderEmail: null },
        reason: 'rose',
        metric: 'sentiment',
        value: 81,
        change: 12,
        categoryId: 1,
      },
    ],
    successIds: [9, 10, 11],
  };
}

/** One team that fell, one with a low score, and more that aren't named. */
export const sampleAttention: GroupChapter['attention'] = {
  total: 7,
  teams: [
    {
      team: { id: 4, name: 'Compass 4', departmentName: 'Sales', leader: 'Ada Lovelace', leaderEmail: null },
      reason: 'fell',
      metric: 'sentiment',
      value: 52,
      change: -16,
      categoryId: 5,
    },
    {
      team: { id: 7, name: 'Beacon 7', departmentName: null, leader: null, leaderEmail: null },
      reason: 'category',
      metric: 'productivity',
      value: 38,
      change: null,
      categoryId: 9,
    },
  ],
};

const mentions = (timesBand: string) => ({ checkIns: null, persons: null, personsBand: null, timesBand });

/** The published reasons of a team. */
export const sampleFactors: TeamAnswer['factors'] = [
  { id: 1, label: 'Workload', helped: null, hurt: mentions('10–19'), mentioned: null },
  { id: 4, label: 'My teammates', helped: mentions('20–49'), hurt: mentions('5–9'), mentioned: null },
];

/** A step that a team tries. */
export const sampleStep: TeamStep = {
  team: { id: 3, name: 'Harbour' },
  said: 'meetings',
  will: 'Keep one half day a week free of meetings.',
  state: 'doing',
  promisedOn: '2026-03-10',
  dueOn: '2026-03-24',
  isDue: false,
  settledOn: null,
};
