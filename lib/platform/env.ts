import * as z from 'zod';
import { databaseSettings } from '#/lib/platform/database/database-settings.ts';
import { legalSettings } from '#/lib/platform/legal/legal-settings.ts';
import { operatorSettings } from '#/lib/platform/legal/operator-settings.ts';
import { signInSettings } from '#/lib/platform/oidc/company-settings.ts';
import { missingOidcSettings, oidcSettings } from '#/lib/platform/oidc/oidc-settings.ts';
import { operatingSettings } from '#/lib/platform/operating/operating-settings.ts';
import { pushSettings } from '#/lib/platform/push/push-settings.ts';
import { readSecretFiles } from '#/lib/platform/secret-files.mjs';
import { isRepetitive } from '#/lib/platform/secret-strength.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { missingSlackSettings, slackSettings } from '#/lib/platform/slack/slack-settings.ts';
import { missingStripeSettings, stripeSettings } from '#/lib/platform/stripe/stripe-settings.ts';
import { missingTeamsSettings, teamsSettings } from '#/lib/platform/teams/teams-settings.ts';
import { defaultTopLevelLetters, setTopLevelLetters } from '#/lib/platform/top-level-letters.ts';

const url = (protocol: RegExp, hint: string) => z.url({ protocol, error: hint });

const HOW_TO_MAKE_A_SECRET = 'create one with: openssl rand -hex 32';

/** Every setting of the product: its rule, its default and, as description, its text in the README. */
export const settings = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('`production` requires every address and secret; otherwise each part has an embedded default.'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000).describe('Port of the web server.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address the web server listens on.'),
  APP_URL: url(/^https?$/, 'must be an http or https address')
    .transform((value) => new URL(value).origin)
    .describe('The URL people use: the only accepted Host, and the start of every link in an email.'),
  ...databaseSettings,
  DATA_DIR: z.string().min(1).default('.data').describe("Folder of the embedded parts and of set-up's marker files."),
  AUTH_SECRET: z
    .string()
    .transform((value) => value.split(',') as [newest: string, ...older: string[]])
    .refine((secrets) => secrets.every((secret) => secret.length >= 32), {
      error: `must have at least 32 characters, and a comma between two secrets; ${HOW_TO_MAKE_A_SECRET}`,
      abort: true,
    })
    .refine((secrets) => !secrets.some(isRepetitive), `repeats itself and could be guessed; ${HOW_TO_MAKE_A_SECRET}`)
    .describe(
      'Key of session cookies and emailed tokens: `openssl rand -hex 32`. To replace it: `new,old`. Default: created once and kept in `DATA_DIR`.',
    ),
  SMTP_URL: url(/^smtps?$/, 'must be an smtp:// or smtps:// address').describe(
    'Mail server. Default: a local catcher with a web inbox.',
  ),
  SMTP_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(50)
    .default(5)
    .describe('Connections from a worker to the mail server: how many emails it sends at a time.'),
  MAIL_FROM: z.email('must be an email address').default('hello@unboxt.example').describe('Sender of all emails.'),
  FEEDBACK_MAIL_TO: z
    .email('must be an email address')
    .optional()
    .describe('Where feedback and suggestions go. Default: `MAIL_FROM`.'),
  EMAIL_TOP_LEVEL_LETTERS: z.coerce
    .number()
    .int()
    .min(2)
    .max(63)
    .default(defaultTopLevelLetters)
    .describe('How many letters the last part of an email address may have; 63 allows internationalised domains.'),
  ...legalSettings,
  ...operatorSettings,
  ...stripeSettings,
  ...oidcSettings,
  ...slackSettings,
  ...teamsSettings,
  ...signInSettings,
  ...pushSettings,
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe('How many proxies in front are trusted to report the client address (X-Forwarded-For).'),
  ...operatingSettings,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info').describe('How detailed the log is.'),
  CLOCK_FILE: z
    .string()
    .optional()
    .describe(
      "Tests only: a file that moves the product's clock, one number of milliseconds a line. Needs a local `APP_URL`.",
    ),
} as const;

const schema = z
  .object(settings)
  .refine((value) => !value.CLOCK_FILE || isLocal(value.APP_URL), {
    path: ['CLOCK_FILE'],
    message: 'may only be set when APP_URL is local',
  })
  .refine((value) => value.METRICS_PORT !== value.PORT, {
    path: ['METRICS_PORT'],
    error: ({ input }) => `is ${Object(input).PORT}, which is PORT: choose another one`,
  })
  .superRefine((value, context) => {
    for (const { name, beside } of [
      ...missingOidcSettings(value),
      ...missingStripeSettings(value),
      ...missingSlackSettings(value),
      ...missingTeamsSettings(value),
    ])
      context.addIssue({ code: 'custom', path: [name], message: `is not set, but ${beside} is` });
  });

function isLocal(address: string): boolean {
  return ['localhost', '127.0.0.1'].includes(new URL(address).hostname);
}

export type Env = z.output<typeof schema>;

/**
 * Checks settings. Returns them, or one line per wrong variable that begins with its name. An empty string counts as
 * not set, because compose files and CI forms send one.
 */
export function checkEnv(source: Record<string, string | undefined>): { env: Env } | { problems: string[] } {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const unreadable = readSecretFiles(values);
  const result = schema.safeParse(values);
  if (result.success) return unreadable.length > 0 ? { problems: unreadable } : { env: result.data };
  const wrong = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    const isMissing = values[name] === undefined && issue.code !== 'custom';
    return `${name} ${isMissing ? 'is not set' : issue.message}`;
  });
  return { problems: [...unreadable, ...wrong] };
}

/** Returns this process's checked settings. Throws with the names of wrong variables. */
export function env(): Env {
  return singleton('env', () => {
    const result = checkEnv(process.env);
    if ('problems' in result) throw new Error(`Settings: ${result.problems.join('; ')}`);
    // next-auth only reads its URL from the environment.
    process.env.NEXTAUTH_URL = result.env.APP_URL;
    setTopLevelLetters(result.env.EMAIL_TOP_LEVEL_LETTERS);
    return result.env;
  });
}
