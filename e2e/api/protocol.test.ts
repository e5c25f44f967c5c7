import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import type { Input } from '#/e2e/api/policy/policy-row.ts';
import { policyTable } from '#/e2e/api/policy-table.ts';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import type { Answer, Call } from '#/e2e/support/product/server.ts';
import type { Endpoint } from '#/lib/api/endpoint.ts';
import { readInput } from '#/lib/api/reading/read-input.ts';
import { prisma } from '#/lib/platform/db.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { loadContracts } from '#/server/feature-files.ts';

/** Next-auth's own calls have their own rules, see next-auth.test.ts. */
const contracts = (await loadContracts()).filter(({ name }) => !name.startsWith('nextAuth'));
const casesOf = (list: Endpoint[]) => list.map((contract) => [contract.name, contract] as const);
const withBody = casesOf(contracts.filter(({ body, multipart }) => body && !multipart));

const server = openServer();
let world: World;

beforeAll(async () => {
  world = await buildWorld();
}, 60_000);

const actorOf = ({ access }: Endpoint) =>
  world.own.persons[typeof access === 'string' ? 'Member' : (access[0] ?? 'Member')];

/** Returns the documented input of an allowed caller, with a target made for this call. */
async function prepare(contract: Endpoint): Promise<Input> {
  const row = policyTable[contract.name];
  return (await (row?.own ?? row?.unknown)?.send(world, actorOf(contract))) ?? {};
}

/** Calls an endpoint as an allowed caller, with the documented input or a changed one. */
async function call(contract: Endpoint, change: (input: Input) => Input): Promise<Answer> {
  return send(contract, change(await prepare(contract)), await asProgram(actorOf(contract)));
}

const prepared = new Map<Endpoint, Promise<Input>>();
/** The sessions of one test. They aren't shared, because some calls end all sessions of a person. */
const sessions = new Map<Endpoint, Promise<Record<string, string>>>();
beforeEach(() => sessions.clear());

/**
 * Makes a call that is refused. All such calls of an endpoint share target and session, because they change neither.
 */
async function callInVain(contract: Endpoint, change: (input: Input) => Input, more: Call = {}): Promise<Answer> {
  const input = prepared.get(contract) ?? prepare(contract);
  prepared.set(contract, input);
  const session = sessions.get(contract) ?? asProgram(actorOf(contract));
  sessions.set(contract, session);
  return send(contract, change(await input), await session, more);
}

function send(contract: Endpoint, { body, ...input }: Input, headers: Record<string, string>, more: Call = {}) {
  const call = { method: contract.method, body, ...more, headers: { ...headers, ...more.headers } };
  return server.call(addressOf(contract, input), call);
}

const unchanged = (input: Input) => input;
const withField = (name: string, value: unknown) => (input: Input) => ({
  ...input,
  body: { ...(input.body as object), [name]: value },
});

describe.each(withBody)('the body of %s', (_name, contract) => {
  it.each(['{', '{"a":}', 'null x', '[1,', '"open', '\u0001'])('gets 400 if it’s no JSON: %j', async (body) => {
    expect(refusalOf(await callInVain(contract, unchanged, { body }))).toBe(400);
  });

  it('gets 422 with another shape: a list whose first entry is the message', async () => {
    for (const body of ['null', '[]', '0', '"text"', 'true', '[[]]'])
      expect(refusalOf(await callInVain(contract, unchanged, { body }))).toBe(422);
  });

  it('gets the same status with an unknown field as without it', async () => {
    const plain = await call(contract, unchanged);
    for (const name of ['companyId', 'role', '__proto__x', 'isAdmin'])
      expect([name, (await call(contract, withField(name, 1))).status]).toEqual([name, plain.status]);
  });

  it('gets 400 with a NUL in any text', async () => {
    const fields = (await policyTable[contract.name]?.own?.send(world, world.own.persons.Member))?.body ?? {
      token: 'x',
    };
    const texts = Object.entries(fields as object).filter(([, value]) => typeof value === 'string');
    for (const [name, value] of [...texts, ['more', '']]) {
      expect(refusalOf(await callInVain(contract, withField(name, `${value}\0`)))).toBe(400);
    }
  });

  it('gets 415 with the wrong content type', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect(refusalOf(await callInVain(contract, unchanged, { body: '{}', headers }))).toBe(415);
  });
});

