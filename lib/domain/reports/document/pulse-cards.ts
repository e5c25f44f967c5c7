import { formatFullDay } from '#/lib/domain/calendar/date-words.ts';
import { questionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import type { Report, ReportPulse } from '#/lib/domain/reports/document/report-model.ts';
import { block, card, type Drawn, heading, text } from '#/lib/domain/reports/drawing/elements.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { shareBar } from '#/lib/domain/reports/drawing/shares.ts';
import { formatLocales } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

type Question = ReportPulse['questions'][number];
type Words = ReturnType<typeof pulseWords>;

const pulseWords = ({ locale }: Report) => wordsFor(locale, 'reports.pulses');

/** The pulses of a chapter, a card each; empty if nothing was published. */
export function pulseCards(report: Report, pulses: readonly ReportPulse[]): Drawn[] {
  if (pulses.length === 0) return [];
  const t = pulseWords(report);
  const locale = formatLocales[report.locale];
  const cards = pulses.map(({ name, asOf, persons, questions }) =>
    card(
      {
        title: name,
        isLong: true,
        note: t('basis', {
          persons: persons ?? '',
          day: asOf === null ? '' : formatFullDay(asOf, locale),
        }),
      },
      ...questions.map((question) => questionPart(question, { t, minimum: report.minimumGroupSize, locale })),
    ),
  );
  return [heading(t('title'), { note: t('note') }), ...cards];
}

function questionPart(
  question: Question,
  { t, minimum, locale }: { t: Words; minimum: number; locale: string },
): Drawn {
  const { text: questionText, hiddenReason } = question;
  return block(
    { marginTop: 5, gap: 3 },
    text({ fontSize: 9, fontWeight: 600 }, questionText),
    ...(hiddenReason === null ? figures(question, t, locale) : [small(t(`hidden.${hiddenReason}`, { minimum }))]),
  );
}

const small = (line: string) => text({ fontSize: 8, color: paint.muted, marginBottom: 4 }, line);

function figures(question: Question, t: Words, locale: string): Drawn[] {
  const { typeId, scores, positiveAnswers, neutralAnswers, negativeAnswers, detractors, passives, promoters } =
    question;
  const { isText, scale } = questionType(typeId);
  if (isText) return [small(t('open'))];
  if (scores) return scores.map(({ question: option, score }) => small(t('option', { option, score })));
  const isYesNo = scale === undefined;
  const groups = [
    { name: t('detractors'), value: detractors, colour: paint.shareBad },
    { name: t('neutral'), value: passives, colour: paint.shareMeh },
    { name: t('promoters'), value: promoters, colour: paint.shareGood },
  ];
  const parts =
    promoters !== null
      ? groups
      : [
          { name: t(isYesNo ? 'no' : 'disagree'), value: negativeAnswers, colour: paint.shareBad },
          ...(isYesNo ? [] : [{ name: t('neutral'), value: neutralAnswers, colour: paint.shareMeh }]),
          { name: t(isYesNo ? 'yes' : 'agree'), value: positiveAnswers, colour: paint.shareGood },
        ];
  const line = scoreLine(question, t);
  return [...(line === '' ? [] : [small(line)]), shareBar(parts, locale)];
}

/** Score, net promoter score and change in a line. */
function scoreLine({ score, enps, trend }: Question, t: Words): string {
  const parts = [
    score === null ? null : t('score', { score }),
    enps === null ? null : t('enps', { enps }),
    trend === null ? null : t('trend', { trend: trend > 0 ? `+${trend}` : String(trend).replace('-', '−') }),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
