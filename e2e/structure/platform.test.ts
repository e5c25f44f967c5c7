import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow, sourceFiles } from '#/e2e/structure/source-files.ts';
import { Prisma } from '#/generated/prisma/client.ts';

const below = sourceFiles('lib/platform', 'lib/api').filter(({ isTest }) => !isTest);

/** The platform's own tables; all others belong to features. */
const BASE = 'prisma/schema/base.prisma';
const textOf = (file: string) => readFileSync(file, 'utf8');
const ofFeatures = filesBelow('prisma/schema').filter((file) => file !== BASE);
const tables = ofFeatures.flatMap((file) => [...textOf(file).matchAll(/@@map\("(\w+)"\)/g)].map(([, name]) => name));
const ofTable = new RegExp(`\\b(?:FROM|JOIN|INTO|UPDATE)\\s+(?:${tables.join('|')})\\b`);
const models = Object.values(Prisma.ModelName).map((name) => name.charAt(0).toLowerCase() + name.slice(1));
const ofModel = new RegExp(`\\b(?:db|tx|prisma\\(\\))\\.(?:${models.join('|')})\\.`);

describe('the platform and the contract kit', () => {
  it('name no table of a feature', () => {
    const knowing = below.filter(({ text }) => ofTable.test(text) || ofModel.test(text));
    expect(knowing.map(({ path }) => path)).toEqual([]);
  });

  it('have tables that no table of a feature refers to', () => {
    const [own, others] = [textOf(BASE), ofFeatures.map(textOf).join('\n')].map((text) => ({
      models: [...text.matchAll(/^model (\w+)/gm)].map(([, name]) => name),
      types: new Set([...text.matchAll(/^ {2}\w+ +(\w+)/gm)].map(([, type]) => type)),
    }));
    expect(own?.models).not.toEqual([]);
    expect(own?.models.filter((model) => others?.types.has(model))).toEqual([]);
    expect(others?.models.filter((model) => own?.types.has(model))).toEqual([]);
  });

  it('name no kind of token: the feature that owns one declares its prefix once', () => {
    const declared = sourceFiles('app', 'components', 'lib', 'server')
      .filter(({ isTest }) => !isTest)
      .flatMap(({ path, text }) => [...text.matchAll(/'[a-z]{2,3}_'/g)].map(([prefix]) => ({ path, prefix })));
    expect(declared.length).toBeGreaterThan(9);
    expect(declared.filter(({ path }) => !/^lib\/domain\/[^/]+\/constants\.ts$/.test(path))).toEqual([]);
    expect(new Set(declared.map(({ prefix }) => prefix)).size).toBe(declared.length);
  });

  it('would fail these tests if they named a feature', () => {
    expect('SELECT 1 FROM users u').toMatch(ofTable);
    expect('LEFT JOIN team_members m').toMatch(ofTable);
    expect('await ctx.db.previewToken.findMany()').toMatch(ofModel);
  });
});
