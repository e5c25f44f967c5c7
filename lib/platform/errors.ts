import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

/** What can go wrong in a way a person should hear about, with its HTTP status. */
export const problemStatus = {
  bad_request: 400,
  signed_out: 401,
  second_factor_required: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  invalid: 422,
  offensive: 422,
  too_many_requests: 429,
  unavailable: 503,
} as const;
export type ProblemCode = keyof typeof problemStatus;

const brand = Symbol.for('unboxt.problem');

/**
 * An error with words for the person who caused it. `messages` holds one entry per wrong field. Its own texts are English,
 * for the log and for tests; `said` keeps them as they were given, for whoever answers in another language.
 */
export class Problem extends Error {
  readonly [brand] = true;
  readonly code: ProblemCode;
  readonly messages: readonly string[];
  readonly said: { message: string; messages: readonly string[] };
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, text: string, more: { messages?: string[]; retryAfterSeconds?: number } = {}) {
    super(inWords(text));
    this.code = code;
    this.said = { message: text, messages: more.messages ?? [] };
    this.messages = this.said.messages.map((one) => inWords(one));
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** Tells a Problem by its brand: the class exists once per copy of this module, so `instanceof` would miss some. */
export function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && brand in error;
}

/** The one answer for an unknown id and for another company's id. */
export function notFound(): Problem {
  return new Problem('not_found', message('api.problems.notFound'));
}

/** The person may be here but may not do this. */
export function forbidden(words = message('api.problems.forbidden')): Problem {
  return new Problem('forbidden', words);
}

/** A value the person gave cannot be accepted; the first message is the one screens show. */
export function invalid(...messages: [string, ...string[]]): Problem {
  return new Problem('invalid', messages[0], { messages });
}
