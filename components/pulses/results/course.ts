import type { LineChartModel } from '#/components/charts/line-chart-model.ts';
import type { PulseResults } from '#/components/pulses/results/result-facts.ts';
import { formatDate, formatFullDay } from '#/lib/domain/calendar/date-words.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { linkPlaces } from '#/lib/domain/calendar/timeline.ts';
import { labelled } from '#/lib/words/labelled.ts';

interface CoursePoint {
  date: LocalDate;
  /** From 0 to 100; null if it's hidden. */
  value: number | null;
}

/** Returns a question's result in each round that asked it, oldest first: its score, or how many said yes. */
export function courseOf(id: number, rounds: readonly PulseResults[]): CoursePoint[] {
  return rounds.flatMap(({ asOf, questions }) => {
    const question = questions.find((one) => one.id === id);
    if (!question || asOf === null || question.answers !== null || question.scores !== null) return [];
    return [{ date: asOf, value: question.score ?? question.average }];
  });
}

/** Returns the chart of a question's trend: one index for each round. A hidden round interrupts the line. */
export function courseModel(
  points: readonly CoursePoint[],
  { title, hidden, locale }: { title: string; hidden: string; locale: string },
): LineChartModel {
  const labels = points.map(({ date }) => ({
    date,
    label: formatDate(date, locale, { day: 'numeric', month: 'short' }),
    fullLabel: formatFullDay(date, locale),
  }));
  const values = points.map(({ value }) => value);
  const said = points.map(({ value }, at) => `${labelled(labels[at]?.fullLabel ?? '', value ?? hidden, locale)}.`);
  return {
    title,
    unit: '',
    yMin: 0,
    yMax: 100,
    labels,
    series: [
      {
        name: title,
        values,
        blanks: values.map((value) => (value === null ? hidden : null)),
        links: linkPlaces(values),
        style: 'solid',
        colour: 'accent-text',
      },
    ],
    summary: said.join(' '),
  };
}
