import { expect, it } from 'vitest';
import { readGroup, readGroupPatch } from '#/lib/domain/directory/groups/group-fields.ts';
import { readUser, readUserPatch } from '#/lib/domain/directory/people/user-fields.ts';
import { readPatch } from '#/lib/domain/directory/protocol/read-patch.ts';
import { readPage } from '#/lib/domain/directory/protocol/scim-list.ts';
import { readFilter, readPath } from '#/lib/domain/directory/protocol/scim-path.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const words = [
  'active',
  'userName',
  'name',
  'name.givenName',
  'emails',
  'emails[type eq "work"].value',
  'members',
  'members[value eq "7"]',
  'displayName',
  'externalId',
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager',
  '__proto__',
  'constructor',
  'toString',
  'value',
  'primary',
];
const CASES = 20_000;
const random = createRandom(1, 'directory');
const signs = ['"', '\\', '[', ']', '.', ' eq ', ':', 'a', 'é', '\u202e', ' ', '7'];
const list = <T>(most: number, of: () => T): T[] => Array.from({ length: random.integer(0, most) }, of);
const newText = (most = 12) =>
  random.chance(0.6) ? random.pick(words) : list(most, () => random.pick(signs)).join('');

function newValue(depth = 4): unknown {
  const kind = random.integer(0, depth > 0 ? 3 : 1);
  if (kind === 0) return random.pick([null, true, false, 'True', 'False', 0, 7, '7', 1e21]);
  if (kind === 1) return newText();
  if (kind === 2) return list(4, () => newValue(depth - 1));
  return Object.fromEntries(list(4, () => [newText(), newValue(depth - 1)]));
}

const newOperation = () => ({
  op: random.chance(0.8) ? random.pick(['add', 'Replace', 'REMOVE', 'move']) : newValue(),
  ...(random.chance(0.7) ? { path: random.chance(0.8) ? newText() : newValue() } : {}),
  ...(random.chance(0.8) ? { value: newValue() } : {}),
});

/** Returns a body as parsed from JSON, with own properties such as `__proto__`. */
function newBody(): Record<string, unknown> {
  const body = random.chance(0.7)
    ? { Operations: list(5, newOperation) }
    : Object.fromEntries(list(5, () => [newText(), newValue()]));
  return JSON.parse(JSON.stringify(body));
}

/** Returns what is thrown, unless it's a proper refusal. */
function faultOf(work: () => unknown): unknown {
  try {
    work();
    return null;
  } catch (error) {
    return isProblem(error) ? null : error;
  }
}

const bodies = Array.from({ length: CASES }, newBody);
const readers: Readonly<Record<string, (body: Record<string, unknown>) => unknown>> = {
  'a person': readUser,
  'a change of a person': (body) => readUserPatch(readPatch(body)),
  'a group': readGroup,
  'a change of a group': (body) => readGroupPatch(readPatch(body)),
};

it.each(Object.entries(readers))('a PATCH of %s is read or refused, whatever it contains', (_title, read) => {
  expect(bodies.find((body) => faultOf(() => read(body)) !== null)).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it('a filter, a path and a page are read or refused, whatever they contain', () => {
  for (let number = 0; number < CASES; number++) {
    const [text, part] = [newText(400), newText(40)];
    const one = random.pick([text, `${part} eq "${text}"`, `a[${part} eq "${text}"].b`]);
    expect(faultOf(() => [readFilter(one), readPath(one)])).toBeNull();
    const { startIndex, count } = readPage(new URLSearchParams({ startIndex: one, count: one }));
    expect(startIndex >= 1 && count >= 0 && count <= 200).toBe(true);
  }
});

it('no filter takes longer than another', () => {
  const bombs = [
    `a${'['.repeat(299)}`,
    `a[b eq "${'\\"'.repeat(145)}`,
    `${'a.'.repeat(149)}`,
    `urn:${':'.repeat(290)}`,
  ];
  const startedMs = performance.now();
  for (const bomb of bombs) expect([readPath(bomb), readFilter(`${bomb} eq "x`)]).toEqual([null, null]);
  expect(performance.now() - startedMs).toBeLessThan(50);
});
