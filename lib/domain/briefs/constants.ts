/** Paragraphs per brief; people who lead more find the rest on the dashboards. */
export const PARAGRAPHS_MAX = 5;

/** Steps that are listed, with a sentence each. */
export const STEPS_NAMED = 3;

/** Reasons that a sentence names. */
export const DRIVERS_NAMED = 2;

/** After this many days, last week is too old to be marked as news. */
export const FRESH_DAYS = 3;
