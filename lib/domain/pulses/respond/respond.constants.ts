/** Where answers are sent. It's separate from the contracts, because phones don't need their schemas. */
export const pulseAnswersAddress = {
  name: 'submitPulseAnswers',
  method: 'POST',
  path: '/api/pulse/{id}/answers',
  access: 'open',
} as const;

/** Where an open answer is checked before it is sent. */
export const pulseCheckAddress = {
  name: 'checkPulseAnswer',
  method: 'POST',
  path: '/api/pulse/{id}/check',
  access: 'open',
} as const;
