/** The prefix of the bearer half of a session. */
export const sessionTokenPrefix = 'sb_';

/**
 * Erasing and taking along what is kept about somebody, and making a key, needs a sign-in that is younger.
 * Source: OWASP ASVS 5.0 7.5.1.
 */
export const recentSignInMs = 15 * 60_000;
