/** What feedback may be about, by the keys of its texts. Source: docs/decisions.md, Feedback has five types. */
export const feedbackTypes = [
  { id: 1, key: 'broken' },
  { id: 2, key: 'idea' },
  { id: 3, key: 'question' },
  { id: 4, key: 'praise' },
  { id: 5, key: 'other' },
] as const;
export type FeedbackTypeKey = (typeof feedbackTypes)[number]['key'];
export const OTHER_TYPE_ID = 5;

/** Source: docs/decisions.md, Feedback has five types. */
export const DESCRIPTION_LENGTH_MAX = 5000;
export const SUGGESTION_LENGTH_MAX = 2000;
export const SCREENSHOTS_MAX = 5;
export const SCREENSHOT_MEGABYTES_MAX = 5;

/**
 * How many unsent screenshots one person may have, enough for two forms in parallel. Above this, the oldest are
 * deleted.
 */
export const WAITING_SCREENSHOTS_MAX = 2 * SCREENSHOTS_MAX;

/** Stars for the product, and how likely someone is to recommend it. */
export const rateScale = { min: 1, max: 5 } as const;
export const scoreScale = { min: 0, max: 10 } as const;
