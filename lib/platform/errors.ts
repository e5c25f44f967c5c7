import { inWords } from '#/lib/words/in-words.ts';
import { defaultLocale } from '#/lib/words/locales.ts';
import { message } from '#/lib/words/message.ts';

/** The kinds of problems that people see, each with its HTTP status. */
export const problemStatus = {
  bad_request: 400,
  signed_out: 401,
  second_factor_required: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  invalid: 422,
  captcha_required: 422,
  offensive: 422,
  too_many_requests: 429,
  unavailable: 503,
} as const;
export type ProblemCode = keyof typeof problemStatus;

const brand = Symbol.for('unboxt.problem');

/**
 * An error with a message for the person who caused it; `messages` has one entry per wrong field. Its own texts are
 * English, for logs and tests; `said` keeps them untranslated, for answers in other languages.
 */
export class Problem extends Error {
  readonly [brand] = true;
  readonly code: ProblemCode;
  readonly messages: readonly string[];
  readonly said: { message: string; messages: readonly string[] };
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, text: string, more: { messages?: string[]; retryAfterSeconds?: number } = {}) {
    super(inWords(text, defaultLocale));
    this.code = code;
    this.said = { message: text, messages: more.messages ?? [] };
    this.messages = this.said.messages.map((one) => inWords(one, defaultLocale));
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/**
 * Returns whether an error is a Problem, by its brand: each copy of this module has its own class, so `instanceof`
 * misses some.
 */
export function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && brand in error;
}

/** Returns the problem for an unknown id or another company's id, which must look alike. */
export function notFound(): Problem {
  return new Problem('not_found', message('api.problems.notFound'));
}

/** Returns the problem for a signed-in person who may not do this. */
export function forbidden(words: string = message('api.problems.forbidden')): Problem {
  return new Problem('forbidden', words);
}

/** Returns the problem for someone who has proven, by password or link, that they belong to a blocked company. */
export function companyBlocked(): Problem {
  return forbidden(message('api.problems.companyBlocked'));
}

/** Returns the problem for an unacceptable value; screens show the first message. */
export function invalid(...messages: [string, ...string[]]): Problem {
  return new Problem('invalid', messages[0], { messages });
}
