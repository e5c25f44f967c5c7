/** Where the answers go; apart from their contracts, whose schemas a phone has no need of. */
export const pulseAnswersAddress = {
  name: 'submitPulseAnswers',
  method: 'POST',
  path: '/api/pulse/{id}/answers',
  access: 'open',
} as const;

/** Where an open answer is looked at before it is sent. */
export const pulseCheckAddress = {
  name: 'checkPulseAnswer',
  method: 'POST',
  path: '/api/pulse/{id}/check',
  access: 'open',
} as const;
