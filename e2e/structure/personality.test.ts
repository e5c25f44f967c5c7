import { expect, it } from 'vitest';
import { sourceFiles } from '#/e2e/structure/source-files.ts';

const tables = /personality_(answers|results)\b|\bpersonality(Answer|Result)s?\b/;

it('only the assessment reads and erases what people answered about themselves', () => {
  const touching = sourceFiles('app', 'bench', 'components', 'lib', 'server', 'scripts')
    .filter(({ isTest, text }) => !isTest && tables.test(text))
    .map(({ path }) => path);
  expect(touching).toEqual([
    'lib/domain/assessment/assessment.service.ts',
    'lib/domain/assessment/constants.ts',
    'lib/domain/assessment/personality/personality-scores.ts',
    'lib/domain/assessment/personality/personality.service.ts',
    // This file only names the tables.
    'lib/domain/papers/content/stored.present.ts',
  ]);
});

it('no call of the assessment takes anyone’s id', () => {
  const [contract] = sourceFiles('lib/domain/assessment').filter(({ path }) => path.endsWith('.contract.ts'));
  expect(contract?.text).toMatch(/access: 'auth'/);
  expect(contract?.text).not.toMatch(/\bparams:|\bquery:|userId|memberId|preview:/);
});
