import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { message } from '#/lib/words/message.ts';

export const getOpenApiContract = endpoint({
  name: 'getOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'open',
  summary: 'Returns this description of every call, as OpenAPI 3.1.',
  response: z.looseObject({ openapi: z.string() }),
});

const unknownPath = { path: '/api/{...path}', access: 'open', response: z.never() } as const;

export const getUnknownContract = endpoint({
  ...unknownPath,
  name: 'getUnknown',
  method: 'GET',
  summary: 'Answers every other path with 404 and the body that all errors have.',
  refuses: ['not_found'],
});

export const postUnknownContract = endpoint({
  ...unknownPath,
  name: 'postUnknown',
  method: 'POST',
  summary: 'Answers every other path with 404 and the body that all errors have.',
  refuses: ['not_found'],
});

const longValue = message('reference.try.longValue', { max: 500 });
const values = z
  .record(z.string().max(60), z.string(longValue).max(500, longValue))
  .default({})
  .meta({ title: message('reference.try.values') });

export const tryCallContract = endpoint({
  name: 'tryCall',
  method: 'POST',
  path: '/api/reference/try',
  access: ['Administrator'],
  summary:
    'Makes a read-only call with a key of the caller’s company, as a program would, and returns what came back. “Try it” uses it, because no browser may send a key.',
  refuses: ['invalid', 'unavailable'],
  rateLimit: { points: 120, seconds: 3600 },
  body: z.object({
    name: z
      .string()
      .max(60)
      .meta({ title: message('reference.try.name') })
      .describe('The call’s `operationId`.'),
    params: values.describe('The values in the path.'),
    query: values.describe('The values of the query; empty ones are left out.'),
    key: z
      .string()
      .max(200)
      .meta({ title: message('reference.try.key') })
      .describe('The key; never stored or logged.'),
  }),
  response: z.object({
    status: z.int(),
    ms: z.int().describe('Milliseconds until the response.'),
    text: z.string().describe('The body, at most 64 KB.'),
    isCut: z.boolean(),
  }),
});
