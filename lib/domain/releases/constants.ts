/** How many minutes after midnight answers sent before midnight may still be stored, however slow the database. */
export const RELEASE_DELAY_MINUTES = 10;
/** Days that an answer waits for enough others; only companies below the minimum reach this. Source: simulation. */
export const WAITING_DAYS_MAX = 92;

/** Days over which the people who name a factor are counted, including the day of the batch. Source: simulation. */
export const FACTOR_DAYS = 28;
