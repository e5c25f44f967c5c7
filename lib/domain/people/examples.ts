import { type Example, example } from '#/lib/api/endpoint.ts';
import { exportPeopleContract, listPeopleContract, listPeopleTeamsContract } from '#/lib/domain/people/contract.ts';

export const peopleExamples: readonly Example[] = [
  example(listPeopleContract, {
    query: { department: 1, role: 'Member', status: 'Active' },
    answer: {
      people: [
        {
          id: 36,
          firstName: 'Afonso',
          lastName: 'Carvalho',
          email: 'afonso.carvalho@northlight.test',
          roles: ['Member'],
          departments: [{ id: 1, name: 'Engineering' }],
          teams: [{ id: 2, name: 'Mobile App', departmentName: 'Engineering' }],
          status: 'Active',
          expiresAt: null,
        },
      ],
      total: 35,
      next: 'WyJhZm9uc28gY2FydmFsaG8iLCJhZm9uc28uY2FydmFsaG9Abm9ydGhsaWdodC50ZXN0Il0',
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
