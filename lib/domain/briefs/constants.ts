/** Paragraphs of one brief; whoever leads more finds the rest on the dashboards. */
export const PARAGRAPHS_MAX = 5;

/** Drivers that a sentence names. */
export const DRIVERS_NAMED = 2;
