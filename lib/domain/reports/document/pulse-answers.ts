import { questionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import type { ReportPulse } from '#/lib/domain/reports/document/report-model.ts';
import { box, type Drawn, text } from '#/lib/domain/reports/drawing/elements.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';
import type { wordsFor } from '#/lib/words/translator.ts';

type Question = ReportPulse['questions'][number];
type Words = ReturnType<typeof wordsFor<'reports.pulses'>>;

interface Part {
  name: string;
  value: number | null;
  colour: string;
}

/** Draws the shares as one bar with their names below; for a choice, the bar has the most chosen options. */
export function answersOf(question: Question, { t, width }: { t: Words; width: number }): Drawn {
  const parts = partsOf(question, t);
  const shares = parts.filter(({ value }) => (value ?? 0) > 0);
  const left = 100 - shares.reduce((sum, { value }) => sum + (value ?? 0), 0);
  return box(
    { width, gap: 3, paddingRight: 10 },
    box(
      { flexDirection: 'row', height: 8, borderRadius: 2, overflow: 'hidden', gap: 1 },
      ...shares.map(({ value, colour }) => box({ flexGrow: value ?? 0, flexBasis: 0, backgroundColor: colour })),
      question.scores && left > 0 ? box({ flexGrow: left, flexBasis: 0, backgroundColor: paint.line }) : null,
    ),
    text({ fontSize: 7.5, color: paint.muted, lineHeight: 1.3 }, namesOf(question, parts, t)),
  );
}

function namesOf({ scores }: Question, parts: readonly Part[], t: Words): string {
  const options = scores
    ?.toSorted((a, b) => b.score - a.score)
    .map(({ question: option, score }) => t('option', { option, score }));
  return (options ?? parts.map(({ name, value }) => t('option', { option: name, score: value ?? 0 }))).join(' · ');
}

function partsOf(question: Question, t: Words): Part[] {
  const { typeId, scores, positiveAnswers, neutralAnswers, negativeAnswers, detractors, passives, promoters } =
    question;
  if (scores) {
    const most = Math.max(0, ...scores.map(({ score }) => score));
    return [{ name: '', value: most, colour: paint.accent }];
  }
  if (promoters !== null) {
    return [
      { name: t('detractors'), value: detractors, colour: paint.shareBad },
      { name: t('neutral'), value: passives, colour: paint.shareMeh },
      { name: t('promoters'), value: promoters, colour: paint.shareGood },
    ];
  }
  if (questionType(typeId).scale === undefined) {
    return [
      { name: t('yes'), value: positiveAnswers, colour: paint.accent },
      { name: t('no'), value: negativeAnswers, colour: paint.rule },
    ];
  }
  return [
    { name: t('disagree'), value: negativeAnswers, colour: paint.shareBad },
    { name: t('neutral'), value: neutralAnswers, colour: paint.shareMeh },
    { name: t('agree'), value: positiveAnswers, colour: paint.shareGood },
  ];
}
