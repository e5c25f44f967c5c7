/** The address of the questions, apart from their contract: a phone needs no schemas before the first question. */
export const questionsAddress = {
  name: 'getQuestionnaire',
  method: 'POST',
  path: '/api/survey/questions',
  access: 'open',
} as const;

/** The address of the answers, apart for the same reason. */
export const answersAddress = {
  name: 'submitCheckIn',
  method: 'POST',
  path: '/api/survey/answers',
  access: 'open',
} as const;

/** The address of the turnout, apart for the same reason. */
export const turnoutAddress = {
  name: 'getTurnout',
  method: 'POST',
  path: '/api/survey/turnout',
  access: 'open',
} as const;

/** The address of the person's own last feelings, apart for the same reason. */
export const feelingsAddress = {
  name: 'listOwnFeelings',
  method: 'GET',
  path: '/api/survey/feelings',
  access: 'auth',
} as const;
