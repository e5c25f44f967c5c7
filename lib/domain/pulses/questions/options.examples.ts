import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  listPulseDepartmentsContract,
  listPulseTimesContract,
  listQuestionTypesContract,
  listReadySurveysContract,
} from '#/lib/domain/pulses/questions/options.contract.ts';

const introducedAt = '2026-11-22T00:00:00.000Z';
const agreement = { typeId: 5, typeName: 'Agreement' };
const plain = { pool: [], isMultiple: false, low: '', high: '' };

export const pulseOptionExamples: readonly Example[] = [
  example(listPulseDepartmentsContract, {
    answer: {
      departments: [
        {
          id: 1,
          name: 'Product',
          teams: [
            { id: 2, name: 'Mobile App', membersCount: 8, unfinishedCount: 1, isLarge: true },
            { id: 5, name: 'Research', membersCount: 3, unfinishedCount: 0, isLarge: false },
          ],
        },
      ],
    },
  }),
  example(listPulseTimesContract, {
    answer: { times: ['11:30', '12:00', '12:30'], default: '12:00', frequencies: [{ id: 2, name: 'Weekly' }] },
  }),
  example(listQuestionTypesContract, {
    answer: {
      types: [{ id: 5, name: 'Agreement', createdAt: introducedAt, updatedAt: introducedAt }],
    },
  }),
  example(listReadySurveysContract, {
    answer: {
      pulses: [
        {
          id: 8,
          name: 'Meetings',
          description: 'Which meetings are worth their time.',
          questions: [{ text: 'I know why I am invited.', ...agreement, ...plain, bankItemId: null }],
        },
      ],
      bank: [{ id: 13, construct: 'Workload', text: 'My workload is reasonable.', ...agreement }],
    },
  }),
];
