import type { PeriodRange } from '#/lib/domain/calendar/period.ts';
import { axisDates } from '#/lib/domain/calendar/timeline.ts';
import { describeHidden, type HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';
import type { DrawnFigure } from '#/lib/domain/reports/document/shown-figures.ts';
import { card, type Drawn, text } from '#/lib/domain/reports/drawing/elements.ts';
import { legend, lineChart } from '#/lib/domain/reports/drawing/line-chart.ts';
import { paint } from '#/lib/domain/reports/drawing/paint.ts';

const pointWords = {
  day: 'Daily averages, dotted across days without a result.',
  week: 'Weekly averages.',
  month: 'Monthly averages.',
};

/** A chart per figure; where nothing may be drawn it says why, and none where each would be a single point. */
export function figureCharts(figures: readonly DrawnFigure[], period: PeriodRange, group: HiddenGroup): Drawn[] {
  const { bucket } = period;
  const dates = figures.flatMap(({ lines }) => lines[0]?.points.map(({ date }) => date) ?? []);
  if (axisDates(dates, bucket, period).length < 2) return [];
  return figures.map((figure) => {
    const { name, lines, avg, isDefault } = figure;
    const drawn = lines.some(({ points }) => points.some(({ record }) => record !== null));
    if (avg === null || isDefault || !drawn) {
      const hidden = describeHidden(figure, group);
      const why = isDefault ? 'No result yet: 50 is only a starting point.' : (hidden?.reason ?? 'Nothing to draw.');
      return card({ title: name }, text({ fontSize: 8.5, color: paint.muted }, why));
    }
    return card(
      { title: name, note: pointWords[bucket], aside: legend(lines) },
      lineChart({ lines, bucket, days: period }),
    );
  });
}
