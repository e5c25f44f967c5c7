/** What the bearer half of a session begins with. */
export const sessionTokenPrefix = 'sb_';
