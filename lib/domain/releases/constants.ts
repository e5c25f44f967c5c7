/** How many minutes after midnight answers sent before midnight can still be stored, however slow the database. */
export const RELEASE_DELAY_MINUTES = 10;
/** Days that an answer waits for enough others. Source: simulation; only companies below the minimum reach them. */
export const WAITING_DAYS_MAX = 92;

/** Days, the batch's own among them, over which the people who name a factor are counted. Source: simulation. */
export const FACTOR_DAYS = 28;
