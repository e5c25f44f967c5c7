import { list, type PaperPart, text } from '#/lib/domain/papers/content/paper.present.ts';
import type { PaperFacts } from '#/lib/domain/papers/facts.service.ts';
import { constructs, questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { bankText, presentConstruct, presentReadySurvey } from '#/lib/domain/pulses/questions/question.present.ts';
import { readySurveys } from '#/lib/domain/pulses/questions/surveys.constants.ts';
import { formatLocales } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns the question bank by topic, and the other questions of ready-made surveys. */
export function surveyParts({ locale, company }: PaperFacts): PaperPart[] {
  const t = wordsFor(locale, 'papers.questions');
  const wording = { company: company?.name ?? t('company'), locale };
  const inOrder = new Intl.ListFormat(formatLocales[locale], { type: 'unit' });
  const themes = constructs.map((construct) => ({
    lead: `${presentConstruct(construct, locale)}:`,
    text: questionBank
      .filter((item) => item.construct === construct)
      .map(({ id }) => bankText(id, wording))
      .join(' · '),
  }));
  const surveys = readySurveys.map((survey) => {
    const { name, questions } = presentReadySurvey(survey, wording);
    const own = questions.filter(({ bankItemId }) => bankItemId === null);
    const texts = own.map(({ text: question, pool }) =>
      pool.length === 0 ? question : t('options', { question, options: inOrder.format(pool) }),
    );
    return { lead: `${name}:`, text: texts.join(' · ') };
  });
  return [
    { kind: 'subtitle', text: t('bank') },
    text(t('bankAbout', { count: questionBank.length, themes: constructs.length })),
    list(...themes),
    { kind: 'subtitle', text: t('surveys') },
    text(t('surveysAbout')),
    list(...surveys.filter((survey) => survey.text !== '')),
  ];
}
