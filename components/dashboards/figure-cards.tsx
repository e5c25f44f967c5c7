import { Sparkline } from '#/components/charts/sparkline.tsx';
import { describeChange } from '#/components/dashboards/change-wording.ts';
import { FigureExplanation } from '#/components/dashboards/figure-explanation.tsx';
import { figures } from '#/components/dashboards/figures.ts';
import { describeHidden, hasLowParticipation, wordEmpty, wordSample } from '#/components/dashboards/sample-wording.ts';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { FigureCard } from '#/components/ui/figure-card.tsx';

/** Motivation, performance and sentiment: value, change, course, and how many people stand behind each. */
export function FigureCards({ dashboard, locale }: { dashboard: TeamDashboard; locale: string }) {
  const { participation, member, period } = dashboard;
  return (
    <div className="grid @min-[800px]:grid-cols-3 gap-4">
      {figures.map(({ key, label, howComputed }) => {
        const figure = dashboard[key];
        const isDefault = key === 'motivation' && dashboard.motivation.isDefault;
        const hasSample = member === 0 && figure.avg !== null && !isDefault;
        const isPale = isDefault || hasLowParticipation(participation);
        return (
          <div key={key} className="flex min-w-0 flex-col rounded-card border border-line bg-surface">
            <FigureCard
              label={label}
              value={figure.avg === null ? null : String(Math.round(figure.avg))}
              unit="of 100"
              change={describeChange(figure, period.name)}
              {...(hasSample ? { sample: wordSample(figure.persons, participation.personsDue) } : {})}
              sparkline={courseOf(figure)}
              hidden={describeHidden(figure)}
              emptyText={wordEmpty(dashboard, locale)}
              className={isPale ? 'border-none pb-2 text-muted' : 'border-none pb-2'}
            />
            <FigureExplanation howComputed={howComputed} figure={figure} dashboard={dashboard} locale={locale} />
          </div>
        );
      })}
    </div>
  );
}

/** Two points make the shortest line. */
function courseOf({ data, smoothed }: PeriodFigure) {
  const values = (smoothed ?? data).map(({ record }) => record);
  return values.filter((value) => value !== null).length > 1 ? <Sparkline values={values} /> : undefined;
}
