import * as z from 'zod';

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
} as const;
