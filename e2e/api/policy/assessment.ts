import { anyone, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';

const firstTen = Array.from({ length: 10 }, (_, at) => ({ id: at + 1, value: 3 }));

/** These calls only concern the caller and take no id. */
export const assessmentPolicy: Policy = {
  getAssessment: anyone,
  getPersonality: anyone,
  saveAssessment: {
    own: { status: 200, send: plain({ body: { currentStep: 1, answers: firstTen } }) },
    unknown: { status: 422, send: plain({ body: { currentStep: 1, answers: [{ id: 51, value: 3 }] } }) },
  },
  destroyPersonality: { own: { status: 200, send: plain({ body: {} }) } },
};
