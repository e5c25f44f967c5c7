import { createHash } from 'node:crypto';
import type { Endpoint, Parsed } from '#/lib/api/endpoint.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { isProblem, type ProblemCode } from '#/lib/platform/errors.ts';
import { limitAt, takePoint } from '#/lib/platform/rate-limit.ts';

/** Tokens that open nothing. Right ones are never counted, so nobody can use up what colleagues behind the address need. */
export const wrongTokenLimits = {
  perToken: { name: 'wrong-token', points: 60, seconds: 60 },
  perCaller: { name: 'wrong-tokens', points: 1000, seconds: 600 },
} as const;

const opensNothing: readonly ProblemCode[] = ['bad_request', 'not_found', 'gone', 'signed_out'];

/** Takes the point of a call, if it is limited, from the signed-in person, else from the address; throws `too_many_requests`. */
export async function takeCall({ name, rateLimit }: Endpoint, ctx: Ctx): Promise<void> {
  if (!rateLimit) return;
  const limit = { name, ...rateLimit };
  if (ctx.actor.kind === 'user') return takePoint(limit, callerOf(ctx));
  await takePoint(limitAt(ctx.client.address, limit), callerOf(ctx));
}

/** Counts the token that a call carried, in path or body, when its error says that it opens nothing; throws `too_many_requests`. */
export async function countWrongToken(error: unknown, ctx: Ctx, { params, body }: Parsed<Endpoint>): Promise<void> {
  const token = tokenIn(params) ?? tokenIn(body);
  if (token === null || !isProblem(error) || !opensNothing.includes(error.code)) return;
  const key = createHash('sha256').update(token).digest('base64url');
  await takePoint(limitAt(ctx.client.address, wrongTokenLimits.perToken), key);
  await takePoint(limitAt(ctx.client.address, wrongTokenLimits.perCaller), callerOf(ctx));
}

/** By that name, or where other calls have the number of a thing. */
function tokenIn(sent: unknown): string | null {
  const { token, id } = Object(sent);
  const secret: unknown = token ?? id;
  return typeof secret === 'string' ? secret : null;
}

function callerOf({ actor, client }: Ctx): string {
  return actor.kind === 'user' ? `user:${actor.userId}` : client.address;
}
