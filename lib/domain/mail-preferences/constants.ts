/** Why somebody wants no more check-in mails; the first is preselected. Source: product decision. */
export const unsubscribeReasons = [
  { id: 1, title: 'Too many e-mails' },
  { id: 2, title: 'Not useful to me' },
  { id: 3, title: 'I get this by other means' },
  { id: 4, title: 'I no longer work there' },
  { id: 5, title: 'I never signed up' },
  { id: 6, title: 'Something else' },
] as const;

/** Characters that the words beside a reason may have. */
export const REASON_TEXT_LENGTH_MAX = 500;
