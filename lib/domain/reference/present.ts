import * as z from 'zod';
import type { Endpoint } from '#/lib/api/endpoint.ts';

/** The OpenAPI 3.1 document of the given contracts. */
export function openApiDocument(contracts: readonly Endpoint[], title: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const contract of contracts) {
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operation(contract) };
  }
  const securitySchemes = { bearer: { type: 'http', scheme: 'bearer' } };
  return { openapi: '3.1.0', info: { title, version: '1' }, paths, components: { securitySchemes } };
}

function operation(contract: Endpoint): Record<string, unknown> {
  const content = {
    [contract.multipart ? 'multipart/form-data' : 'application/json']: { schema: json(contract.body, 'input') },
  };
  return {
    operationId: contract.name,
    summary: contract.summary,
    'x-access': [contract.access].flat().join(', '),
    ...(contract.mutates ? { 'x-mutates': true } : {}),
    ...(contract.access === 'open' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parameters('path', contract.params), ...parameters('query', contract.query)],
    ...(contract.body ? { requestBody: { required: true, content } } : {}),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: json(contract.response, 'output') } } },
      default: { description: 'Problem: { code, message, messages?, requestId }' },
    },
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): unknown[] {
  const { properties = {}, required = [] } = json(schema, 'input') as { properties?: object; required?: string[] };
  return Object.entries(properties).map(([name, of]) => ({
    in: place,
    name,
    required: place === 'path' || required.includes(name),
    schema: of,
  }));
}

function json(schema: z.ZodType | undefined, io: 'input' | 'output'): object {
  return schema ? z.toJSONSchema(schema, { io, unrepresentable: 'any' }) : {};
}
