import { format, stripVTControlCharacters } from 'node:util';
import pino from 'pino';
import { env } from '#/lib/platform/env.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { singleton } from '#/lib/platform/singleton.ts';

/** Returns the structured log: one JSON line per event, with ids instead of names, no bodies, and masked tokens. */
export function log(): pino.Logger {
  return singleton('log', () =>
    pino({
      level: env().LOG_LEVEL,
      base: { pid: process.pid },
      serializers: { fault: withoutValues },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ['token', '*.token', 'authorization', 'password', '*.password'], censor: '[masked]' },
    }),
  );
}

/** Returns a fault without the fields in which a database repeats a row's values, such as `detail` and `where`. */
function withoutValues(fault: unknown) {
  if (!(fault instanceof Error)) return { message: String(fault) };
  const { type, message, stack, code } = pino.stdSerializers.err(fault);
  return { type, message, stack, code };
}

interface LoggedActor {
  kind: string;
  userId?: number;
  role?: string | null;
  previewedBy?: number | null;
  keyId?: number | null;
}

/** Returns who acted for a log line: only ids and roles. */
export function idsOf({ kind, userId, role, previewedBy, keyId }: LoggedActor) {
  return kind === 'user' ? { userId, role, previewedBy, keyId } : {};
}

interface RequestLine {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  [idName: string]: unknown;
}

/**
 * Writes the line of a request. Our own faults are errors; what can't be served right now is a warning with a reason.
 */
export function logRequest(line: RequestLine, error?: unknown): void {
  const fault = isProblem(error) ? undefined : error;
  const reason = line.status === 503 && isProblem(error) ? error.message : undefined;
  log()[line.status === 503 ? 'warn' : fault ? 'error' : 'info']({ ...line, fault, reason }, 'request');
}

/** What Next writes at the beginning of its lines. */
const signs = /^[\s\p{So}\p{Sm}]+/u;

/** Turns what libraries write to the console, such as Next about a failed page, into lines of the log. */
export function logConsole(): void {
  const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info' } as const;
  for (const [method, level] of Object.entries(levels))
    console[method as keyof typeof levels] = (...parts: unknown[]) => {
      const fault = parts.find((part) => part instanceof Error);
      const words = stripVTControlCharacters(format(...parts.filter((part) => part !== fault)));
      log()[level]({ source: 'console', fault }, words.replace(signs, '').trim() || 'failed');
    };
}
