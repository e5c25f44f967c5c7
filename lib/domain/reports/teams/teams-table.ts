import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import { classifyRow } from '#/lib/domain/metrics/changes/highlights.ts';
import { metricOrder } from '#/lib/domain/metrics/constants.ts';
import { wholePoints } from '#/lib/domain/metrics/scores/numbers.ts';
import { describePublishedCategory } from '#/lib/domain/metrics/words/category-words.ts';
import { describeStanding } from '#/lib/domain/metrics/words/highlight-words.ts';
import { type ReportReader, whole } from '#/lib/domain/reports/document/figure-words.ts';
import type { TeamRow } from '#/lib/domain/reports/document/report-model.ts';
import { block, box, type Drawn, repeated, text } from '#/lib/domain/reports/drawing/elements.ts';
import { cutToLine } from '#/lib/domain/reports/drawing/lettering.ts';
import { heatColour, paint } from '#/lib/domain/reports/drawing/pieces.ts';
import type { wordsFor } from '#/lib/words/translator.ts';

/** Rows per page. We split pages ourselves, because a long table takes the library ever more time per row. */
export const TABLE_ROWS = 24;

const columns = { team: 150, members: 44, figure: 64, category: 115 } as const;
const rowHeight = 25;
const cellSize = { width: columns.figure, height: rowHeight - 4, fontSize: 9 } as const;

/** Draws some teams as a table with a header; colours show where scores are high or low. */
export function teamsTable(rows: readonly TeamRow[], reader: TableReader): Drawn {
  return box({ marginBottom: 14 }, head(reader), ...rows.map((row) => teamLine(row, reader)));
}

/** Draws what the colours and symbols of the table mean. */
export function tableKey({ document: t }: ReportReader): Drawn {
  const steps = [20, 45, 55, 65, 75, 90].map((score) =>
    box({ width: 18, height: 8, backgroundColor: heatColour(score) }),
  );
  return box(
    { flexDirection: 'row', alignItems: 'center', gap: 5, marginBottom: 8 },
    text({ fontSize: 7.5, color: paint.muted }, t('table.low')),
    box({ flexDirection: 'row', gap: 1 }, ...steps),
    text({ fontSize: 7.5, color: paint.muted }, t('table.high')),
    text({ fontSize: 7.5, color: paint.muted, marginLeft: 10, flex: 1 }, t('table.key')),
  );
}

function head({ t, document }: ReportReader): Drawn {
  const style = { fontSize: 7.5, fontWeight: 600, color: paint.muted } as const;
  return repeated(
    { flexDirection: 'row', gap: 4, paddingBottom: 5, borderBottom: `0.75pt solid ${paint.ink}`, marginBottom: 2 },
    text({ ...style, width: columns.team }, document('table.team')),
    text({ ...style, width: columns.members, textAlign: 'right' }, document('table.members')),
    ...metricOrder.map((metric) =>
      text({ ...style, width: columns.figure, textAlign: 'center' }, t(`metric.${metric}`)),
    ),
    text({ ...style, width: columns.category, paddingLeft: 4 }, document('table.category')),
  );
}

export type TableReader = ReportReader & {
  minimum: number;
  /** The sentiment that teams are compared with. */
  sentiment: number | null;
  why: ReturnType<typeof wordsFor<'teams-overview.table.why'>>;
  about: ReturnType<typeof wordsFor<'dashboards.breakdown'>>;
};

function teamLine(row: TeamRow, reader: TableReader): Drawn {
  const { team, motivation, productivity, sentiments } = row;
  const category = describePublishedCategory(row, {
    kind: 'team',
    countsIn: team.departmentName,
    ...reader,
  });
  const reason = reasonOf(row, reader);
  const isWithout = row.productivity_sentiment_category === 0;
  return block(
    {
      flexDirection: 'row',
      gap: 4,
      height: rowHeight,
      alignItems: 'center',
      borderBottom: `0.5pt solid ${paint.line}`,
    },
    text(
      { width: columns.team, fontSize: 8.5, fontWeight: 600, lineHeight: 1.25, maxLines: 2, textOverflow: 'ellipsis' },
      `${cutToLine(team.name, { width: columns.team, fontSize: 8.5, fontWeight: 600 })}\n`,
      text(
        { fontSize: 7, fontWeight: 400, color: paint.muted },
        cutToLine(placeOf(team, reader), { width: columns.team, fontSize: 7, fontWeight: 400 }),
      ),
    ),
    text({ fontSize: 8.5, width: columns.members, textAlign: 'right' }, String(team.members)),
    ...[sentiments, productivity, motivation].map((figure) => scoreCell(figure, cellSize)),
    text(
      {
        fontSize: 8,
        width: columns.category,
        paddingLeft: 4,
        color: reason?.colour ?? (isWithout ? paint.muted : paint.ink),
      },
      reason?.words ?? category.title,
    ),
  );
}

/** Returns why a team stands out, replacing its category if that says more, as on the screen. */
function reasonOf(row: TeamRow, { sentiment, why, about }: TableReader) {
  const highlight = classifyRow(row, sentiment);
  const words = describeStanding(highlight, { why, about });
  if (!highlight || words === null) return null;
  return {
    words,
    colour: { attention: paint.bad, watch: paint.ink, rise: paint.ink, success: paint.good }[highlight.kind],
  };
}

function placeOf({ departmentName, leader }: TeamRow['team'], { document }: ReportReader): string {
  return [departmentName, leader && document('led', { leader })].filter(Boolean).join(', ');
}

interface CellSize {
  width: number;
  height: number;
  fontSize: number;
}

type Score = Pick<PublishedFigure, 'avg' | 'change' | 'reliable' | 'isPartial'>;

/** Draws a score on its colour, with a change beyond chance; in brackets if it ends early or few people answered. */
export function scoreCell({ avg, change, reliable, isPartial }: Score, { width, height, fontSize }: CellSize): Drawn {
  if (avg === null) {
    return text({ fontSize, width, textAlign: 'center', color: paint.muted }, whole(avg));
  }
  const points = reliable && change !== null && wholePoints(change) !== 0 ? wholePoints(change) : null;
  // One text instead of nested boxes, because there may be thousands of cells.
  return text(
    {
      width,
      height,
      paddingTop: (height - fontSize * 1.1) / 2,
      borderRadius: 3,
      backgroundColor: isPartial ? paint.sunken : heatColour(avg),
      textAlign: 'center',
      fontSize,
      fontWeight: 600,
    },
    isPartial ? `(${whole(avg)})` : whole(avg),
    points === null ? '' : text({ fontSize: 7, fontWeight: 400 }, ` ${points > 0 ? '+' : ''}${whole(points)}`),
  );
}
