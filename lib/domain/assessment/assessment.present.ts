import type { Assessment, Personality, Trait } from '#/lib/domain/assessment/assessment.schema.ts';
import {
  type AnswerValue,
  answerValues,
  ITEMS_COUNT,
  ITEMS_PER_STEP,
  type Norms,
  publishedNorms,
  STEPS_COUNT,
} from '#/lib/domain/assessment/constants.ts';
import {
  computeTraits,
  findHeadline,
  type TraitScore,
} from '#/lib/domain/assessment/personality/personality-scores.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';
import type { Key } from '#/lib/words/message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

export type AnswersById = ReadonlyMap<number, AnswerValue>;

/** Returns the ids of a step's items in order. */
export function itemIdsOf(step: number): number[] {
  return Array.from({ length: ITEMS_PER_STEP }, (_, at) => (step - 1) * ITEMS_PER_STEP + at + 1);
}

/** Returns the unanswered items of a step. */
export function openItemsOf(step: number, answers: AnswersById): number[] {
  return itemIdsOf(step).filter((id) => !answers.has(id));
}

/** Returns the first step with an unanswered item, or the last step if all are answered. */
export function firstOpenStep(answers: AnswersById): number {
  const steps = Array.from({ length: STEPS_COUNT }, (_, at) => at + 1);
  return steps.find((step) => openItemsOf(step, answers).length > 0) ?? STEPS_COUNT;
}

/** Returns the key of an item's text in the catalogue; a test checks all of them. */
export function statementKey(id: number): Key {
  return `assessment-items.i${id}` as Key;
}

/** Returns the assessment as one person sees it. */
export function presentAssessment(answers: AnswersById, personality: Personality | null, locale: Locale): Assessment {
  const choices = wordsFor(locale, 'assessment.choices');
  return {
    currentStep: firstOpenStep(answers),
    countQuestionsSteps: [ITEMS_COUNT, STEPS_COUNT],
    assesmentQuestions: Array.from({ length: STEPS_COUNT }, (_, at) => ({
      step: at + 1,
      questions: itemIdsOf(at + 1).map((id) => ({
        id,
        text: inWords([statementKey(id)], locale),
        chosenValue: answers.get(id) ?? null,
      })),
    })),
    description: wordsFor(locale, 'assessment.start')('instruction'),
    personality,
    choices: answerValues.map((value) => ({ value, label: choices(`c${value}`) })),
  };
}

interface StoredResult {
  raw: readonly number[];
  isUniform: boolean;
  completedAt: Date;
}

/** Returns a result in careful words, compared with the platform's own norms if there are any. */
export function presentPersonality(
  { raw, isUniform, completedAt }: StoredResult,
  ownNorms: Norms | null,
  locale: Locale,
): Personality {
  const t = wordsFor(locale, 'assessment.result');
  const traits = computeTraits(raw, ownNorms ?? publishedNorms);
  return {
    ...presentHeadline(traits, t),
    traits: traits.map((trait) => presentTrait(trait, t)),
    isUniform,
    reference: t(ownNorms ? 'reference.own' : 'reference.published'),
    completedAt: completedAt.toISOString(),
  };
}

type Words = ReturnType<typeof wordsFor<'assessment.result'>>;

function presentHeadline(traits: readonly TraitScore[], t: Words): Pick<Personality, 'name' | 'headline' | 'text'> {
  const headline = findHeadline(traits);
  if (!headline) {
    const name = t('allRounder');
    return { name, headline: name, text: t('text.allRounder') };
  }
  const [first, second] = [headline.first.key, headline.second.key];
  const isHigher = headline.first.band === 'higher';
  return {
    name: t(`names.${first}`),
    headline: t('headline', { first, second }),
    text: isHigher ? t(`text.${first}`) : t('text.relative', { trait: t(`traits.${first}.name`) }),
  };
}

function presentTrait({ key, band, score, low, high, typicalLow, typicalHigh }: TraitScore, t: Words): Trait {
  return {
    key,
    name: t(`traits.${key}.name`),
    score: Math.round(score),
    low: Math.round(low),
    high: Math.round(high),
    typicalLow: Math.round(typicalLow),
    typicalHigh: Math.round(typicalHigh),
    band,
    bandName: t(`bands.${band}`),
    text: t(`traits.${key}.${band}`),
    poles: { low: t(`traits.${key}.lowPole`), high: t(`traits.${key}.highPole`) },
  };
}
