import { expect, it } from 'vitest';
import {
  describePrepared,
  preparedNumbers,
  readTopic,
  surveyAbout,
  talkQuestions,
} from '#/lib/domain/actions/topics.ts';
import { motivators } from '#/lib/domain/catalogue/motivators.ts';
import { norms } from '#/lib/domain/catalogue/norms.ts';
import { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import { constructs } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { inWords } from '#/lib/words/in-words.ts';

const speaksToLeader = /\byour?\b/i;
const listOf = (kind: string, list: readonly { id: number }[]) => list.map(({ id }) => `${kind}:${id}`);
const all = [
  ...listOf('factor', affectingFactors),
  ...listOf('norm', norms),
  ...listOf('motivator', motivators),
  ...constructs.map((construct) => `construct:${construct}`),
];

it.each(all)('%s has a name and prepared steps in words, for the leader and for the team', (text) => {
  const topic = readTopic(text);
  if (!topic?.name) throw new Error('It has a name.');
  // A key without words is returned unchanged.
  expect(inWords(topic.name, 'en')).not.toMatch(/\.\w+\./);
  const numbers = preparedNumbers(topic);
  expect(numbers).toEqual(topic.kind === 'motivator' ? [1] : [1, 2]);
  for (const reader of ['leader', 'team'] as const)
    for (const number of numbers) {
      const words = inWords(describePrepared(topic, number, reader) ?? '', 'en');
      expect(words).toMatch(/^[A-Z].{20,}[.?]$/);
      expect([reader, reader === 'team' && speaksToLeader.test(words)]).toEqual([reader, false]);
    }
  expect(describePrepared(topic, numbers.length + 1, 'leader')).toBe(null);
  expect(surveyAbout(topic)?.questions.length).toBeGreaterThan(0);
  const questions = talkQuestions(topic).map((question) => inWords(question, 'en'));
  expect(questions).toHaveLength(topic.kind === 'motivator' ? 0 : 3);
  for (const question of questions) expect(question).toMatch(/^[A-Z].{15,}\?$/);
});

it('a prepared step names a value inside its sentence', () => {
  const step = (text: string, locale: 'en' | 'de' | 'fr', number = 1) => {
    const topic = readTopic(text);
    return inWords((topic && describePrepared(topic, number, 'team')) ?? '', locale);
  };
  const accountability = norms.find(({ key }) => key === 'accountability')?.id;
  expect(step(`norm:${accountability}`, 'en')).toBe(
    'Ask for one example of what gets in the way of accountability, and agree on one habit.',
  );
  expect(step(`norm:${accountability}`, 'de')).toContain('was dem Wert Verbindlichkeit im Weg steht');
  expect(step(`norm:${accountability}`, 'fr')).toContain('à la valeur respect des engagements,');
  expect(step('construct:team', 'en', 2)).toContain('one wish about working together,');
});

it.each([
  '',
  'factor:0',
  'factor:16',
  'factor:01',
  'norm:99',
  'motivator:13',
  'metric:mood',
  'other:1',
  'FACTOR:1',
  'construct:mood',
])('“%s” isn’t a topic', (text) => {
  expect(readTopic(text)).toBe(null);
});

it('a topic in the team’s own words has neither a name nor steps', () => {
  const topic = readTopic('other');
  expect(topic).toEqual({ kind: 'other', id: 0, name: null });
  expect(topic && preparedNumbers(topic)).toEqual([]);
  expect(topic && talkQuestions(topic)).toEqual([]);
  expect(topic && surveyAbout(topic)).toBeUndefined();
});
