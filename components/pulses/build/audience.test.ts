import { describe, expect, it } from 'vitest';
import { audienceOf, findTeams, reachOf } from '#/components/pulses/build/audience.ts';

const departments = [
  {
    id: 1,
    name: 'Engineering',
    teams: [
      { id: 11, name: 'Apps', membersCount: 8, unfinishedCount: 0, isLarge: true },
      { id: 12, name: 'Platform', membersCount: 3, unfinishedCount: 0, isLarge: false },
    ],
  },
  { id: 0, name: '', teams: [{ id: 21, name: 'Harbour', membersCount: 6, unfinishedCount: 0, isLarge: true }] },
];

describe('the audience of a pulse', () => {
  it('is everyone within reach while no teams are chosen', () => {
    expect(audienceOf(departments, null)).toEqual({ teamsCount: 3, peopleCount: 17, smallCount: 1 });
    expect(reachOf(departments)).toEqual([11, 12, 21]);
  });

  it('is that of the chosen teams; teams out of reach don’t count', () => {
    expect(audienceOf(departments, [12, 99])).toEqual({ teamsCount: 1, peopleCount: 3, smallCount: 1 });
    expect(audienceOf(departments, [])).toEqual({ teamsCount: 0, peopleCount: 0, smallCount: 0 });
  });

  it('is found by parts of names of teams and departments', () => {
    expect(findTeams(departments, ' PLAT').flatMap(({ teams }) => teams.map(({ name }) => name))).toEqual(['Platform']);
    expect(findTeams(departments, 'engin')[0]?.teams).toHaveLength(2);
    expect(findTeams(departments, 'nothing')).toEqual([]);
  });
});
