import pino from 'pino';
import { env } from '#/lib/platform/env.ts';
import { singleton } from '#/lib/platform/singleton.ts';

/** The structured log: one JSON line per event, ids instead of names, no bodies, tokens masked. */
export function log(): pino.Logger {
  return singleton('log', () =>
    pino({
      level: env().LOG_LEVEL,
      base: { pid: process.pid },
      serializers: { fault: pino.stdSerializers.err },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ['token', '*.token', 'authorization', 'password', '*.password'], censor: '[masked]' },
    }),
  );
}

interface LoggedActor {
  kind: string;
  userId?: number;
  role?: string | null;
  previewedBy?: number | null;
}

/** Returns who acted, as a line of the log says it: ids and roles alone. */
export function idsOf({ kind, userId, role, previewedBy }: LoggedActor) {
  return kind === 'user' ? { userId, role, previewedBy } : {};
}
