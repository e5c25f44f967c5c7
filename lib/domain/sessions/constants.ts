/** The prefix of a session's bearer. */
export const sessionTokenPrefix = 'sb_';

/**
 * Erasing and downloading data about someone, and creating a key, needs a sign-in younger than this. Source: OWASP ASVS
 * 5.0 7.5.1.
 */
export const recentSignInMs = 15 * 60_000;
