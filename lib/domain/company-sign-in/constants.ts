/** The most domains and connections of a company. The second connection is for moving from one to another. */
export const DOMAINS_MAX = 20;
export const CONNECTIONS_MAX = 2;

export const connectionKinds = ['oidc', 'saml'] as const;

/**
 * `draft` isn't tested in its current form, `off` was in use before. Only a tested connection can become active, and
 * only an active one can be enforced.
 */
export const connectionStates = ['draft', 'tested', 'active', 'off'] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** How many administrators can sign in without the connection while it is enforced. */
export const EXCEPTED_COUNT = 2;

/** How someone signs in after a change: only by the connection, also with a password, or freely again. */
export const signInChanges = ['bound', 'excepted', 'free'] as const;
export type SignInChange = (typeof signInChanges)[number];

/** The prefix of the cookie's secret that a browser keeps while it is at the issuer. */
export const attemptPrefix = 'csi_';

/** How long someone may take at the issuer. */
export const attemptLifeMs = 10 * 60_000;

/** The prefix of the code that fetches a checked SAML answer once, and how long the answer is kept for its browser. */
export const answerPrefix = 'csa_';
export const answerLifeMs = 2 * 60_000;

/** The largest XML that we accept from strangers. */
export const XML_BYTES = 256 * 1024;

/** How long before a connection's last certificate expires administrators are notified. */
export const certificateWarningMs = 30 * 24 * 3_600_000;

/** How long sessions opened another way stay valid once a connection is enforced. */
export const otherSessionsMs = 24 * 3_600_000;

/**
 * How long a verified domain may lack its record before administrators are notified, and how often the record is
 * checked.
 */
export const missingRecordMs = 14 * 24 * 3_600_000;
export const recordCheckMs = 7 * 24 * 3_600_000;

/** Where a returning browser is redirected, in addition to the redirects of every provider. */
export const afterCompany = {
  refused: '/signIn?notice=company',
  full: '/signIn?notice=full',
  /** A SAML answer without a request. */
  unasked: '/signIn?notice=unasked',
  /** An answer without an open attempt: it's too late, was used before, or was requested in another browser. */
  late: '/signIn?notice=late',
  tested: '/companyManagement?tab=integrations&open=signIn&signIn=tested',
  failed: '/companyManagement?tab=integrations&open=signIn&signIn=failed',
} as const;

export const SIGN_IN_PATH = '/companyManagement?tab=integrations&open=signIn';
