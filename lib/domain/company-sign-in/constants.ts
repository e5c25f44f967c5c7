/** How many domains and connections a company may have: a second connection is for moving from one to another. */
export const DOMAINS_MAX = 20;
export const CONNECTIONS_MAX = 2;

export const connectionKinds = ['oidc', 'saml'] as const;

/** `draft` has not been tested as it is, `off` was in use before. Only a tested one can be active, only an active one enforced. */
export const connectionStates = ['draft', 'tested', 'active', 'off'] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** Administrators who get in without the connection while it is enforced. */
export const EXCEPTED_COUNT = 2;

/** How somebody signs in from now on: by the connection alone, with a password beside it, or as they like again. */
export const signInChanges = ['bound', 'excepted', 'free'] as const;
export type SignInChange = (typeof signInChanges)[number];

/** The prefix of what a browser keeps while it is at the issuer. */
export const attemptPrefix = 'csi_';

/** How long somebody may be away at the issuer. */
export const attemptLifeMs = 10 * 60_000;

/** The prefix of the code that fetches a checked answer of SAML once, and how long it is kept for its browser. */
export const answerPrefix = 'csa_';
export const answerLifeMs = 2 * 60_000;

/** How large what strangers send as XML may be. */
export const XML_BYTES = 256 * 1024;

/** How long before its last certificate ends the Administrators are told. */
export const certificateWarningMs = 30 * 24 * 3_600_000;

/** How long sessions go on that were opened another way before a connection was enforced. */
export const otherSessionsMs = 24 * 3_600_000;

/** For how long a verified domain may lack its record until Administrators are told, and how often it is looked for. */
export const missingRecordMs = 14 * 24 * 3_600_000;
export const recordCheckMs = 7 * 24 * 3_600_000;

/** Where a browser that comes back is led, beside those of every provider. */
export const afterCompany = {
  refused: '/signIn?notice=company',
  full: '/signIn?notice=full',
  /** An answer of SAML that nobody has asked for. */
  unasked: '/signIn?notice=unasked',
  /** An answer to nothing open: too late, used before, or asked for in another browser. */
  late: '/signIn?notice=late',
  tested: '/companyManagement?tab=integrations&open=signIn&signIn=tested',
  failed: '/companyManagement?tab=integrations&open=signIn&signIn=failed',
} as const;

export const SIGN_IN_PATH = '/companyManagement?tab=integrations&open=signIn';
