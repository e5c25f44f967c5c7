import { ChevronRight } from 'lucide-react';
import { wordRange } from '#/components/dashboards/date-wording.ts';
import { wordPeriod } from '#/components/dashboards/period-wording.ts';
import { wordSample } from '#/components/dashboards/sample-wording.ts';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';

interface FigureExplanationProps {
  howComputed: string;
  figure: PeriodFigure;
  dashboard: TeamDashboard;
  locale: string;
}

/** How a figure comes about, from how many people and since when; opens in place, also by touch. */
export function FigureExplanation({ howComputed, figure, dashboard, locale }: FigureExplanationProps) {
  const { period, participation, member } = dashboard;
  const days = wordRange(period.from, period.to, locale);
  const sample = `${wordSample(figure.persons, participation.personsDue)}, ${days}.`;
  return (
    <details className="group px-5 pb-4 text-13 text-muted">
      <summary className="-ml-1 flex w-fit list-none items-center gap-1 rounded-mark py-1 pr-1 hover:text-ink max-medium:py-3 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        How this is computed
      </summary>
      <div className="flex flex-col gap-2 pt-1">
        <p>{howComputed}</p>
        {member === 0 && (
          <p>Each person’s answers are averaged first and then the people, so everyone counts once. {sample}</p>
        )}
        {member !== 0 && <p>Answers of one person, {days}.</p>}
        {figure.previousAvg !== null && (
          <p>
            Average of {wordPeriod(period.name).previous}: {Math.round(figure.previousAvg)}.
            {member === 0 &&
              ' The change looks only at people who answered in both periods, so it can differ from the difference of the two averages.'}
          </p>
        )}
      </div>
    </details>
  );
}
