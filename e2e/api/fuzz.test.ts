import { expect, it } from 'vitest';
import { addressOf, isDeclared } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import type { Input } from '#/e2e/api/policy/policy-row.ts';
import { policyTable } from '#/e2e/api/policy-table.ts';
import { asProgram, buildWorld } from '#/e2e/api/world.ts';
import type { Endpoint } from '#/lib/api/endpoint.ts';
import { type RoleName, roleNames } from '#/lib/platform/roles.ts';
import { createRandom } from '#/prisma/seed/random.ts';
import { loadContracts } from '#/server/feature-files.ts';

const REQUESTS = 2000;
/** Calls that would sign the caller out of all later requests. */
const endsTheCaller = ['signOut', 'removeAccount', 'changePassword', 'endOtherSessions'];
const AT_ONCE = 8;
/** Another seed gives other requests. A failure names its request. */
const SEED = 1;

const contracts = await loadContracts();
const random = createRandom(SEED, 'fuzz');
const deep = (open: string, close: string, levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;

/** Values as JSON text, because some can't be written otherwise. */
const hostile = [
  `null ¦ true ¦ [] ¦ {} ¦ "" ¦ 0 ¦ -0 ¦ -1 ¦ 1.5 ¦ 1e400 ¦ -1e400 ¦ 2147483647 ¦ 2147483648 ¦ 9007199254740993`,
  String.raw`"NaN" ¦ "1e99" ¦ "0x10" ¦ " 1 " ¦ [1] ¦ [[]] ¦ [null,null] ¦ {"$ne":null} ¦ "{\"$ne\":null}" ¦ {"length":-1}`,
  String.raw`"\u0000" ¦ "a\u0000b" ¦ "\ud800" ¦ "\udc00x" ¦ "\ufffe" ¦ "\u202eabc" ¦ "e\u0301" ¦ "😀" ¦ "ﷺ" ¦ "İ" ¦ "#{7*7}"`,
  `"'; DROP TABLE users; --" ¦ "%00" ¦ "../../etc/passwd" ¦ "<script>alert(1)</script>" ¦ "a@b.c" ¦ "a@b@c.com"`,
  String.raw`"a\r\nBcc: x@y.zz" ¦ {"__proto__":{"isAdmin":true}} ¦ {"constructor":{"prototype":{}}} ¦ {"then":1} ¦ {"toJSON":1}`,
].flatMap((line) => line.split(' ¦ '));
hostile.push(
  '9'.repeat(400),
  `0.${'0'.repeat(400)}1`,
  `"${'a'.repeat(100_000)}"`,
  `"${'\\u00e9'.repeat(5000)}"`,
  `[${Array(5000).fill('""').join()}]`,
  `[${Array(5000).fill('1').join()}]`,
  deep('[', ']', 10_000),
  deep('{"a":', '}', 10_000),
  deep('[', ']', 50),
);
const odd = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e400',
  '2147483648',
  'NaN',
  'null',
  'undefined',
  '%F0%9F%98%80',
  '%27%3B--',
  'a'.repeat(300),
];
/** Statuses of the gate, which checks method, length, size and type before any contract. */
const gateStatuses = [405, 411, 413, 415];
const broken = ['', '{', '[', 'nul', '{"a":1,}', '\ufeff{}', deep('[', '', 20_000), '{"a":1}{"b":2}', '\u0000'];

