import * as z from 'zod';
import { isLocale, locales } from '#/lib/words/locales.ts';
import { namesIn } from '#/lib/words/offered-locales.ts';

/** Settings for operators: how the product stops, pauses and is tested under load. */
export const operatingSettings = {
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(4)
    .describe(
      'How long a web server keeps answering after SIGTERM, while /readyz says 503; `npm start` sets 0 outside production.',
    ),
  MAINTENANCE: z
    .literal('read-only')
    .optional()
    .describe('`read-only` while the database is moved or restored: changes get 503, pages say so, workers wait.'),
  BACKUP_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3650)
    .default(35)
    .describe(
      'How many days you keep backups. The last email to erased people says after how many days the last backup with their data is gone.',
    ),
  SIGN_UP: z
    .string()
    .overwrite((text) => text.toLowerCase().replace(/\s+/g, ''))
    .regex(
      /^(open|closed|domains:([a-z0-9-]+\.)+[a-z0-9-]+(,([a-z0-9-]+\.)+[a-z0-9-]+)*)$/,
      'must be open, closed or domains: with domains such as example.com, with commas between them',
    )
    .default('open')
    .describe(
      'Who may sign up a new company: `open`, `closed`, or `domains:example.com,example.org` for emails of these domains only.',
    ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe(
      'Port of `/metrics` and `/healthz` on web servers and workers. Default: none. `npm start` gives the worker the next port.',
    ),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe(
      'Address `METRICS_PORT` listens on. Anyone who reaches it can read the metrics: keep it off the internet.',
    ),
  COMMIT: z
    .string()
    .regex(/^\w{1,64}$/, 'must be the id of a commit')
    .default('unknown')
    .describe('The commit that is running, for the log and the metrics; images and `npm start` set it.'),
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
    .describe(
      "Multiplies limits per address for this machine's own addresses; `npm start` sets 20 outside production.",
    ),
  LANGUAGES: z
    .string()
    .refine((value) => namesIn(value).every(isLocale), `must name languages of the product: ${locales.join(', ')}`)
    .optional()
    .describe(
      'The languages people can choose, for example `en, de`. English is always included. Default: all. Tests add `en-XA`, made from the English sentences.',
    ),
} as const;
