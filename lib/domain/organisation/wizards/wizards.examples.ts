import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  createDepartmentContract,
  createTeamContract,
  discardDepartmentDraftContract,
  discardTeamDraftContract,
  getDepartmentDraftContract,
  getTeamDraftContract,
  listDepartmentDraftsContract,
  listTeamDraftsContract,
  saveDepartmentDraftContract,
  saveTeamDraftContract,
} from '#/lib/domain/organisation/wizards/wizards.contract.ts';

const company = { id: 1, name: 'Northlight' };
const engineering = { id: 1, name: 'Engineering' };
const scores = [
  { id: 3, name: 'Meeting expectations' },
  { id: 4, name: 'Above expectations' },
];

const team = {
  name: 'Search',
  departamentId: 1,
  invites: ['clara.monteiro@northlight.test'],
  performingScoreId: 3,
  checkinDay: 1,
  frequencyId: 1,
  surveysTimeSend: '12:00',
  workingDays: [1, 2, 3, 4, 5],
  asksOnJoining: true,
};

export const newTeamExamples: readonly Example[] = [
  example(listTeamDraftsContract, { answer: { company, teams: [{ id: 15, name: 'Search', leader: null }], total: 1 } }),
  example(getTeamDraftContract, {
    query: { id: 15 },
    answer: {
      team: { id: 15, departmentName: 'Engineering', leader: null, ...team },
      departaments: [{ id: 0, name: 'Other' }, engineering],
      performingScores: scores,
    },
  }),
  example(saveTeamDraftContract, {
    body: { name: 'Search', departamentId: 1, performingScoreId: 3, invites: ['clara.monteiro@northlight.test'] },
    answer: { id: 15 },
  }),
  example(createTeamContract, { query: { id: 15 }, answer: { id: 15, name: 'Search', invited: 1 } }),
  example(discardTeamDraftContract, { query: { id: 15 } }),
];

export const newDepartmentExamples: readonly Example[] = [
  example(listDepartmentDraftsContract, {
    answer: { company, departments: [{ id: 5, name: null, leader: 'Frida Holm' }], total: 1 },
  }),
  example(getDepartmentDraftContract, {
    query: { id: 5 },
    answer: { department: { id: 5, name: 'Operations', perfomingScoreId: 3, leader: null }, perfomingScores: scores },
  }),
  example(saveDepartmentDraftContract, { body: { name: 'Operations', perfomingScoreId: 3 }, answer: { id: 5 } }),
  example(createDepartmentContract, { query: { id: 5 }, answer: { id: 5, name: 'Operations' } }),
  example(discardDepartmentDraftContract, { query: { id: 5 } }),
];
