import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '#/e2e/structure/source-files.ts';
import writeForBrowser from '#/scripts/contract-loader.mjs';

const contracts = sourceFiles('lib').filter((file) => file.path.endsWith('contract.ts'));

async function forBrowser({ path: place, text }: { path: string; text: string }): Promise<string> {
  return writeForBrowser.call({ resourcePath: path.resolve(place) }, text);
}

describe('the browser’s version of a contract file', () => {
  it('says where and how to call', async () => {
    const surveys = contracts.find((file) => file.path === 'lib/domain/check-ins/respond/surveys.contract.ts');
    expect(surveys && (await forBrowser(surveys))).toBe(
      [
        'export const listSurveysContract = {"name":"listSurveys","method":"GET","path":"/api/survey/surveys","access":"auth"};',
        'export const listOwnFeelingsContract = {"name":"listOwnFeelings","method":"GET","path":"/api/survey/feelings","access":"auth"};',
      ].join('\n'),
    );
  });

  it('has every contract, and no schema', async () => {
    const browserFiles = await Promise.all(contracts.map(forBrowser));
    const names = (text: string) => [...text.matchAll(/^export const (\w+Contract)\b/gm)].map(([, name]) => name);
    expect(new Set(browserFiles.flatMap(names))).toEqual(new Set(contracts.flatMap(({ text }) => names(text))));
    expect(browserFiles.filter((text) => /_zod|"def":/.test(text))).toEqual([]);
  });
});
