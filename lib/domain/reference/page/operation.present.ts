import type * as z from 'zod';
import type { Endpoint } from '#/lib/api/endpoint.ts';
import { type JsonSchema, type PresentedCall, thingOf, writeSchema } from '#/lib/domain/reference/page/call.present.ts';
import { notesOf } from '#/lib/domain/reference/page/notes.present.ts';
import { problemBody, type Refusal, refusalsOf } from '#/lib/domain/reference/page/problems.present.ts';

/** What several operations of a document share; collected while they are built. */
export interface Components {
  parameters: Record<string, unknown>;
  responses: Record<string, unknown>;
  schemas: Record<string, JsonSchema>;
}

/**
 * Paths with a fixed word where another path has an id, which confuses tools. In the document, the word is a parameter
 * with one value: `/api/company/{id}/{list}/delete` with the list `admin`.
 */
const describeParameters: Record<string, { path: string; name: string; word: string }> = {
  '/api/company/{id}/admin/delete': { path: '/api/company/{id}/{list}/delete', name: 'list', word: 'admin' },
  '/api/company/{id}/admin/nudge': { path: '/api/company/{id}/{list}/nudge', name: 'list', word: 'admin' },
  '/api/department/team/{id}': { path: '/api/department/{kind}/{id}', name: 'kind', word: 'team' },
};

/** Returns the path of a call in the document. */
export function documentPath({ path }: Endpoint): string {
  return describeParameters[path]?.path ?? path;
}

/** A call of the document. */
export interface Operation extends Record<string, unknown> {
  operationId: string;
  parameters: readonly object[];
  responses: Record<string, unknown>;
}

/** Returns a call as an OpenAPI operation. */
export function presentOperation(call: PresentedCall, tag: string, components: Components): Operation {
  const { contract, title, body } = call;
  const isOpen = contract.access === 'open';
  return {
    operationId: contract.name,
    tags: [tag],
    summary: title,
    description: [contract.summary, ...notesOf(contract)].join('\n\n'),
    ...(isOpen ? { security: [] } : {}),
    ...(contract.keyScope ? { security: [{ bearer: [] }, { key: [contract.keyScope] }] } : {}),
    parameters: [
      ...(isOpen ? [] : [{ $ref: '#/components/parameters/role' }]),
      ...describeParameter(contract),
      ...parameters('path', contract.params, components).map((parameter) => shared(parameter, contract, components)),
      ...parameters('query', contract.query, components),
    ],
    ...(body ? { requestBody: requestBody(call, components) } : {}),
    responses: { ...success(call, components), ...refusals(contract, components) },
  };
}

interface Parameter {
  in: 'path' | 'query';
  name: string;
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

function parameters(place: 'path' | 'query', of: z.ZodType | undefined, { schemas }: Components): Parameter[] {
  const { properties = {}, required = [] } = of ? writeSchema(schemas, of, 'input') : {};
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = property as JsonSchema;
    const isRequired = place === 'path' || required.includes(name);
    return { in: place, name, required: isRequired, ...(description ? { description } : {}), schema };
  });
}

function describeParameter({ path }: Endpoint): Parameter[] {
  const fixed = describeParameters[path];
  return fixed
    ? [{ in: 'path', name: fixed.name, required: true, schema: { type: 'string', enum: [fixed.word] } }]
    : [];
}

/** Returns a reference to a shared parameter if the id has one: ids of one kind of thing have one schema. */
function shared(
  parameter: Parameter,
  { path }: Endpoint,
  { parameters: sharedParameters }: Components,
): Parameter | { $ref: string } {
  const thing = thingOf(path);
  if (parameter.name !== 'id' || !thing) return parameter;
  sharedParameters[`${thing}Id`] ??= { ...parameter, description: `Id of the ${thing}.` };
  return { $ref: `#/components/parameters/${thing}Id` };
}

function requestBody({ contract, body }: PresentedCall, { schemas }: Components) {
  const type = contract.multipart ? 'multipart/form-data' : 'application/json';
  const schema = contract.body ? writeSchema(schemas, contract.body, 'input') : {};
  return { required: true, content: { [type]: { schema, example: body } } };
}

function success({ contract, answer }: PresentedCall, components: Components): Record<string, unknown> {
  const { raw: type = 'application/json', response } = contract;
  if (type === 'redirect') return { 302: { description: 'Redirects to a page.' } };
  const description = 'OK';
  if (type === 'image/webp' || type === 'application/zip' || type === 'application/pdf')
    return { 200: { description, content: { [type]: {} } } };
  const schema = type === 'text/csv' ? { type: 'string' } : writeSchema(components.schemas, response, 'output');
  return { 200: { description, content: { [type]: { schema, example: answer } } } };
}

/**
 * Returns the refusals by status; if two share a status, the last one describes both. A redirect also gets a default.
 */
function refusals(contract: Endpoint, components: Components): Record<string, unknown> {
  const entries = refusalsOf(contract).map((refusal) => [refusal.status, problem(refusal, components)] as const);
  const [last] = entries.toReversed();
  // Tools expect a successful answer, and don't count a redirect as one.
  return { ...Object.fromEntries(entries), ...(contract.raw === 'redirect' ? { default: last?.[1] } : {}) };
}

function problem({ name, code, when, message, status }: Refusal, { responses, schemas }: Components): { $ref: string } {
  const schema = writeSchema(schemas, problemBody, 'output');
  const messages = code === 'invalid' ? { messages: [message] } : {};
  const example = { code, message, ...messages, requestId: '3be483b2-b309-44e2-81b5-29a7df5ff384' };
  const retry = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
  responses[name] ??= {
    description: when,
    ...(status === 429 || status === 503 ? { headers: retry } : {}),
    content: { 'application/json': { schema, example } },
  };
  return { $ref: `#/components/responses/${name}` };
}
