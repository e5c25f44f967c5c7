import { expect, it } from 'vitest';
import { sourceFiles } from '#/e2e/structure/source-files.ts';
import { activityWords } from '#/lib/domain/audit/constants.ts';

/** Every text of the form of an action in the files that record one. */
function recordedActions(): string[] {
  const files = sourceFiles('lib/domain').filter(
    ({ text, isTest, path }) =>
      !(isTest || path.startsWith('lib/domain/audit/') || path.endsWith('/listeners.ts')) &&
      /recordEvent\(|\baction\b/.test(text),
  );
  // Keys of the catalogue of sentences have the same form.
  const actions = files.flatMap(({ text }) =>
    [
      ...text
        .replace(/\bwords(For)?(\.\w+)?\([^)]*?'[^']*'/g, '')
        .matchAll(/'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g),
    ].map(([, action = '']) => action),
  );
  return [...new Set(actions)].filter((action) => !/\.(csv|json|invalid)$/.test(action)).sort();
}

it('has words for every action that is recorded anywhere', () => {
  const actions = recordedActions();
  expect(actions).toContain('team.create');
  expect(actions.filter((action) => !activityWords.has(action))).toEqual([]);
});

it('has no words for what is never recorded', () => {
  const actions = recordedActions();
  expect([...activityWords.keys()].filter((action) => !actions.includes(action))).toEqual([]);
});

it.each([...activityWords])('%s is a sentence that shows no detail but those it names', (_action, { say }) => {
  const details = { email: 'secret@example.com', token: 'inv_secret', kind: 'team_member', invitations: 1 };
  for (const isOk of [true, false]) {
    const text = say({ subject: 'the team Harbour', person: 'Ada Lovelace', details, addresses: '', isOk });
    expect(text).toMatch(/^[a-z][^{}]+[^\s.]\s?$/);
    expect(text).not.toMatch(/secret|\[object|NaN/);
  }
});
