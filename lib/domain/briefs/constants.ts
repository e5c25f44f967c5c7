/** Paragraphs of one brief; people who lead more find the rest on the dashboards. */
export const PARAGRAPHS_MAX = 5;

/** Steps that are named, each in a sentence. */
export const STEPS_NAMED = 3;

/** Drivers that a sentence names. */
export const DRIVERS_NAMED = 2;
