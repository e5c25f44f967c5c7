import type { ChartLeader } from '#/lib/domain/chart/chart.schema.ts';
import { departmentPalettes, plainPalette } from '#/lib/domain/chart/constants.ts';
import { initialsOf } from '#/lib/domain/chart/layout/initials.ts';
import type { ChartDocument } from '#/lib/domain/reports/chart/chart-model.ts';

const firstNames = ['Ada', 'Bo', 'Chidi', 'Dorothea', 'Émile', 'Fatima', 'Grace', 'Hiro'];
const lastNames = ['Okafor', 'Lindqvist', 'Figueira', 'O’Neill', 'Szymański', 'Vandenberghe', 'Wu'];

const nameOf = (at: number) =>
  `${firstNames[at % firstNames.length]} ${lastNames[Math.floor(at / 3) % lastNames.length]}-${at}`;

function leaderOf(at: number, role: ChartLeader['role']): ChartLeader {
  const name = nameOf(at);
  const email = `person.${at}@northwind.example`;
  const card = { workPosition: 'Manager', foto: null, additionalRolesCount: 0, status: true };
  return { id: at + 1, name, email, role, initials: initialsOf(name), ...card };
}

/**
 * Returns the chart of a company with this many people for its PDF: eight per team, ten teams per department, some
 * outside.
 */
export function sampleChart(people: number, about: Partial<ChartDocument> = {}): ChartDocument {
  const teams = Array.from({ length: Math.ceil(people / 8) }, (_, at) => ({
    id: at + 1,
    level: 3 as const,
    departamentId: at % 25 === 24 ? null : Math.floor(at / 10) + 1,
    teamName: `Team ${at + 1}`,
    link: null,
    leader: at % 9 === 8 ? null : leaderOf(at, 'Team Leader'),
    secondaryLeader: at % 7 === 6 ? leaderOf(at + 5000, 'Secondary Leader') : null,
    membersCount: 8,
    ...plainPalette,
    figures: null,
  }));
  const departments = Array.from({ length: Math.ceil(teams.length / 10) }, (_, at) => ({
    id: at + 1,
    level: 2 as const,
    departmentName: `Department ${at + 1}`,
    link: null,
    leader: at % 6 === 5 ? null : leaderOf(at + 9000, 'Department Leader'),
    palette: at % 4,
    ...(departmentPalettes[at % 4] ?? plainPalette),
    figures: null,
  }));
  const places = Array.from({ length: people }, (_, at) => at);
  return {
    locale: 'en',
    layout: 'paged',
    companyName: 'Northwind Studio',
    part: 'Northwind Studio',
    askedBy: 'Amara Okafor',
    askedOn: '2026-11-23',
    admins: [0, 1].map((at) => ({
      ...leaderOf(at, 'Administrator'),
      id: at + 1,
      level: 1,
      isDirector: at === 0,
      companyName: 'Northwind Studio',
      ...plainPalette,
      isNew: false,
    })),
    departments,
    teams: teams.map((team) => ({
      ...team,
      ...(departmentPalettes[((team.departamentId ?? 0) - 1) % 4] ?? plainPalette),
    })),
    members: {
      ids: places.map((at) => at + 1),
      teamIds: places.map((at) => Math.floor(at / 8) + 1),
      names: places.map(nameOf),
      emails: places.map((at) => `person.${at}@northwind.example`),
      positions: places.map((at) => at % 3),
      fotos: places.map(() => ''),
      newPlaces: [],
    },
    workPositions: ['', 'Entry level', 'Senior'],
    photos: new Map(),
    ...about,
  };
}
