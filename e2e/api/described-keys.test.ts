import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openServer } from '#/e2e/api/open-server.ts';
import type { Answer } from '#/e2e/support/product/server.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';
import { prisma } from '#/lib/platform/db.ts';
import { keyScopes } from '#/lib/platform/roles.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { buildPulse } from '#/prisma/seed/builders/build-pulse.ts';

type Json = Record<string, unknown>;
type Schema = Parameters<typeof z.fromJSONSchema>[0];

interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { $ref?: string }>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Json;
    responses: Record<string, Json>;
    securitySchemes: Record<string, { type: string; scheme: string; description: string }>;
  };
}

const server = openServer();
let headers: Record<string, string>;
let description: Description;
/** The ids that the program knows, by the word before an id in a path. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  const { administrator, anchor } = await buildPublishedCompany();
  const { id } = await buildPulse(prisma(), { creator: administrator, teams: [anchor] });
  await prisma().pulse.update({ where: { id }, data: { name: 'Described' } });
  headers = (await buildApiKey(prisma(), administrator)).headers;
  description = (await server.call('/api/openapi.json')).json as Description;
}, 120_000);

/** Returns every call that keys may make by the description, with its scopes. */
const callsByKey = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const scopes = operation.security?.find((way) => 'key' in way)?.key;
      return scopes ? [{ path, method: method.toUpperCase(), operation, scopes }] : [];
    }),
  );

/** Returns the schema of a success, with the schemas that it refers to. */
function answerSchema({ responses }: Operation): { type: string; schema: Schema } {
  const [success] = [responses[200]];
  const name = success?.$ref?.split('/').at(-1) ?? '';
  const response = (success?.$ref ? description.components.responses[name] : success) as {
    content: Record<string, Json>;
  };
  const [type, content] = Object.entries(response.content)[0] ?? ['', {}];
  const whole = JSON.stringify({ ...(content.schema as Json), $defs: description.components.schemas });
  return { type, schema: JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')) };
}

/** Returns how an answer violates the description, or null. */
function faultOf(operation: Operation, { headers: { 'content-type': mediaType }, json }: Answer): string | null {
  const { type, schema } = answerSchema(operation);
  if (!mediaType?.startsWith(type)) return `${mediaType} in place of ${type}`;
  return type === 'application/json' ? (z.fromJSONSchema(schema).safeParse(json).error?.message ?? null) : null;
}

async function follow({ path, method, operation }: ReturnType<typeof callsByKey>[number]) {
  const word = (name: string) => new RegExp(`([a-z]+)/\\{${name}\\}`, 'i').exec(path)?.[1] ?? '';
  const address = path.replace('{kind}', 'team').replace(/\{(\w+)\}/g, (_, name) => String(ids[word(name)] ?? 0));
  const [type = '', { example = {} } = {}] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  // The example has ids of another company.
  const body = type === '' ? undefined : { ...(example as Json), departmentId: ids.department };
  const query = operation.operationId === 'listActions' || operation.operationId === 'listTeamSteps';
  const search = query ? `?${operation.operationId === 'listActions' ? 'teamId' : 'teamIds'}=${ids.team}` : '';
  return server.call(`${address}${search}`, { method, headers, body });
}

describe('a program that reads the description at run time', () => {
  it('learns how a key is sent, and its scopes', () => {
    const { key } = description.components.securitySchemes;
    expect(key).toMatchObject({ type: 'http', scheme: 'bearer' });
    for (const scope of keyScopes) expect(key?.description).toContain(scope);
    const scopeNames = new Set(callsByKey().flatMap(({ scopes }) => scopes));
    // Directories call by SCIM, which this description doesn't cover.
    const describedScopes = keyScopes.filter((scope) => scope !== 'directory:write');
    expect([...scopeNames].sort()).toEqual([...describedScopes].sort());
  });

  it('learns ids from the lists', async () => {
    const read = async <T>(path: string) => (await server.call(path, { headers })).json as T;
    const { company } = await read<{ company: { departments: { id: number }[]; leaders: { teamId: number }[] } }>(
      '/api/company',
    );
    const { people } = await read<{ people: { id: number }[] }>('/api/company/people');
    const { pulses } = await read<{ pulses: { id: number }[] }>('/api/pulse');
    const team = company.leaders[0]?.teamId ?? 0;
    Object.assign(ids, { department: company.departments[0]?.id, team, teams: team });
    Object.assign(ids, { people: people[0]?.id, pulse: pulses[0]?.id, results: pulses[0]?.id });
    expect(Object.values(ids).every((id) => id > 0)).toBe(true);
  });

  it('makes every call that reads, and each answer matches the description', async () => {
    const reading = callsByKey().filter(({ scopes }) => !scopes.includes('organisation:write'));
    expect(reading.length).toBeGreaterThan(18);
    for (const call of reading) {
      const answer = await follow(call);
      expect([call.operation.operationId, answer.status]).toEqual([call.operation.operationId, 200]);
      expect([call.operation.operationId, faultOf(call.operation, answer)]).toEqual([call.operation.operationId, null]);
    }
  });

  it('is refused every call that the description doesn’t offer to keys', async () => {
    const openedIds = new Set(callsByKey().map(({ operation }) => operation.operationId));
    for (const [path, methods] of Object.entries(description.paths))
      for (const [method, { operationId, security, requestBody }] of Object.entries(methods)) {
        // Without its own `security`, the document's applies, which no key satisfies. An open call identifies no one.
        if (openedIds.has(operationId) || security !== undefined || path.includes('{')) continue;
        if (requestBody && !('application/json' in requestBody.content)) continue;
        const answer = await server.call(path, {
          method: method.toUpperCase(),
          headers,
          body: method === 'post' ? {} : undefined,
        });
        expect([operationId, answer.status]).toEqual([operationId, 403]);
      }
  });
});
