import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  listDestinationsContract,
  movePeopleContract,
  remindPeopleContract,
  removePeopleContract,
} from '#/lib/domain/people/bulk/bulk.contract.ts';

const clara = { email: 'clara.monteiro@northlight.test', name: 'Clara Monteiro' };
const people = [clara.email];
const results = [{ ...clara, isDone: true, reason: null }];

export const bulkExamples: readonly Example[] = [
  example(remindPeopleContract, {
    body: { people },
    answer: { doneCount: 1, results, message: '1 person was reminded.' },
  }),
  example(movePeopleContract, {
    body: { people, teamId: 3, leave: true },
    answer: {
      doneCount: 0,
      results: [{ ...clara, isDone: false, reason: 'This person already leads this team.' }],
      message: 'Nobody was moved.',
    },
  }),
  example(removePeopleContract, {
    body: { people, teamId: 2 },
    answer: { doneCount: 1, results, message: '1 person was removed.' },
  }),
];

export const destinationsExamples: readonly Example[] = [
  example(listDestinationsContract, {
    query: { search: 'mo' },
    answer: {
      departments: [],
      teams: [{ id: 2, name: 'Mobile App', departmentName: 'Engineering' }],
      people: [
        {
          id: 3,
          firstName: 'Rafael',
          lastName: 'Moura',
          email: 'rafael.moura@northlight.test',
          isSuspended: false,
          team: null,
        },
      ],
    },
  }),
];
