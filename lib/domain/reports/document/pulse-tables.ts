import { formatFullDay } from '#/lib/domain/calendar/date-words.ts';
import { figureOf, orderQuestions } from '#/lib/domain/metrics/scores/lowest-first.ts';
import { questionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import { answersOf } from '#/lib/domain/reports/document/pulse-answers.ts';
import type { Report, ReportPulse } from '#/lib/domain/reports/document/report-model.ts';
import {
  block,
  box,
  type Drawn,
  heading,
  path,
  picture,
  repeated,
  text,
  unless,
} from '#/lib/domain/reports/drawing/elements.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { formatLocales } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

type Question = ReportPulse['questions'][number];

interface How {
  t: ReturnType<typeof wordsFor<'reports.pulses'>>;
  columnNames: ReturnType<typeof wordsFor<'pulses.results.columns'>>;
  minimum: number;
  report: Report;
}

const columns = { question: 176, answers: 184, score: 43, change: 46, people: 46 } as const;
const GAP = 2;

/** Draws the pulses of a chapter, one table each; empty if nothing was published. */
export function pulseTables(report: Report, pulses: readonly ReportPulse[]): Drawn[] {
  if (pulses.length === 0) return [];
  const t = wordsFor(report.locale, 'reports.pulses');
  const columnNames = wordsFor(report.locale, 'pulses.results.columns');
  const how = { t, columnNames, minimum: report.minimumGroupSize, report };
  const keep = heightOf(pulses[0]?.questions.length ?? 0);
  return [heading(t('title'), { note: t('note'), keep }), ...pulses.flatMap((pulse) => pulseTable(pulse, how))];
}

/** Returns the height a table begins with, in points: all of a usual pulse, so that it's on one page. */
function heightOf(questions: number): number {
  return 40 + 34 * Math.min(questions, 8);
}

/**
 * Draws a pulse's questions, lowest first, as on the screen; open questions come last, without their texts. Every page
 * repeats the header.
 */
function pulseTable(pulse: ReportPulse, how: How): Drawn[] {
  const isText = ({ typeId }: Question) => questionType(typeId).isText === true;
  const rows = orderQuestions(pulse.questions.filter((question) => !isText(question)));
  const texts = pulse.questions.filter(isText);
  return [
    unless(heightOf(pulse.questions.length)),
    box(
      { marginBottom: 14 },
      tableHead(pulse, how),
      ...[...rows, ...texts].map((question) => questionLine(question, how)),
    ),
  ];
}

function tableHead({ name, asOf, persons }: ReportPulse, { t, columnNames, report }: How): Drawn {
  const day = asOf === null ? '' : formatFullDay(asOf, formatLocales[report.locale]);
  const style = { fontSize: 7.5, color: paint.muted } as const;
  return repeated(
    {
      flexDirection: 'row',
      alignItems: 'flex-end',
      gap: GAP,
      paddingBottom: 4,
      borderBottom: `0.75pt solid ${paint.ink}`,
    },
    box(
      { width: columns.question + GAP + columns.answers, gap: 1, paddingRight: 8 },
      text({ fontSize: 10, fontWeight: 600 }, name),
      text(style, t('basis', { persons: persons ?? '', day })),
    ),
    ...(['score', 'change', 'people'] as const).map((column) =>
      text({ ...style, width: columns[column], textAlign: 'right' }, columnNames(column)),
    ),
  );
}

function questionLine(question: Question, how: How): Drawn {
  const { t, minimum } = how;
  const { hiddenReason, typeId, text: questionText } = question;
  const title = text({ fontSize: 8.5, width: columns.question, paddingRight: 8, lineHeight: 1.25 }, questionText);
  const why =
    hiddenReason !== null ? t(`hidden.${hiddenReason}`, { minimum }) : questionType(typeId).isText ? t('open') : null;
  if (why !== null) return row(title, text({ ...small, flex: 1 }, why));
  return row(
    title,
    answersOf(question, { t, width: columns.answers }),
    scoreOf(question, how),
    box({ width: columns.change, flexDirection: 'row', justifyContent: 'flex-end' }, changeOf(question)),
    text({ ...small, width: columns.people, textAlign: 'right' }, question.persons ?? '–'),
  );
}

const small = { fontSize: 7.5, color: paint.muted, lineHeight: 1.3 } as const;

function row(...cells: Drawn[]): Drawn {
  return block(
    {
      flexDirection: 'row',
      alignItems: 'center',
      gap: GAP,
      paddingVertical: 5,
      borderBottom: `0.5pt solid ${paint.line}`,
    },
    ...cells,
  );
}

function scoreOf(question: Question, { t }: How): Drawn {
  const { enps, score } = question;
  const value = figureOf(question);
  return box(
    { width: columns.score, gap: 1 },
    text(
      { fontSize: 9.5, fontWeight: 600, textAlign: 'right', color: value === null ? paint.muted : paint.ink },
      value === null ? '–' : `${value}${score === null ? '%' : ''}`,
    ),
    enps === null ? null : text({ ...small, textAlign: 'right' }, t('enps', { enps })),
  );
}

/** Draws an arrow if the change is beyond chance, otherwise a sign that it's about the same. */
function changeOf({ trend, isTrendClear }: Question): Drawn {
  if (trend === null) return text(small, '–');
  const points = `${trend > 0 ? '+' : ''}${String(trend).replace('-', '−')}`;
  if (isTrendClear) return text({ fontSize: 8.5, fontWeight: 600 }, `${trend > 0 ? '↑' : '↓'} ${points}`);
  return box(
    { flexDirection: 'row', alignItems: 'center', gap: 3 },
    picture({ width: 8, height: 7 }, path({ d: aboutTheSame, stroke: paint.muted, strokeWidth: 0.8, fill: 'none' })),
    text(small, points),
  );
}

/** ≈, which the typeface doesn't have. */
const aboutTheSame = 'M0.5 2.6 C2 0.8 3 1.2 4 2 C5 2.8 6 3.2 7.5 1.4 M0.5 5.6 C2 3.8 3 4.2 4 5 C5 5.8 6 6.2 7.5 4.4';
