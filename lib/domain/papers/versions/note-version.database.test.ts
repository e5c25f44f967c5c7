import { afterAll, beforeAll, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { getPaper } from '#/lib/domain/papers/paper.service.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

async function buildReader() {
  const { administrator, company } = await buildManagedCompany();
  const ctx = await userCtx(administrator);
  const choose = (minimumGroupSize: number) =>
    prisma().company.update({ where: { id: company.id }, data: { minimumGroupSize } });
  const read = (locale: 'en' | 'de' = 'en') => getPaper({ ...ctx, locale }, 'notice');
  const rows = () => prisma().paperVersion.findMany({ where: { companyId: company.id }, orderBy: { keptAt: 'desc' } });
  return { choose, read, rows };
}

const changesIn = ({ sections }: Awaited<ReturnType<typeof getPaper>>) =>
  JSON.stringify(sections.find(({ id }) => id === 'changes') ?? null);

it('a first version, read again or in another language, has no changes', async () => {
  const { read, rows } = await buildReader();
  for (const locale of ['en', 'en', 'de'] as const) expect(await read(locale)).toMatchObject({ changed: null });
  expect(await rows()).toHaveLength(1);
});

it('another version says in the reader’s language which sentences differ', async () => {
  const { choose, read } = await buildReader();
  const { version } = await read();
  await choose(8);
  const [english, german] = [await read(), await read('de')];
  expect(english.changed).toContain(version);
  expect(changesIn(english)).toMatch(/No longer in.*\b5\b.*New in.*\b8\b/);
  expect(changesIn(english)).not.toContain('Neu in');
  expect(german.version).toBe(english.version);
  expect(german.changed).toContain('Geändert seit Fassung');
  expect(changesIn(german)).toMatch(/Nicht mehr in.*\b5\b.*Neu in.*\b8\b/);
});

it('going back is also a change, and only the newest row has all sentences', async () => {
  const { choose, read, rows } = await buildReader();
  const first = await read();
  await choose(8);
  await read();
  await choose(5);
  const last = await read();
  expect(last.version).toBe(first.version);
  expect(
    last.sections.find(({ id }) => id === 'changes')?.parts.filter(({ kind }) => kind === 'subtitle'),
  ).toHaveLength(2);
  expect((await rows()).map(({ sentences }) => sentences !== null)).toEqual([true, false, false]);
});

it('many parallel readers store a version once, and six are kept', async () => {
  const { choose, read, rows } = await buildReader();
  for (const minimum of [3, 4, 5, 6, 7, 8, 9, 10]) {
    await choose(minimum);
    await Promise.all([read(), read('de'), read()]);
  }
  const versions = await rows();
  expect(versions).toHaveLength(6);
  expect(new Set(versions.map(({ version }) => version)).size).toBe(6);
  const paper = await read();
  expect(changesIn(paper)).toMatch(/\b9\b.*\b10\b/);
  expect(changesIn(paper).match(/"kind":"subtitle"/g)).toHaveLength(5);
});

it('another company’s paper has nothing of this one’s', async () => {
  const [one, other] = [await buildReader(), await buildReader()];
  await one.read();
  await one.choose(8);
  await one.read();
  expect(await other.read()).toMatchObject({ changed: null });
});

it('an open paper stores nothing', async () => {
  const before = await prisma().paperVersion.count();
  expect(await getPaper(newCtx({ kind: 'visitor' }), 'measures')).toMatchObject({ changed: null });
  expect(await prisma().paperVersion.count()).toBe(before);
});