/** Returns a valid body with one or more hostile fields, or a different body. */
function bodyFrom(valid: unknown): string {
  if (random.chance(0.1)) return random.pick(broken);
  if (random.chance(0.15) || typeof valid !== 'object' || valid === null) return random.pick(hostile);
  const fields = Object.entries(valid).map(([name, value]): [string, string] => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isObject && random.chance(0.5)) return [name, bodyFrom(value)];
    return [name, JSON.stringify(value)];
  });
  for (let changes = random.integer(1, 3); changes > 0 && fields.length > 0; changes--) {
    const field = random.pick(fields);
    field[1] = random.pick(hostile);
    if (random.chance(0.1))
      field[0] = random.pick(['__proto__', 'constructor', '', 'id', 'companyId', 'a'.repeat(5000)]);
  }
  if (random.chance(0.1)) fields.pop();
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`;
}

function oddValues(of: Record<string, string | number> = {}): Record<string, string | number> {
  const changed = Object.entries(of).map(([name, value]) => [name, random.chance(0.7) ? random.pick(odd) : value]);
  if (random.chance(0.2))
    changed.push([random.pick(['id', 'period', 'member', 'role', '__proto__', 'x'.repeat(200)]), random.pick(odd)]);
  return Object.fromEntries(changed);
}

function addressFrom(contract: Endpoint, { params, query }: Input): string {
  const inPath = Object.fromEntries(
    Object.entries(oddValues(params)).map(([name, value]) => [name, encodeURIComponent(String(value)) || '%20']),
  );
  return addressOf(contract, { params: { ...params, ...inPath }, query: oddValues(query) });
}

const oddHeaders: Record<string, string>[] = [
  {},
  {},
  {},
  { role: 'Root' },
  { role: 'a'.repeat(4000) },
  { authorization: `Bearer sb_${'a'.repeat(4000)}` },
  { cookie: 'next-auth.session-token=eyJhbGciOiJkaXIifQ..x.y.z; =; ;;; a' },
  { 'user-agent': '\u00ff\u00fe'.repeat(200) },
  { 'accept-language': '*'.repeat(500), accept: 'text/x-component', rsc: '1', 'next-action': 'x' },
];

const server = openServer({ withStandIns: true });

it(`${REQUESTS} hostile requests are answered with messages, and none with an internal error`, async () => {
  const world = await buildWorld();
  const identities = new Map<RoleName, Record<string, string>>();
  for (const role of roleNames) identities.set(role, await asProgram(world.own.persons[role]));
  const samples: [Endpoint, Input][] = [];
  for (const contract of contracts.filter(({ name }) => !endsTheCaller.includes(name))) {
    const row = policyTable[contract.name];
    samples.push([contract, (await (row?.own ?? row?.unknown)?.send(world, world.own.persons.Member)) ?? {}]);
  }
  // All requests are built before the first is sent, so that the order of answers can't change them.
  const requests = Array.from({ length: REQUESTS }, () => {
    const [{ name, method, ...contract }, input] = random.pick(samples);
    const identity = random.chance(0.9) ? identities.get(random.pick(roleNames)) : {};
    const body = method === 'POST' ? bodyFrom(input.body) : undefined;
    const path = addressFrom({ name, method, ...contract }, input);
    return {
      contract: { name, method, ...contract },
      path,
      call: { method, headers: { ...identity, ...random.pick(oddHeaders) }, body },
    };
  });
  const faults: string[] = [];
  const timesByStatus = new Map<number, number>();
  async function caller(): Promise<void> {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const { contract, path, call } = next;
      const { status, text } = await server.call(path, call);
      timesByStatus.set(status, (timesByStatus.get(status) ?? 0) + 1);
      const words = [contract.name, path, call.body, status, text].map((part) => String(part).slice(0, 300));
      const isKnown = isDeclared(contract, { status }) || gateStatuses.includes(status);
      if (status >= 500 || !isKnown) faults.push(words.join(' '));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  expect(faults).toEqual([]);
  // Requests must also get past the gate, or only the gate was tested.
  for (const status of [200, 400, 403, 404, 422])
    expect([status, timesByStatus.get(status) ?? 0]).toSatisfy(([, times]) => times > 10);
  expect((await server.call('/readyz')).status).toBe(200);
}, 300_000);

/** NUL, which the database refuses, lone surrogates, and invalid UTF-8. */
const unreadable = ['%00', 'a%00', '%ED%A0%80', 'a%ED%B0%80b', '%FF'];

it('URL parameters with characters that can’t be stored cause no error, and NUL is refused', async () => {
  const world = await buildWorld();
  const faults: string[] = [];
  let requestCount = 0;
  for (const contract of contracts.filter(({ name }) => !endsTheCaller.includes(name))) {
    const { access, method } = contract;
    const role: RoleName = typeof access === 'string' ? 'Administrator' : (access[0] ?? 'Administrator');
    const person = world.own.persons[role];
    const row = policyTable[contract.name];
    const { params = {}, query = {}, body } = (await (row?.own ?? row?.unknown)?.send(world, person)) ?? {};
    const headers = await asProgram(person);
    const names = Object.keys((contract.query as { shape?: object } | undefined)?.shape ?? {});
    const addresses = names.flatMap((name) => {
      const rest = Object.fromEntries(Object.entries(query).filter(([other]) => other !== name));
      const address = addressOf(contract, { params, query: rest });
      return unreadable.map((value) => `${address}${address.includes('?') ? '&' : '?'}${name}=${value}`);
    });
    for (const name of Object.keys(params))
      addresses.push(
        ...unreadable.map((value) => addressOf(contract, { params: { ...params, [name]: value }, query })),
      );
    for (const address of addresses) {
      requestCount++;
      const call = { method, headers, ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}) };
      const { status, text } = await server.call(address, call);
      const isRefused = status >= 400 && status < 500;
      if (status >= 500 || (address.includes('%00') && !isRefused)) faults.push(`${address} ${status} ${text}`);
    }
  }
  expect(faults).toEqual([]);
  expect(requestCount).toBeGreaterThan(200);
}, 120_000);
