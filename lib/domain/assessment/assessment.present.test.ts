import { describe, expect, it } from 'vitest';
import { presentAssessment, presentPersonality, statementKey } from '#/lib/domain/assessment/assessment.present.ts';
import { personality } from '#/lib/domain/assessment/assessment.schema.ts';
import { type AnswerValue, itemSigns, traitKeys } from '#/lib/domain/assessment/constants.ts';
import { inWords } from '#/lib/words/in-words.ts';

/** As published: IPIP, 50-item sample questionnaire with its scoring key, including the key's signs. */
const published: readonly [number, string, string][] = [
  [1, 'E+', 'Am the life of the party.'],
  [2, 'A-', 'Feel little concern for others.'],
  [3, 'C+', 'Am always prepared.'],
  [4, 'S-', 'Get stressed out easily.'],
  [5, 'I+', 'Have a rich vocabulary.'],
  [6, 'E-', "Don't talk a lot."],
  [7, 'A+', 'Am interested in people.'],
  [8, 'C-', 'Leave my belongings around.'],
  [9, 'S+', 'Am relaxed most of the time.'],
  [10, 'I-', 'Have difficulty understanding abstract ideas.'],
  [11, 'E+', 'Feel comfortable around people.'],
  [12, 'A-', 'Insult people.'],
  [13, 'C+', 'Pay attention to details.'],
  [14, 'S-', 'Worry about things.'],
  [15, 'I+', 'Have a vivid imagination.'],
  [16, 'E-', 'Keep in the background.'],
  [17, 'A+', "Sympathize with others' feelings."],
  [18, 'C-', 'Make a mess of things.'],
  [19, 'S+', 'Seldom feel blue.'],
  [20, 'I-', 'Am not interested in abstract ideas.'],
  [21, 'E+', 'Start conversations.'],
  [22, 'A-', "Am not interested in other people's problems."],
  [23, 'C+', 'Get chores done right away.'],
  [24, 'S-', 'Am easily disturbed.'],
  [25, 'I+', 'Have excellent ideas.'],
  [26, 'E-', 'Have little to say.'],
  [27, 'A+', 'Have a soft heart.'],
  [28, 'C-', 'Often forget to put things back in their proper place.'],
  [29, 'S-', 'Get upset easily.'],
  [30, 'I-', 'Do not have a good imagination.'],
  [31, 'E+', 'Talk to a lot of different people at parties.'],
  [32, 'A-', 'Am not really interested in others.'],
  [33, 'C+', 'Like order.'],
  [34, 'S-', 'Change my mood a lot.'],
  [35, 'I+', 'Am quick to understand things.'],
  [36, 'E-', "Don't like to draw attention to myself."],
  [37, 'A+', 'Take time out for others.'],
  [38, 'C-', 'Shirk my duties.'],
  [39, 'S-', 'Have frequent mood swings.'],
  [40, 'I+', 'Use difficult words.'],
  [41, 'E+', "Don't mind being the center of attention."],
  [42, 'A+', "Feel others' emotions."],
  [43, 'C+', 'Follow a schedule.'],
  [44, 'S-', 'Get irritated easily.'],
  [45, 'I+', 'Spend time reflecting on things.'],
  [46, 'E-', 'Am quiet around strangers.'],
  [47, 'A+', 'Make people feel at ease.'],
  [48, 'C+', 'Am exacting in my work.'],
  [49, 'S-', 'Often feel blue.'],
  [50, 'I+', 'Am full of ideas.'],
];
/** The traits of the published key; emotional stability has the name that people read. */
const letters = { E: 'extraversion', A: 'agreeableness', C: 'conscientiousness', S: 'steadiness', I: 'imagination' };

it.each(published)('statement %i, %s, is shown as published, in the first person', (id, [letter = '', sign], text) => {
  expect(inWords([statementKey(id)], 'en')).toBe(
    `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`.replaceAll("'", '’'),
  );
  expect(traitKeys[(id - 1) % 5]).toBe(letters[letter as keyof typeof letters]);
  expect(itemSigns[id - 1]).toBe(sign);
});

const firstAnswers = (count: number) =>
  new Map(Array.from({ length: count }, (_, at): [number, AnswerValue] => [at + 1, 2]));

it.each([
  [0, 1],
  [9, 1],
  [10, 2],
  [39, 4],
  [49, 5],
  [50, 5],
])('with %i answers the step is %i', (count, step) => {
  expect(presentAssessment(firstAnswers(count), null, 'en')).toMatchObject({
    currentStep: step,
    countQuestionsSteps: [50, 5],
  });
});

describe('an assessment’s result', () => {
  const result = (raw: number[], norms = null as Parameters<typeof presentPersonality>[1]) =>
    personality.parse(presentPersonality({ raw, isUniform: false, completedAt: new Date(0) }, norms, 'en'));

  it('has a headline of two traits, a sentence, and five traits with careful words', () => {
    const { name, headline, text, traits } = result([30, 42, 38, 35, 50]);
    expect([name, headline]).toEqual(['Explorer', 'Explorer with a Supporter side']);
    expect(text).toMatch(/^What stands out most in your answers is how easily ideas come to you\./);
    expect(traits.map((trait) => [trait.name, trait.score, trait.bandName])).toEqual([
      ['Extraversion', 50, 'Typical'],
      ['Agreeableness', 80, 'Typical'],
      ['Conscientiousness', 70, 'Typical'],
      ['Emotional steadiness', 63, 'Typical'],
      ['Imagination', 100, 'Higher'],
    ]);
    expect(traits[4]).toMatchObject({ low: 94, high: 100, typicalLow: 60, typicalHigh: 75 });
  });

  it('says so if a person is in the middle, and below that says that nothing stands out', () => {
    expect(result([31, 40, 38, 35, 37])).toMatchObject({ name: 'All-rounder', headline: 'All-rounder' });
    expect(result([10, 40, 38, 35, 37]).text).toMatch(/^None of your traits is far above what is typical/);
  });

  it('is compared with all people here once there are enough, and says so', () => {
    const own = { means: [50, 50, 50, 50, 50], deviations: [10, 10, 10, 10, 10] };
    const [published, ours] = [result([30, 30, 30, 30, 30]), result([30, 30, 30, 30, 30], own)];
    expect(published.traits.map(({ band }) => band)).toEqual(['typical', 'lower', 'lower', 'lower', 'lower']);
    expect(ours.traits.map(({ band }) => band)).toEqual(Array(5).fill('typical'));
    expect(published.reference).toMatch(/600 adults in the United States/);
    expect(ours.reference).toMatch(/all companies together/);
  });

  it('never calls anyone something bad', () => {
    const texts = JSON.stringify([result([10, 10, 10, 10, 10]), result([50, 50, 50, 50, 50])]);
    expect(texts).not.toMatch(/neurotic|unstable|lazy|disagreeable|cold|\bbad\b|weak|poor|fail/i);
  });
});
