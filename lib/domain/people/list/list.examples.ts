import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  exportPeopleContract,
  getPersonContract,
  listPeopleContract,
  listPeopleTeamsContract,
} from '#/lib/domain/people/list/list.contract.ts';

const person = {
  id: 36,
  firstName: 'Afonso',
  lastName: 'Carvalho',
  email: 'afonso.carvalho@northlight.test',
  roles: ['Member' as const],
  departments: [{ id: 1, name: 'Engineering' }],
  teams: [{ id: 2, name: 'Mobile App', departmentName: 'Engineering' }],
  status: 'Active' as const,
  expiresAt: null,
  mailRefusedAt: null,
};

export const peopleExamples: readonly Example[] = [
  example(getPersonContract, { params: { id: 36 }, answer: { person } }),
  example(listPeopleContract, {
    query: { department: 1, role: 'Member', status: 'Active' },
    answer: {
      people: [person],
      total: 35,
      unfinished: 7,
      next: 'WyIiLCJhZm9uc28gY2FydmFsaG8iLCJhZm9uc28uY2FydmFsaG9Abm9ydGhsaWdodC50ZXN0Il0',
    },
  }),
  example(exportPeopleContract, {
    query: { department: 1 },
    answer: [
      'Email,First name,Last name,Department,Team,Role,Leader,Status',
      'afonso.carvalho@northlight.test,Afonso,Carvalho,Engineering,Mobile App,Member,Inês Figueira,Active',
    ].join('\r\n'),
  }),
  example(listPeopleTeamsContract, {
    query: { department: 1 },
    answer: {
      teams: [
        { id: 3, name: 'Data', departmentName: 'Engineering' },
        { id: 2, name: 'Mobile App', departmentName: 'Engineering' },
      ],
    },
  }),
];
