import { anyone, type Policy } from '#/e2e/api/policy/policy-row.ts';

export const pulsesPolicy: Policy = {
  listPulseTimes: anyone,
  listQuestionTypes: anyone,
  listPulseDepartments: anyone,
  listReadySurveys: anyone,
};
