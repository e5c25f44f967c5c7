import { asProblem } from '#/lib/api/answer.ts';
import { urns } from '#/lib/domain/directory/constants.ts';
import type { ScimType } from '#/lib/domain/directory/protocol/refuse-scim.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { type Problem, problemStatus } from '#/lib/platform/errors.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

/** Returns a SCIM answer; null means no body. */
export function scimAnswer(body: object | null, status = 200): Response {
  const headers = { 'cache-control': 'no-store' };
  if (body === null) return new Response(null, { status: 204, headers });
  const location: string | undefined = status === 201 ? Object(body).meta?.location : undefined;
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/scim+json', ...(location ? { location } : {}) },
  });
}

/** Returns the refusal that answers an error, in SCIM's form. Source: RFC 7644 3.12. */
export function scimRefusal(error: unknown, { locale }: Pick<Ctx, 'locale'>): Response {
  const problem = asProblem(error);
  const status = problem ? statusOf(problem) : 500;
  const detail = inWords(problem?.said.message ?? message('api.problems.fault'), locale);
  const scimType = problem && 'scimType' in problem ? { scimType: problem.scimType as ScimType } : {};
  const body = { schemas: [urns.error], status: String(status), ...scimType, detail };
  const response = scimAnswer(body, status);
  if (status === 401) response.headers.set('www-authenticate', 'Bearer');
  // The rest of the body isn't read, so the connection can't be reused.
  if (status === 413) response.headers.set('connection', 'close');
  if (problem?.retryAfterSeconds) response.headers.set('retry-after', String(problem.retryAfterSeconds));
  return response;
}

/** Returns the status of a problem; SCIM has no 422. */
function statusOf({ code }: Problem): number {
  return code === 'invalid' ? 400 : problemStatus[code];
}
