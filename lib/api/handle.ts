import type { NextRequest } from 'next/server';
import { asProblem, jsonAnswer, problemResponse } from '#/lib/api/answer.ts';
import { admit, type FindCaller, openCtx, type PathParams } from '#/lib/api/caller.ts';
import type { Endpoint, Parsed, Result } from '#/lib/api/endpoint.ts';
import { countRefused, countWrongToken, takeCall } from '#/lib/api/limits.ts';
import { readInput } from '#/lib/api/reading/read-input.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { serializeCookie } from '#/lib/platform/cookies/cookies.ts';
import { invalid, isProblem, notFound, Problem } from '#/lib/platform/errors.ts';
import { parseStorableJson, requireStorable } from '#/lib/platform/json.ts';
import { idsOf, logRequest } from '#/lib/platform/log.ts';
import { requireWritable } from '#/lib/platform/operating/maintenance.ts';
import { bodyBytesMax, readBytes, readForm } from '#/lib/platform/read-bytes.ts';
import { message } from '#/lib/words/message.ts';

type CtxOf<E> = E extends { access: 'open' } ? Ctx : UserCtx;
type Verb<E> = (input: Parsed<E> & { ctx: CtxOf<E>; request: NextRequest }) => Promise<Result<E> | Response>;

/**
 * Returns a function that turns a contract and a handler into a Next route handler: session, access, rate limit,
 * parsing, the handler, and an answer with declared fields only. Errors become the one error body; every call leaves
 * one log line.
 */
export const handlerFor = (findCaller: FindCaller) =>
  function handle<E extends Endpoint>(contract: E, verb: Verb<E>) {
    return async function handler(request: NextRequest, route: { params: Promise<PathParams> }): Promise<Response> {
      const startedMs = performance.now();
      const ctx = openCtx(request);
      let response: Response;
      let failure: unknown;
      try {
        const params = await route.params;
        requireWritable(contract);
        await admit(ctx, { contract, request, params }, findCaller);
        await takeCall(contract, ctx);
        const input = await parseInput(contract, request, params).catch((error) => countRefused(error, contract, ctx));
        const result = await verb({ ...(input as Parsed<E>), ctx: ctx as CtxOf<E>, request }).catch(async (error) => {
          await countWrongToken(error, ctx, input);
          throw error;
        });
        response = result instanceof Response ? result : jsonAnswer(contract.response.parse(result), ctx.locale);
        for (const cookie of ctx.cookies) response.headers.append('set-cookie', serializeCookie(cookie));
      } catch (error) {
        failure = error;
        response = problemResponse(asProblem(error), ctx);
      }
      logRequest(
        {
          requestId: ctx.requestId,
          method: contract.method,
          route: contract.path,
          status: response.status,
          ms: Math.round(performance.now() - startedMs),
          ...(contract.anonymousLog ? {} : idsOf(ctx.actor)),
        },
        failure,
      );
      return response;
    };
  };

async function parseInput(contract: Endpoint, request: NextRequest, params: unknown): Promise<Parsed<Endpoint>> {
  const path = readInput(contract.params, params);
  // A path that can't be valid is answered like one that doesn't exist.
  if (path.messages.length > 0) throw notFound();
  const query = readInput(contract.query, givenParameters(request));
  const body = readInput(contract.body, contract.body && unwrapped(contract, await readBody(contract, request)));
  const [first, ...others] = new Set([...query.messages, ...body.messages]);
  if (first) throw invalid(first, ...others);
  return { params: path.data, query: query.data, body: body.data } as Parsed<Endpoint>;
}

/** Returns the parameters of the URL's query, without empty ones. */
function givenParameters({ nextUrl }: NextRequest): Record<string, string> {
  return requireStorable(Object.fromEntries([...nextUrl.searchParams].filter(([, value]) => value !== '')));
}

function unwrapped({ unwrap }: Endpoint, body: unknown): unknown {
  if (!unwrap || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { ...body, ...Object(unwrap(body as Record<string, unknown>)) };
}

async function readBody(contract: Endpoint, request: NextRequest): Promise<unknown> {
  try {
    const bytes = await readBytes(request, bodyBytesMax(contract));
    if (contract.multipart) return Object.fromEntries(await readForm(bytes, request));
    // Bytes that aren't text are refused, not replaced.
    return bytes.length === 0 ? {} : parseStorableJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (isProblem(error)) throw error;
    throw new Problem('bad_request', message('api.problems.unreadable'));
  }
}
