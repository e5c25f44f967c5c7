import { type Example, example } from '#/lib/api/endpoint.ts';
import { listDestinationsContract } from '#/lib/domain/people/bulk/destinations.contract.ts';

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
