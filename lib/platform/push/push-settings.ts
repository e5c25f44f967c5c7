import * as z from 'zod';

/** The setting of push; in production, everything else follows from `AUTH_SECRET`. */
export const pushSettings = {
  PUSH_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((host) => host.trim()))
    .refine((hosts) => hosts.every((host) => /^(localhost|127\.0\.0\.1):\d{2,5}$/.test(host)), {
      error: 'must be hosts of this machine with their ports, with commas between them',
    })
    .optional()
    .describe('Tests only: a push service on this machine, such as `127.0.0.1:4711`; more with commas between them.'),
} as const;
