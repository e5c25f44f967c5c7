import { createHash } from 'node:crypto';
import type { Endpoint, Parsed } from '#/lib/api/endpoint.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { isProblem, type ProblemCode } from '#/lib/platform/errors.ts';
import { limitAt, takePoint } from '#/lib/platform/rate-limit.ts';

/** Limits for invalid tokens. Valid tokens are never counted, so no one can use up colleagues' limits. */
export const wrongTokenLimits = {
  perToken: { name: 'wrong-token', points: 60, seconds: 60 },
  perCaller: { name: 'wrong-tokens', points: 1000, seconds: 600 },
} as const;

/** Bodies that an open call refuses before its handler sees them; far more than an office's forms make. */
export const refusedBodyLimit = { name: 'refused-bodies', points: 3000, seconds: 600 } as const;
const opensNothing: readonly ProblemCode[] = ['bad_request', 'not_found', 'gone', 'signed_out'];

/** Takes a limited call's point from the signed-in person, the key or the IP address. Throws `too_many_requests`. */
export async function takeCall({ name, rateLimit }: Endpoint, ctx: Ctx): Promise<void> {
  if (!rateLimit) return;
  const limit = { name, ...rateLimit };
  await takePoint(ctx.actor.kind === 'user' ? limit : limitAt(ctx.client.address, limit), callerOf(ctx));
}

/** Counts what an open call without its own limit refuses to read. Throws the error, or `too_many_requests`. */
export async function countRefused(error: unknown, { access, rateLimit }: Endpoint, ctx: Ctx): Promise<never> {
  const isFree = access === 'open' && !rateLimit && ctx.actor.kind !== 'user';
  if (isFree) await takePoint(limitAt(ctx.client.address, refusedBodyLimit), callerOf(ctx));
  throw error;
}

/** Counts a call's token, in path or body, if the error says that it is invalid. Throws `too_many_requests`. */
export async function countWrongToken(error: unknown, ctx: Ctx, { params, body }: Parsed<Endpoint>): Promise<void> {
  const token = tokenIn(params) ?? tokenIn(body);
  if (token === null || !isProblem(error) || !opensNothing.includes(error.code)) return;
  const key = createHash('sha256').update(token).digest('base64url');
  await takePoint(limitAt(ctx.client.address, wrongTokenLimits.perToken), key);
  await takePoint(limitAt(ctx.client.address, wrongTokenLimits.perCaller), callerOf(ctx));
}

/** Returns the field `token`, or a text in `id`, which is a number in other calls. */
function tokenIn(fields: unknown): string | null {
  const secret: unknown = Object(fields).token ?? Object(fields).id;
  return typeof secret === 'string' ? secret : null;
}

function callerOf({ actor, client }: Ctx): string {
  return actor.kind === 'user' ? `${actor.keyId ? 'key' : 'user'}:${actor.keyId ?? actor.userId}` : client.address;
}
