/** Why someone wants no more check-in emails; the first is preselected. Source: product decision. */
export const unsubscribeReasons = [
  { id: 1, title: 'Too many emails' },
  { id: 2, title: 'Not useful to me' },
  { id: 3, title: 'I answer another way' },
  { id: 4, title: 'I no longer work here' },
  { id: 5, title: 'I never signed up' },
  { id: 6, title: 'Something else' },
] as const;

/** What is kept of somebody who gave none. */
export const OTHER_REASON_ID = 6;

/** Characters that the words beside a reason may have. */
export const REASON_TEXT_LENGTH_MAX = 500;
