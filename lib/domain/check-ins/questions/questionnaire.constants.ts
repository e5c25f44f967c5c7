/** The URL of the questions. It's separate from its contract, because a phone needs no schemas at first. */
export const questionsAddress = {
  name: 'getQuestionnaire',
  method: 'POST',
  path: '/api/survey/questions',
  access: 'open',
} as const;

/** The URL of the answers, also separate from its contract. */
export const answersAddress = {
  name: 'submitCheckIn',
  method: 'POST',
  path: '/api/survey/answers',
  access: 'open',
} as const;

/** The URL of the turnout, also separate from its contract. */
export const turnoutAddress = {
  name: 'getTurnout',
  method: 'POST',
  path: '/api/survey/turnout',
  access: 'open',
} as const;

/** The URL of the person's last feelings, also separate from its contract. */
export const feelingsAddress = {
  name: 'listOwnFeelings',
  method: 'GET',
  path: '/api/survey/feelings',
  access: 'auth',
} as const;
