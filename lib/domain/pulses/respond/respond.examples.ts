import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  checkPulseAnswerContract,
  getPulseQuestionsContract,
  listOwnPulsesContract,
  submitPulseAnswersContract,
} from '#/lib/domain/pulses/respond/respond.contract.ts';

const token = 'pls_k5e.uHrmtIA5';
const plain = { pool: [], isMultiple: false, low: '', high: '' };
const closesAt = '2026-11-27T12:00:00.000Z';

export const pulseRespondExamples: readonly Example[] = [
  example(listOwnPulsesContract, {
    answer: { pulses: [{ name: 'Workload', companyName: 'Northlight', token, closesAt }] },
  }),
  example(getPulseQuestionsContract, {
    params: { id: token },
    answer: {
      name: 'Workload',
      companyName: 'Northlight',
      creatorRole: 'Department Leader',
      questions: [
        { id: 7, text: 'My workload is reasonable.', typeId: 5, typeName: 'Agreement', ...plain, locale: 'en' },
      ],
      answered: false,
      closesAt,
      locale: 'en',
      minimumGroupSize: 5,
      reportingLink: null,
    },
  }),
  example(checkPulseAnswerContract, {
    params: { id: token },
    body: { text: 'Too many bullshit meetings.' },
    answer: { offensiveWord: 'b*******', needsHelp: false },
  }),
  example(submitPulseAnswersContract, {
    params: { id: token },
    body: { answers: [{ questionId: 7, answer: 4 }], submissionId: '0198f1a2-6f6e-7c1e-8f40-2f3d5c6b7a81' },
    answer: {},
  }),
];
