import { Explanation } from '#/components/dashboards/explanation.tsx';
import { hiddenGroup, isByName, wordSample } from '#/components/dashboards/sample-wording.ts';
import { CategoryMap } from '#/components/dashboards/team/category-map.tsx';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Card } from '#/components/ui/card.tsx';
import { describeCategory, describePublishedCategory } from '#/lib/domain/metrics/category-words.ts';
import { CATEGORY_HIGH_FROM, CATEGORY_MID_FROM, CATEGORY_PERSONS_MIN } from '#/lib/domain/metrics/constants.ts';

interface CategoryCardProps {
  dashboard: TeamDashboard;
  locale: string;
  /** With the map of all categories and how the team's comes about. */
  isExplained?: boolean;
}

/** Where the team stands between performance and sentiment. */
export function CategoryCard({ dashboard, locale, isExplained }: CategoryCardProps) {
  const { productivity, sentiments } = dashboard;
  const { title, state, meaning, focus } = isByName(dashboard)
    ? describeCategory(dashboard.productivity_sentiment_category)
    : describePublishedCategory(dashboard, hiddenGroup(dashboard, locale));
  return (
    <Card>
      <h3 className="font-medium text-14 text-muted">Performance and sentiment together</h3>
      <div className="flex flex-col items-start gap-3 pt-3">
        <Badge look={state}>{title}</Badge>
        <p>{meaning}</p>
        {focus && (
          <p>
            <span className="text-muted">Focus: </span>
            {focus}
          </p>
        )}
        {focus && !isExplained && (
          <p className="text-13 text-muted">
            Low is below {CATEGORY_MID_FROM}, high from {CATEGORY_HIGH_FROM} on.
          </p>
        )}
      </div>
      {isExplained && (
        <div className="flex flex-col gap-3 pt-5">
          <p className="text-13 text-muted">Performance upwards, sentiment to the right:</p>
          <CategoryMap current={dashboard.productivity_sentiment_category} />
          <Explanation>
            <p>
              The average performance ({wordAverage(productivity.avg)}) and the average sentiment (
              {wordAverage(sentiments.avg)}) of the period give the cell. Low is below {CATEGORY_MID_FROM}, high from{' '}
              {CATEGORY_HIGH_FROM} on.
            </p>
            <p>
              {wordBasis(dashboard)} It takes {CATEGORY_PERSONS_MIN} people and half of the check-ins.
            </p>
          </Explanation>
        </div>
      )}
    </Card>
  );
}

function wordBasis({ productivity, sentiments, participation }: TeamDashboard): string {
  const { due, answered, rate, personsDue } = participation;
  if (answered === null)
    return rate === null ? 'No check-in has closed yet.' : `${rate}% of the check-ins were answered.`;
  const persons = Math.min(productivity.persons ?? 0, sentiments.persons ?? 0);
  const people = wordSample({ persons, personsBand: null }, personsDue);
  return `${people} answered both, and ${answered} of ${due} check-ins were answered.`;
}

function wordAverage(avg: number | null): string {
  return avg === null ? 'none' : String(avg);
}
