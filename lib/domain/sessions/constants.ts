/** The prefix of the bearer half of a session. */
export const sessionTokenPrefix = 'sb_';
