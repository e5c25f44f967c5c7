import { describe, expect, it } from 'vitest';
import { chartModel } from '#/components/chart/model/chart-model.ts';
import type { PackedChart } from '#/components/chart/model/packed-chart.ts';
import { searchChart, searchIndex } from '#/components/chart/model/search-chart.ts';

const colours = { mainColor: '', titleColor: '', figures: null, link: null };
const leader = (name: string, email: string) => ({
  id: 1,
  name,
  email,
  role: 'Team Leader' as const,
  workPosition: '',
  foto: null,
  initials: '',
  additionalRolesCount: 0,
  status: true,
});
const members = ['太郎 山田', 'Jürgen O’Brien', 'Maria Cruz'];
const chart: PackedChart = {
  shape: 'packed',
  companyName: 'Sample',
  period: { name: '1m', from: '2026-02-17', to: '2026-03-18' },
  asOf: null,
  figures: null,
  counts: { admins: 0, departments: 1, teams: 1, members: 3 },
  admins: [],
  departments: [{ id: 1, level: 2, departmentName: 'R&D-Labs', palette: 0, leader: null, ...colours }],
  teams: [
    {
      id: 1,
      level: 3,
      departamentId: 1,
      teamName: 'Back-end',
      membersCount: 3,
      ...colours,
      leader: leader('Zoë Kaʻahumanu', 'zoe@x.test'),
      secondaryLeader: leader('철수 김', 'kim@x.test'),
    },
  ],
  places: [],
  members: {
    ids: [2, 3, 4],
    teamIds: [1, 1, 1],
    names: members,
    positions: [0, 0, 0],
    fotos: ['', '', ''],
    emails: ['taro@x.test', 'juergen@x.test', 'maria.cruz@x.test'],
    newPlaces: [],
  },
  workPositions: [''],
};
const model = chartModel(chart);
const index = searchIndex(model);
/** Company, department, team, then the members in order. */
const [, department, team, ...people] = Array.from(model.nodes.kind, (_, node) => node);

describe('the chart is searched', () => {
  it.each([
    ['山田太郎', people[0]],
    ['太郎山田', people[0]],
    ['juergen', people[1]],
    ['jurgen obrien', people[1]],
    ["o'brien", people[1]],
    ['cruz, maria', people[2]],
    ['Maria Cruz <maria.cruz@x.test>', people[2]],
    ['mailto:maria.cruz@x.test', people[2]],
    ['kaahumanu', team],
    ['김철수', team],
    ['back-end', team],
    ['back-end kaahumanu', team],
    ['R&D-labs', department],
  ])('by %j', (typed, node) => expect(searchChart(index, typed)).toEqual({ nodes: [node], count: 1 }));

  it.each(['', ' ', 'nobody', 'maria q9', '%'])('by %j, which finds nothing', (typed) =>
    expect(searchChart(index, typed)).toEqual({ nodes: [], count: 0 }),
  );

  it('with those first that start with the text, or have a word that does', () => {
    const names = ['Xena Anders', 'Hanna Mo', 'Anna Lee'];
    const three = { ...chart, members: { ...chart.members, names, emails: ['', '', ''] } };
    const { nodes } = searchChart(searchIndex(chartModel(three)), 'an');
    expect(nodes).toEqual([people[2], people[0], team, people[1]]);
  });
});
