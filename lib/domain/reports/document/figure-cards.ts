import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { isParticipationLow as isLow } from '#/lib/domain/metrics/publication/participation.ts';
import {
  type ChangeWords,
  describePublishedChange,
  describeRateDifference,
} from '#/lib/domain/metrics/words/change-words.ts';
import { describeHidden, describePartial } from '#/lib/domain/metrics/words/hidden-words.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';
import { type ReportGroup, type ShownFigure, whole } from '#/lib/domain/reports/document/figure-words.ts';
import { box, type Drawn, path, picture, text } from '#/lib/domain/reports/drawing/elements.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { formatPercent } from '#/lib/words/format-percent.ts';

interface FigureContext {
  period: PeriodName;
  group: ReportGroup;
  participation: { rate: number | null };
}

/** Draws the results side by side: value, change and how reliable it is, and how many people are behind it. */
export function figureCards(figures: readonly ShownFigure[], context: FigureContext, ...more: Drawn[]): Drawn {
  return box(
    { flexDirection: 'row', gap: 8, marginBottom: 8 },
    ...figures.map((figure) => figureCard(figure, context)),
    ...more,
  );
}

function figureCard(figure: ShownFigure, { period, group, participation }: FigureContext): Drawn {
  const { t, document } = group;
  const name = t(`metric.${figure.metric}`);
  const hidden = describeHidden(figure, group);
  if (figure.avg === null) {
    return cardOf(
      name,
      text({ fontSize: 11, fontWeight: 600, marginTop: 4 }, hidden ? hidden.title : document('noResult')),
      text(small, hidden ? hidden.reason : document('noResults', { during: t(`during.${period}`) })),
    );
  }
  const { rate } = participation;
  const isParticipationLow = rate !== null && isLow(rate);
  const partial = describePartial(figure, { ...group, isParticipationLow });
  const change = describePublishedChange(figure.metric, figure, { previous: t(`previous.${period}`), t });
  return cardOf(
    name,
    valueLine(whole(figure.avg), t('card.unit'), figure.isPartial ? paint.muted : paint.ink),
    partial ? text({ ...small, fontWeight: 600 }, capitalise(partial)) : null,
    changeLine(change),
    text(small, `${capitalise(change.reliability)}.`),
    figure.personsBand && !figure.isDefault
      ? text({ ...small, color: paint.info }, document('from', { band: figure.personsBand }))
      : null,
  );
}

/** Draws a card with the share of answered check-ins, its change and `detail`. */
export function participationCard(
  { rate, previousRate, detail }: { rate: number | null; previousRate: number | null; detail: string },
  { t, document, locale }: ReportGroup,
): Drawn {
  const difference = rate === null || previousRate === null ? null : Math.round(rate) - Math.round(previousRate);
  return cardOf(
    document('participation'),
    rate === null
      ? text({ fontSize: 11, fontWeight: 600, marginTop: 4 }, document('noResult'))
      : valueLine(formatPercent(whole(rate), locale), document('answered')),
    // There's no test for chance here.
    difference === null ? null : changeLine({ ...describeRateDifference(difference, t), isClear: false }),
    text(small, detail),
  );
}

const small = { fontSize: 7.5, color: paint.muted, lineHeight: 1.35 } as const;

function cardOf(name: string, ...children: (Drawn | null)[]): Drawn {
  return box(
    {
      flex: 1,
      border: `0.75pt solid ${paint.line}`,
      borderRadius: 8,
      paddingHorizontal: 10,
      paddingVertical: 7,
      gap: 3,
    },
    text({ fontSize: 8.5, color: paint.muted }, name),
    ...children,
  );
}

export function valueLine(value: string, unit: string, color: string = paint.ink): Drawn {
  return box(
    { flexDirection: 'row', alignItems: 'flex-end', gap: 4 },
    text({ fontSize: 22, fontWeight: 600, lineHeight: 1.1, color }, value),
    text({ fontSize: 8, color: paint.muted, marginBottom: 3 }, unit),
  );
}

const arrows = { up: 'M4 1 L7 6 L1 6 Z', down: 'M4 7 L7 2 L1 2 Z', same: 'M1 3 L7 3 L7 5 L1 5 Z' };
const tones = { up: paint.good, down: paint.bad, same: paint.info };

function changeLine({ direction, text: words, isClear }: Omit<ChangeWords, 'reliability'>): Drawn {
  const colour = isClear ? tones[direction] : paint.info;
  return box(
    { flexDirection: 'row', alignItems: 'center', gap: 4 },
    picture({ width: 8, height: 8 }, path({ d: arrows[direction], fill: colour })),
    text({ fontSize: 8.5, fontWeight: 600, color: colour }, words),
  );
}
