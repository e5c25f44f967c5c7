/** The prefix of a session's bearer. */
export const sessionTokenPrefix = 'sb_';

/**
 * A sign-in must be younger than this for whatever calls `requireRecentSignIn`. Sources: docs/security.md, Sessions;
 * OWASP ASVS 5.0 7.5.1.
 */
export const recentSignInMs = 15 * 60_000;

/** What the reference says of such a call, in English as the whole reference is. */
export const recentSignIn = { summary: `Needs a sign-in within the last ${recentSignInMs / 60_000} minutes.` } as const;
