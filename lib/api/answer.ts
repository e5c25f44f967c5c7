import type { Ctx } from '#/lib/platform/context.ts';
import { isDatabaseDown } from '#/lib/platform/db.ts';
import { isProblem, Problem, problemStatus } from '#/lib/platform/errors.ts';
import { answerInWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { message } from '#/lib/words/message.ts';

/** Returns a JSON answer with its messages in a language. */
export function jsonAnswer(body: unknown, locale: Locale, { status = 200, headers = {} } = {}): Response {
  const json = JSON.stringify(answerInWords(body, locale));
  const own = { 'content-type': 'application/json', 'content-language': locale };
  return new Response(json, { status, headers: { ...own, ...headers } });
}

/** The product's only error body; on 422, screens show the first of `messages`. */
export interface ProblemBody {
  code: string;
  message: string;
  messages?: string[];
  requestId: string;
}

/** Returns the problem for an error; null if the error is our fault. */
export function asProblem(error: unknown): Problem | null {
  if (isProblem(error)) return error;
  if (!isDatabaseDown(error)) return null;
  return new Problem('unavailable', message('api.problems.databaseDown'), { retryAfterSeconds: 5 });
}

/** Returns the HTTP answer for an error, with its status and retry hint. */
export function problemResponse(problem: Problem | null, ctx: Pick<Ctx, 'requestId' | 'locale'>): Response {
  const { message: text, messages } = problem?.said ?? { message: message('api.problems.fault'), messages: [] };
  const body: ProblemBody = { code: problem?.code ?? 'internal', message: text, requestId: ctx.requestId };
  if (messages.length > 0) body.messages = [...messages];
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  // The rest of the body stays unread, so the connection can't be used again.
  if (problem?.code === 'too_large') headers.connection = 'close';
  if (problem?.retryAfterSeconds) headers['retry-after'] = String(problem.retryAfterSeconds);
  return jsonAnswer(body, ctx.locale, { status: problem ? problemStatus[problem.code] : 500, headers });
}
