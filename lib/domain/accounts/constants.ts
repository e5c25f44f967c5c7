/** OWASP ASVS 5.0 6.2: length is what counts; no rule about kinds of characters. */
export const passwordLength = { min: 8, max: 128 } as const;

/** Ways a link or a ticket runs out. */
export const lifeHours = { setPassword: 72, resetPassword: 0.5, captchaPass: 0.25 } as const;
export const ticketLifeMs = 2 * 60_000;

/** Failed sign-ins per account and network. */
export const signInLimit = { name: 'sign-in-failed', points: 10, seconds: 15 * 60 } as const;
