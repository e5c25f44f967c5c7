import { describeCategory } from '#/components/dashboards/category-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Card } from '#/components/ui/card.tsx';
import { CATEGORY_HIGH_FROM, CATEGORY_MID_FROM } from '#/lib/domain/metrics/constants.ts';

/** Where the team stands between performance and mood. */
export function CategoryCard({ dashboard }: { dashboard: TeamDashboard }) {
  const { title, state, meaning, focus } = describeCategory(dashboard.productivity_sentiment_category);
  return (
    <Card>
      <h3 className="font-medium text-14 text-muted">Performance and mood together</h3>
      <div className="flex flex-col items-start gap-3 pt-3">
        <Badge look={state}>{title}</Badge>
        <p>{meaning}</p>
        {focus && (
          <p>
            <span className="text-muted">Focus: </span>
            {focus}
          </p>
        )}
        {focus && (
          <p className="text-13 text-muted">
            Low is below {CATEGORY_MID_FROM}, high from {CATEGORY_HIGH_FROM} on.
          </p>
        )}
      </div>
    </Card>
  );
}
