import { statementKey } from '#/lib/domain/assessment/assessment.present.ts';
import { ITEMS_COUNT } from '#/lib/domain/assessment/constants.ts';
import { motivatorQuestion, motivators } from '#/lib/domain/catalogue/motivators.ts';
import {
  AFFECTING_FACTORS_MAX,
  type BlockName,
  blockNames,
  ELABORATE_LENGTH_MAX,
  MONTH_QUESTIONS_MAX,
  monthAnswerScale,
  monthQuestions,
  normLevels,
  productivityScale,
} from '#/lib/domain/check-ins/constants.ts';
import {
  emotionsIn,
  listMonthQuestions,
  normsIn,
  ownFactorsIn,
  workEnvironmentsIn,
} from '#/lib/domain/check-ins/questions/choices.present.ts';
import { motivatorsIn } from '#/lib/domain/check-ins/questions/motivators.present.ts';
import {
  emotionQuestion,
  motivatorQuestionText,
  normQuestion,
  productivityQuestion,
  ratingsQuestion,
  workEnvironmentQuestion,
} from '#/lib/domain/check-ins/questions/questions.present.ts';
import { list, type PaperPart, type PaperSection, text } from '#/lib/domain/papers/content/paper.present.ts';
import type { PaperFacts } from '#/lib/domain/papers/facts.service.ts';
import { surveyParts } from '#/lib/domain/papers/questions/pulse-questions.present.ts';
import { QUESTIONS_MAX } from '#/lib/domain/pulses/constants.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** The period in the questions of a daily check-in. */
const span = { name: 'today' } as const;
/** The three forms of a motivator's question: agreement, yes or no, slider. */
const motivatorForms = [1, 2, 3] as const;

/** Returns the section with every question that comes with the product, and its possible answers. */
export function questionsSection(facts: PaperFacts): PaperSection {
  const t = wordsFor(facts.locale, 'papers.questions');
  return {
    id: 'questions',
    title: t('title'),
    parts: [
      text(t('about', { max: QUESTIONS_MAX })),
      ...checkInParts(facts.locale),
      ...motivatorParts(facts.locale),
      ...valueParts(facts),
      ...monthParts(facts),
      ...surveyParts(facts),
      ...assessmentParts(facts.locale),
      { kind: 'subtitle', text: t('others') },
      list(t('othersProfile'), t('othersSteps'), t('othersTexts')),
    ],
  };
}

function checkInParts(locale: Locale): PaperPart[] {
  const t = wordsFor(locale, 'papers.questions');
  const cells = wordsFor(locale, 'papers.cells');
  const rows = blockNames.map((name) => [askedBy(name, locale), answeredWith(name, locale)]);
  return [
    { kind: 'subtitle', text: t('checkIn') },
    text(t('checkInAbout')),
    { kind: 'table', title: t('checkIn'), heads: [cells('question'), cells('answer')], rows },
  ];
}

/** Returns what each block of a check-in asks; a new block only compiles once it is here. */
function askedBy(name: BlockName, locale: Locale): string {
  const t = wordsFor(locale, 'papers.questions.blockNames');
  const questions = {
    emotions: () => emotionQuestion(span, locale),
    selfProductivity: () => productivityQuestion(span, locale),
    motivator: () => t('motivator'),
    norms: () => t('norms'),
    workEnvironment: () => workEnvironmentQuestion(span, locale),
    monthQuestions: () => t('monthQuestions'),
    ratings: () => ratingsQuestion(span, locale),
  } satisfies Record<BlockName, () => string>;
  return questions[name]();
}

function answeredWith(name: BlockName, locale: Locale): string {
  const t = wordsFor(locale, 'papers.questions');
  const levels = wordsFor(locale, 'check-ins.questionnaire.scales.norms');
  const { min, max } = productivityScale;
  const inOrder = new Intl.ListFormat(formatLocales[locale], { type: 'unit' });
  const labels = (choices: readonly { label: string }[]) => inOrder.format(choices.map(({ label }) => label));
  const answers = {
    emotions: () =>
      t('blocks.emotions', {
        choices: labels(emotionsIn(locale)),
        reasons: labels(ownFactorsIn(locale)),
        max: AFFECTING_FACTORS_MAX,
        length: ELABORATE_LENGTH_MAX,
      }),
    selfProductivity: () => t('blocks.selfProductivity', { min, max }),
    motivator: () => t('blocks.motivator'),
    norms: () =>
      t('blocks.norms', {
        question: normQuestion({ team: t('team'), norm: '…' }, span, locale),
        choices: inOrder.format(normLevels.map((level) => levels(`${level}`))),
      }),
    workEnvironment: () => t('blocks.workEnvironment', { choices: labels(workEnvironmentsIn(locale)) }),
    monthQuestions: () => t('blocks.monthQuestions'),
    ratings: () => t('blocks.ratings'),
  } satisfies Record<BlockName, () => string>;
  return answers[name]();
}

function motivatorParts(locale: Locale): PaperPart[] {
  const t = wordsFor(locale, 'papers.questions');
  const items = motivatorsIn(locale).map(({ id, name, meaning }) => {
    const forms = motivatorForms.filter((type) => motivatorQuestion(id, type) !== null);
    const questions = forms.map((type) => motivatorQuestionText({ motivatorId: id, type }, span, locale));
    return { lead: t('named', { name, meaning }), text: questions.join(' · ') };
  });
  return [
    { kind: 'subtitle', text: t('motivators') },
    text(t('motivatorsAbout', { count: motivators.length })),
    list(...items),
  ];
}

function valueParts({ locale, company }: PaperFacts): PaperPart[] {
  const t = wordsFor(locale, 'papers.questions');
  const values = normsIn(locale);
  const ownValues = values.filter(({ id }) => company?.normIds.includes(id)).map(({ name }) => name);
  const names = new Intl.ListFormat(formatLocales[locale]).format(ownValues);
  return [
    { kind: 'subtitle', text: t('values') },
    text(t('valuesAll', { count: values.length })),
    ...(company && ownValues.length > 0 ? [text(t('valuesChosen', { company: company.name, names }))] : []),
    list(...values.map(({ name, meaning }) => ({ lead: `${name}:`, text: `${meaning}.` }))),
  ];
}

function monthParts({ locale, company }: PaperFacts): PaperPart[] {
  const t = wordsFor(locale, 'papers.questions');
  const { min: low, max: high } = monthAnswerScale;
  const ids = monthQuestions.map(({ id }) => id);
  const questions = listMonthQuestions({ ids, company: company?.name ?? t('company'), locale });
  const day = company && t('monthlyDay', { company: company.name, day: company.monthQuestionDay });
  return [
    { kind: 'subtitle', text: t('monthly') },
    text([t('monthlyAbout', { max: MONTH_QUESTIONS_MAX, low, high }), day].filter(Boolean).join(' ')),
    list(
      ...questions.map(({ text: question, low: start, high: end }) => t('ends', { question, low: start, high: end })),
    ),
  ];
}

function assessmentParts(locale: Locale): PaperPart[] {
  const t = wordsFor(locale, 'papers.questions');
  const choices = wordsFor(locale, 'assessment.choices');
  const ids = Array.from({ length: ITEMS_COUNT }, (_, index) => index + 1);
  return [
    { kind: 'subtitle', text: t('assessment') },
    text(t('assessmentAbout', { count: ITEMS_COUNT, low: choices('c1'), high: choices('c5') })),
    { kind: 'list', items: ids.map((id) => inWords([statementKey(id)], locale)), language: 'en' },
  ];
}
