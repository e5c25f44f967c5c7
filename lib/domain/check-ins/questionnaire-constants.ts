/** Where the questions are; apart from its contract, whose schemas a phone has no need of before the first question. */
export const questionsAddress = {
  name: 'getQuestionnaire',
  method: 'POST',
  path: '/api/survey/questions',
  access: 'open',
} as const;

/** Where the answers go, for the same reason apart. */
export const answersAddress = {
  name: 'submitCheckIn',
  method: 'POST',
  path: '/api/survey/answers',
  access: 'open',
} as const;

/** Where it stands how many have answered, for the same reason apart. */
export const turnoutAddress = {
  name: 'getTurnout',
  method: 'POST',
  path: '/api/survey/turnout',
  access: 'open',
} as const;

/** Why a check-in takes no answer any more. */
export const alreadyAnswered = 'You have already answered this check-in. Thank you!';
export const closed = 'This check-in is closed. The next one will arrive by email.';
