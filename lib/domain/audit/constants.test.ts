import { expect, it } from 'vitest';
import { sourceFiles } from '#/e2e/structure/source-files.ts';
import { activityWords } from '#/lib/domain/audit/constants.ts';

it.each([...activityWords])('%s is a sentence that shows no detail but those it names', (_action, { say }) => {
  const details = { email: 'secret@example.com', token: 'inv_secret', kind: 'team_member', invitations: 1 } as never;
  for (const isOk of [true, false]) {
    const text = say({ subject: 'the team Harbour', person: 'Ada Lovelace', details, addresses: '', isOk });
    expect(text).toMatch(/^[a-z][^{}]+[^\s.]\s?$/);
    expect(text).not.toMatch(/secret|\[object|NaN/);
  }
});

it('has no words for what is never recorded', () => {
  const recorders = sourceFiles('lib/domain').filter(({ path, isTest }) => !isTest && !/\/(audit|events)\//.test(path));
  const isRecorded = (action: string) => recorders.some(({ text }) => text.includes(`'${action}'`));
  expect([...activityWords.keys()].filter((action) => !isRecorded(action))).toEqual([]);
});