describe('a field of a request', () => {
  // A contract whose call would end the caller's session has no such row; its fields are tested next to its verb.
  const required = withBody.filter(([name, { body }]) => policyTable[name]?.own && !body?.safeParse({}).success);

  it.each(required)(
    'of %s: a missing one, or one of the wrong kind, is 422 with a message',
    async (_name, contract) => {
      const fields = (await policyTable[contract.name]?.own?.send(world, world.own.persons.Member))?.body as object;
      for (const name of Object.keys(fields)) {
        const { [name as keyof object]: _, ...rest } = fields;
        const values = [{}, [{}], { length: 1 }, null, [], '', true].map((value) => ({ ...fields, [name]: value }));
        // A missing or empty value may have a default; an object in its place never has one.
        const wrong = [rest, ...values].filter((body) => readInput(contract.body, body).messages.length > 0);
        expect(wrong.length).toBeGreaterThanOrEqual(3);
        for (const body of wrong)
          expect(refusalOf(await callInVain(contract, (input) => ({ ...input, body })))).toBe(422);
      }
    },
  );

  it('for the time zone is 422 if none is chosen', async () => {
    const contract = contracts.find(({ name }) => name === 'registerCompany') as Endpoint;
    for (const unchosen of ['', null, [], false, ' '])
      expect(refusalOf(await callInVain(contract, withField('timeZoneId', unchosen)))).toBe(422);
  });

  it.each(casesOf(contracts.filter(({ query }) => query)))(
    'in the query of %s: odd values are 422, unknown fields are ignored',
    async (_n, contract) => {
      const oddities: Record<string, string | number>[] = [
        { other: 1 },
        { id: 'x' },
        { id: -1 },
        { id: '1e99' },
        { period: '2y' },
        { member: 'x' },
      ];
      for (const odd of oddities) {
        const fieldNames = Object.keys((contract.query as unknown as { shape: object }).shape);
        const [name = ''] = Object.keys(odd);
        const callWith = (more: object) =>
          call(contract, (input) => ({ ...input, query: { ...input.query, ...more } }));
        const expected = fieldNames.includes(name) ? 422 : (await callWith({})).status;
        expect((await callWith(odd)).status).toBe(expected);
      }
    },
  );

  it.each(casesOf(contracts.filter(({ query, mutates }) => query && !mutates)))(
    'in the query of %s: an empty one counts as missing',
    async (_n, contract) => {
      const plain = await call(contract, unchanged);
      for (const name of Object.keys((contract.query as unknown as { shape: object }).shape)) {
        const empty = await call(contract, (input) => ({ ...input, query: { [name]: '', ...input.query } }));
        expect([name, empty.status]).toEqual([name, plain.status]);
      }
    },
  );

  it.each(casesOf(contracts.filter(({ path }) => path.includes('{id}'))))(
    'in the path of %s: an odd id is 404',
    async (_name, contract) => {
      for (const id of ['x', '0', '-1', '1.5', '99999999999999999999', 'NaN', "1'--", '%00x'])
        expect((await callInVain(contract, () => ({ params: { id } }))).status).toBeOneOf([400, 404]);
    },
  );
});

describe('a wrong way to an endpoint', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/auth', '/api/dashboard', '/api/survey/answers/1', '/API/nothing'])(
    'GET %s, where there is none: 404 with the error body',
    async (path) => expect(refusalOf(await server.call(path))).toBe(404),
  );

  it.each(casesOf(contracts.filter(({ mutates }) => mutates)))(
    '%s: HEAD is 405 and changes nothing',
    async (_n, contract) => {
      const answer = await callInVain(contract, unchanged, { method: 'HEAD' });
      expect([answer.status, answer.text]).toEqual([405, '']);
      expect(answer.headers.allow).toMatch(/^GET\b(?!.*HEAD)/);
      const companyId = world.own.company.id;
      expect(await prisma().session.count({ where: { revokedReason: 'signed out', user: { companyId } } })).toBe(0);
    },
  );

  const methodsOf = (path: string) =>
    contracts.filter((contract) => contract.path === path).map(({ method }) => method);
  const single = contracts.filter(({ path }) => methodsOf(path).length === 1);

  it.each(casesOf(single))('%s: the other method is refused with the error body', async (_name, contract) => {
    const other = contract.method === 'GET' ? { method: 'POST', body: {} } : { method: 'GET', body: undefined };
    expect(refusalOf(await callInVain(contract, (input) => ({ ...input, body: undefined }), other))).toBe(405);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('%s is refused with the error body', async (method) => {
    expect(refusalOf(await server.call('/api/utilities/role', { method }))).toBe(405);
  });
});

interface Parameter {
  name?: string;
  schema?: { enum?: string[] };
}

interface Reference {
  $ref: string;
}

interface Operation {
  operationId: string;
  parameters: (Parameter | Reference)[];
}

interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter> };
}

/** Returns a path with the parameters filled in that only have one value. */
function withWords(path: string, parameters: readonly Parameter[]): string {
  const words = parameters.flatMap(({ name, schema }) => (schema?.enum?.length === 1 ? [[name, schema.enum[0]]] : []));
  return words.reduce((filled, [name, word]) => filled.replace(`{${name}}`, String(word)), path);
}

describe('the description of the API', () => {
  it('lists every contract', async () => {
    const { status, json } = await server.call('/api/openapi.json');
    expect(status).toBe(200);
    const { paths, openapi, components } = json as Description;
    const resolve = (parameter: Parameter | Reference): Parameter =>
      '$ref' in parameter ? (components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? {}) : parameter;
    expect(openapi).toMatch(/^3\.1\./);
    const all = (await loadContracts()).filter(({ path }) => !path.includes('{...'));
    const contractPaths = new Set<string>(all.map(({ path }) => path));
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, parameters }]) => {
        // A parameter with only one value so far may stay a parameter in a contract.
        const address = contractPaths.has(path) ? path : withWords(path, parameters.map(resolve));
        return `${method.toUpperCase()} ${address} ${operationId}`;
      }),
    );
    expect(described.sort()).toEqual(all.map(({ method, path, name }) => `${method} ${path} ${name}`).sort());
  });
});

it('the table includes every role', () => expect(Object.keys(world.own.persons).sort()).toEqual([...roleNames].sort()));
