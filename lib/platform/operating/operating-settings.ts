import * as z from 'zod';
import { isLocale, locales } from '#/lib/words/locales.ts';
import { namesIn } from '#/lib/words/offered-locales.ts';

/** The settings of whoever runs the product: how it stops, stands still and is tried under load. */
export const operatingSettings = {
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(4)
    .describe(
      'How long a web server that is told to stop answers on while /readyz says so; `npm start` sets 0 outside production.',
    ),
  MAINTENANCE: z
    .literal('read-only')
    .optional()
    .describe(
      '`read-only` while the database is moved or restored: changes are refused as 503, pages say so, workers wait.',
    ),
  BACKUP_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3650)
    .default(35)
    .describe('For how long backups are kept: people who are erased are told when these forget them.'),
  SIGN_UP: z
    .string()
    .overwrite((text) => text.toLowerCase().replace(/\s+/g, ''))
    .regex(
      /^(open|closed|domains:([a-z0-9-]+\.)+[a-z0-9-]+(,([a-z0-9-]+\.)+[a-z0-9-]+)*)$/,
      'must be open, closed or domains: with domains such as example.com, with commas between them',
    )
    .default('open')
    .describe(
      'Who may sign a new company up: `open`, `closed`, or `domains:example.com,example.org` for emails of these alone.',
    ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe(
      'Port of `/metrics` and `/healthz`, at web servers and workers. Default: nothing listens. `npm start` gives the worker the next one.',
    ),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address `METRICS_PORT` listens on. Whoever reaches it reads the figures: keep it off the internet.'),
  COMMIT: z
    .string()
    .regex(/^\w{1,64}$/, 'must be the id of a commit')
    .default('unknown')
    .describe('The commit that runs, for the log and the metrics; images and `npm start` set it.'),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .min(1)
    .max(1_000_000)
    .default(1)
    .describe('Multiplies every rate limit; for load tests only.'),
  LOOPBACK_LIMIT_FACTOR: z.coerce
    .number()
    .min(1)
    .max(1000)
    .default(1)
    .describe('Multiplies limits per address for this machine’s own; `npm start` sets 20 outside production.'),
  LANGUAGES: z
    .string()
    .refine((value) => namesIn(value).every(isLocale), `must name languages of the product: ${locales.join(', ')}`)
    .optional()
    .describe(
      'The languages that people may choose, as in `en`. English is always among them. Default: all. Tests add `en-XA`, made of the English sentences.',
    ),
} as const;
