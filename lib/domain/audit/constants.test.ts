import { expect, it } from 'vitest';
import { sourceFiles } from '#/e2e/structure/source-files.ts';
import { activityWords } from '#/lib/domain/audit/constants.ts';
import { eventDetails } from '#/lib/domain/events/events.schema.ts';

it('there are no words for what is never recorded', () => {
  const recorders = sourceFiles('lib/domain').filter(({ path, isTest }) => !isTest && !/\/(audit|events)\//.test(path));
  const isRecorded = (action: string) => recorders.some(({ text }) => text.includes(`'${action}'`));
  expect([...activityWords.keys()].filter((action) => !isRecorded(action))).toEqual([]);
});

it('every event has words', () => {
  expect([...activityWords.keys()].sort()).toEqual(Object.keys(eventDetails).sort());
});
