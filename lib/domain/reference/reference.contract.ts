import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';

export const getOpenApiContract = endpoint({
  name: 'getOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'open',
  summary: 'This description of every call, as OpenAPI 3.1.',
  response: z.looseObject({ openapi: z.string() }),
});

const unknownPath = { path: '/api/{...path}', access: 'open', response: z.never() } as const;

export const getUnknownContract = endpoint({
  ...unknownPath,
  name: 'getUnknown',
  method: 'GET',
  summary: 'Every other path: 404 with the one error body.',
  refuses: ['not_found'],
});

export const postUnknownContract = endpoint({
  ...unknownPath,
  name: 'postUnknown',
  method: 'POST',
  summary: 'Every other path: 404 with the one error body.',
  refuses: ['not_found'],
});
