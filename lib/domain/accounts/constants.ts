import { message } from '#/lib/words/message.ts';

/** The longest name of a company, department or team, in characters. */
export const displayNameMax = 100;

/** OWASP ASVS 5.0 6.2: length is what counts; no rule about kinds of characters. */
export const passwordLength = { min: 8, max: 128 } as const;

/** How long links, captcha passes and tickets are valid. */
export const lifeHours = { setPassword: 72, resetPassword: 0.5, captchaPass: 0.25 } as const;
export const ticketLifeMs = 2 * 60_000;

/** Requests for an email with a link: per email address and network, and per account over all networks. */
export const mailRequestLimit = { name: 'mail-request', points: 5, seconds: 3600 } as const;
export const accountMailLimit = { name: 'account-mail', points: 10, seconds: 3600 } as const;

/** Codes per sign-in ticket, failed codes per account, and failed passwords of a signed-in person. */
export const ticketCodeLimit = { name: 'ticket-code', points: 5, seconds: 10 * 60 } as const;
export const accountCodeLimit = { name: 'account-code-failed', points: 20, seconds: 15 * 60 } as const;
export const ownPasswordLimit = { name: 'own-password-failed', points: 10, seconds: 15 * 60 } as const;

export const recoveryCodeCount = 10;

/** How many accounts a browser remembers. */
export const visitedAccountCount = 10;

/** Failed sign-ins per account and network. */
export const signInLimit = { name: 'sign-in-failed', points: 10, seconds: 15 * 60 } as const;

/** Failed sign-ins per network over all accounts, against guessing at many accounts. An office of 1,000 shares one. */
export const networkSignInLimit = { name: 'network-sign-in-failed', points: 300, seconds: 15 * 60 } as const;

/**
 * Failed sign-ins per account over all networks. After these, an attempt needs a captcha pass, and the owner is
 * notified, at most once a day. No one is locked out.
 */
export const accountSignInLimit = { name: 'account-sign-in-failed', points: 50, seconds: 3600 } as const;
export const failuresMailLimit = { name: 'sign-in-failures-mail', points: 1, seconds: 24 * 3600 } as const;

export const notARobot = message('fields.notARobot');

/** The prefix of the pass for a solved captcha. */
export const captchaPassPrefix = 'cap_';

/**
 * Where someone is redirected who returns from a provider. All refusals look the same, with three exceptions. The
 * proven owner of an account learns that it is suspended, that its company is blocked, or that its company has another
 * way to sign in.
 */
export const afterProvider = {
  signedIn: '/signIn?provider=done',
  refused: '/signIn?notice=provider',
  suspended: '/signIn?notice=suspended',
  blocked: '/signIn?notice=blocked',
  enforced: '/signIn?notice=enforced',
  connected: '/profile?section=security&notice=connected',
  notConnected: '/profile?section=security&notice=notConnected',
} as const;

/** The prefixes of account tokens: a link for the first password, a link for a new password, a sign-in ticket. */
export const accountTokenPrefixes = { setPassword: 'pwd_', resetPassword: 'rst_', ticket: 'tkt_' } as const;
