import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow, sourceFiles } from '#/e2e/structure/source-files.ts';
import { Prisma } from '#/generated/prisma/client.ts';

const below = sourceFiles('lib/platform', 'lib/api').filter(({ isTest }) => !isTest);

const schema = filesBelow('prisma/schema').map((file) => readFileSync(file, 'utf8'));
const tables = schema.flatMap((text) => [...text.matchAll(/@@map\("(\w+)"\)/g)].map(([, name]) => name));
const ofTable = new RegExp(`\\b(?:FROM|JOIN|INTO|UPDATE)\\s+(?:${tables.join('|')})\\b`);
const models = Object.values(Prisma.ModelName).map((name) => name.charAt(0).toLowerCase() + name.slice(1));
const ofModel = new RegExp(`\\b(?:db|tx|prisma\\(\\))\\.(?:${models.join('|')})\\.`);

describe('the platform and the contract kit', () => {
  it('know no feature: they name no table', () => {
    const knowing = below.filter(({ text }) => ofTable.test(text) || ofModel.test(text));
    expect(knowing.map(({ path }) => path)).toEqual([]);
  });

  it('would be found out', () => {
    expect('SELECT 1 FROM users u').toMatch(ofTable);
    expect('LEFT JOIN team_members m').toMatch(ofTable);
    expect('await ctx.db.previewToken.findMany()').toMatch(ofModel);
  });
});
