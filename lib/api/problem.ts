import { isDatabaseDown } from '#/lib/platform/db.ts';
import { isProblem, Problem, problemStatus } from '#/lib/platform/errors.ts';

/** The one error body of the product; on 422 the first of `messages` is the one the screens show. */
export interface ProblemBody {
  code: string;
  message: string;
  messages?: string[];
  requestId: string;
}

/** The problem to answer for whatever was thrown; null when it is a fault of ours. */
export function asProblem(error: unknown): Problem | null {
  if (isProblem(error)) return error;
  if (!isDatabaseDown(error)) return null;
  return new Problem('unavailable', 'We cannot reach our database right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });
}

/** The HTTP answer for an error, with its status and retry hint. */
export function problemResponse(problem: Problem | null, requestId: string): Response {
  const body: ProblemBody = problem
    ? { code: problem.code, message: problem.message, requestId }
    : { code: 'internal', message: 'Something went wrong on our side. It has been noted.', requestId };
  if (problem && problem.messages.length > 0) body.messages = [...problem.messages];
  const headers: HeadersInit = problem?.retryAfterSeconds ? { 'retry-after': String(problem.retryAfterSeconds) } : {};
  return Response.json(body, { status: problem ? problemStatus[problem.code] : 500, headers });
}
