import * as z from 'zod';

const domain = String.raw`(?:[a-z0-9-]+\.)+[a-z0-9-]+`;

/** The settings of companies' own sign-in; all of them are optional. */
export const signInSettings = {
  SIGN_IN_TRUSTED_DOMAINS: z
    .string()
    .overwrite((text) => text.toLowerCase().replace(/\s+/g, ''))
    .refine(
      (text) => new RegExp(`^${domain}(?:,${domain})*$`).test(text),
      'must be domains such as corp.internal, with commas between them',
    )
    .transform((text): readonly string[] => text.split(','))
    .optional()
    .describe(
      'Email domains of a closed network that need no DNS record: the first company that adds one has proven it.',
    ),
  DNS_SERVER: z
    .string()
    .regex(/^(?:127\.0\.0\.1|\[::1\]):\d{1,5}$/, 'must be an address and port of this machine')
    .optional()
    .describe("Tests only: a name server on this machine, which looks up the records of a company's domains."),
} as const;
