import type { PackedChart } from '#/components/chart/model/packed-chart.ts';

interface Row {
  id: string;
  parentId: string | null;
  name: string;
  role: string;
  email: string;
}

const TEAM_SIZE = 10;
const TEAMS_EACH = 50;
const first = ['Ada', 'Bruno', 'Chiara', 'Dmitri', 'Elena', 'Farid', 'Greta'];
const last = ['Lovelace', 'Okafor', 'Rossi', 'Petrov', 'Nakamura', 'Silva'];

/** Returns a company with this many members: teams of ten, and fifty teams per department. */
export function sampleChart(people: number): PackedChart {
  const teamCount = Math.ceil(people / TEAM_SIZE);
  const departmentCount = Math.ceil(teamCount / TEAMS_EACH);
  const list = <Item>(count: number, make: (at: number) => Item) => Array.from({ length: count }, (_, at) => make(at));
  const nameOf = (at: number) => `${first[at % first.length]} ${last[at % last.length]}${at}`;
  const colours = { mainColor: '#e8eefb', titleColor: '#2451b8' };
  const none = { link: null, leader: null, figures: null, ...colours };
  return {
    shape: 'packed',
    companyName: 'Sample',
    period: { name: '1m', from: '2026-02-17', to: '2026-03-18' },
    asOf: null,
    figures: null,
    counts: { admins: 0, departments: departmentCount, teams: teamCount, members: people },
    admins: [],
    departments: list(departmentCount, (at) => ({
      id: at + 1,
      level: 2 as const,
      departmentName: `Department ${at + 1}`,
      palette: at % 4,
      ...none,
    })),
    teams: list(teamCount, (at) => ({
      id: at + 1,
      level: 3 as const,
      departamentId: (at % departmentCount) + 1,
      teamName: `Team ${at + 1}`,
      secondaryLeader: null,
      membersCount: TEAM_SIZE,
      ...none,
    })),
    places: [],
    members: {
      ids: list(people, (at) => at + 1),
      teamIds: list(people, (at) => (at % teamCount) + 1),
      names: list(people, nameOf),
      emails: list(people, (at) => `person.${at}@example.com`),
      positions: list(people, () => 0),
      fotos: list(people, () => ''),
      newPlaces: [],
    },
    workPositions: [''],
  };
}

/** Returns this company as rows for tree libraries. */
export function asRows(chart: PackedChart): Row[] {
  const { departments, teams, members } = chart;
  const row = (id: string, parentId: string | null, name: string, role = '', email = ''): Row => ({
    id,
    parentId,
    name,
    role,
    email,
  });
  return [
    row('c', null, chart.companyName),
    ...departments.map(({ id, departmentName }) => row(`d${id}`, 'c', departmentName)),
    ...teams.map(({ id, departamentId, teamName }) => row(`t${id}`, `d${departamentId}`, teamName)),
    ...members.ids.map((id, at) =>
      row(`m${id}`, `t${members.teamIds[at]}`, members.names[at] ?? '', 'Member', members.emails[at] ?? ''),
    ),
  ];
}
