import * as z from 'zod';
import type { Endpoint } from '#/lib/api/endpoint.ts';
import { notARobot } from '#/lib/domain/accounts/constants.ts';
import { type ProblemCode, problemStatus } from '#/lib/platform/errors.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

/** The body of every answer that isn't a success. */
export const problemBody = z
  .object({
    code: z.string().describe('What went wrong, for programs, such as `not_found`.'),
    message: z.string().describe('What went wrong, in words to show people.'),
    messages: z.array(z.string()).optional().describe('One entry per wrong field, `message` first; only with 422.'),
    requestId: z.string().describe('Identifies this call in the log, as the header `X-Request-Id` does.'),
  })
  .meta({ id: 'Problem' });

interface Words {
  /** The name of the answer in the document's components. */
  name: string;
  when: string;
  message: string;
}

/** The reason for each refusal, with an example of its message; the reference is English. */
const words: Record<ProblemCode, Words> = {
  bad_request: {
    name: 'BadRequest',
    when: 'The request can’t be read, its role is unknown, or its token is from a link that no longer works.',
    message: inWords(message('api.problems.unreadable'), 'en'),
  },
  signed_out: {
    name: 'SignedOut',
    when: 'There’s no session: the bearer token is missing, wrong or expired.',
    message: inWords(message('api.problems.signedOut'), 'en'),
  },
  second_factor_required: {
    name: 'SecondFactorRequired',
    when: 'The code of the authenticator app is missing or wrong. The ticket stays valid.',
    message: 'Enter the code from your authenticator app.',
  },
  forbidden: {
    name: 'Forbidden',
    when: 'The caller doesn’t have the role, or can’t do this here.',
    message: inWords(message('api.problems.forbidden'), 'en'),
  },
  not_found: {
    name: 'NotFound',
    when: 'The company has nothing with this id, or the caller can’t see it. What belongs to another company gets the same answer.',
    message: inWords(message('api.problems.notFound'), 'en'),
  },
  conflict: {
    name: 'Conflict',
    when: 'Something has changed, so this isn’t possible any more or has already been done.',
    message: inWords(message('notifications.answers.alreadyDone'), 'en'),
  },
  gone: {
    name: 'Gone',
    when: 'The link has expired or was withdrawn.',
    message: 'This link has expired.',
  },
  too_large: {
    name: 'TooLarge',
    when: 'The body is larger than this call accepts.',
    message: inWords(message('api.problems.tooLarge'), 'en'),
  },
  invalid: {
    name: 'Invalid',
    when: 'A value is missing or wrong. `messages` has a sentence for each that names the field.',
    message: 'Check-in day must be a number from 1 to 7.',
  },
  captcha_required: {
    name: 'CaptchaRequired',
    when: 'Many sign-ins have failed: send a pass from `/api/auth/verify`.',
    message: inWords(notARobot, 'en'),
  },
  offensive: {
    name: 'Offensive',
    when: 'The text contains a word that may offend. It wasn’t stored.',
    message: inWords(message('coaching.answers.offensive', { word: 's***' }), 'en'),
  },
  too_many_requests: {
    name: 'TooManyRequests',
    when: 'A limit was reached. `Retry-After` says after how many seconds to try again.',
    message: inWords(message('api.problems.tooMany'), 'en'),
  },
  unavailable: {
    name: 'Unavailable',
    when: 'The database or another service doesn’t answer or isn’t set up, or there is maintenance. `Retry-After`, if sent, says when to try again.',
    message: inWords(message('api.problems.databaseDown'), 'en'),
  },
};

export interface Refusal extends Words {
  code: ProblemCode;
  status: number;
}

/** Returns the refusals of a call by status: its own, and those from its access, input and limits. */
export function refusalsOf(contract: Endpoint): Refusal[] {
  const { access, params, query, body, rateLimit, keyScope, refuses = [] } = contract;
  const isOpen = access === 'open';
  const codes: Record<ProblemCode, boolean> = {
    bad_request: true,
    signed_out: !isOpen,
    second_factor_required: false,
    forbidden: !isOpen,
    not_found: params !== undefined,
    conflict: false,
    gone: false,
    // The guide mentions it once for all calls.
    too_large: false,
    // A body may not be an object at all.
    invalid: isRead(query) || body !== undefined,
    captcha_required: false,
    offensive: false,
    // Every call with a key counts.
    too_many_requests: rateLimit !== undefined || keyScope !== undefined || [params, body].some(carriesToken),
    unavailable: true,
  };
  return (Object.keys(words) as ProblemCode[])
    .filter((code) => codes[code] || refuses.includes(code))
    .map((code) => ({ code, status: problemStatus[code], ...words[code] }));
}

/** Returns whether this schema reads anything. */
export function isRead(schema: z.ZodType | undefined): boolean {
  return schema !== undefined && !(schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0);
}

/** Returns whether input has a token; wrong ones are counted in every call that takes one. */
function carriesToken(schema: unknown): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.some(carriesToken);
  return schema instanceof z.ZodObject && 'token' in schema.shape;
}
