/**
 * A leader's own view of a team or department on day one: a starting point, and never a result. Source:
 * docs/decisions.md, Answers about the first day count towards no result.
 */
export const performingScores = [
  { id: 1, name: 'farBelow', value: 10 },
  { id: 2, name: 'below', value: 30 },
  { id: 3, name: 'meeting', value: 50 },
  { id: 4, name: 'above', value: 70 },
  { id: 5, name: 'outstanding', value: 90 },
] as const;

/** How many email addresses one wizard accepts. */
export const teamInvitesMax = 50;

/** How many people are offered when choosing a leader; a search narrows the list. */
export const candidatesMax = 50;

/** Shown instead of the name of an invited secondary leader who hasn't joined; the documented word. */
export const pendingName = 'Pending';

/** How often one person may be reminded of their unfinished onboarding. */
export const nudgeLimit = { name: 'nudge', points: 1, seconds: 24 * 3600 } as const;

/**
 * How many teams and departments one person may begin per day. Source: docs/decisions.md, A day's limits can't be
 * reached by hand.
 */
export const draftLimit = { name: 'drafts', points: 50, seconds: 24 * 3600 } as const;

/** ISO weekdays. */
export const weekdays = [
  { id: 1, name: 'Monday', short: 'Mon' },
  { id: 2, name: 'Tuesday', short: 'Tue' },
  { id: 3, name: 'Wednesday', short: 'Wed' },
  { id: 4, name: 'Thursday', short: 'Thu' },
  { id: 5, name: 'Friday', short: 'Fri' },
  { id: 6, name: 'Saturday', short: 'Sat' },
  { id: 7, name: 'Sunday', short: 'Sun' },
] as const;
