import { clsx } from 'clsx';
import { Lightbulb } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { describeSample, hiddenGroup, isByName } from '#/components/dashboards/sample-wording.ts';
import { categoryRows } from '#/components/dashboards/team/category-rows.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Card } from '#/components/ui/card.tsx';
import { CATEGORY_HIGH_FROM, CATEGORY_MID_FROM, CATEGORY_PERSONS_MIN } from '#/lib/domain/metrics/constants.ts';
import { productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';
import { describeCategory, describePublishedCategory } from '#/lib/domain/metrics/words/category-words.ts';

interface CategoryCardProps {
  dashboard: TeamDashboard;
  locale: string;
  /** With the map of all categories and how the team's comes about. */
  isExplained?: boolean;
  /** The way to more that can be tried. */
  more?: ReactNode;
}

/** Where the team stands between performance and sentiment, and what to do about it. */
export function CategoryCard({ dashboard, locale, isExplained, more }: CategoryCardProps) {
  const t = useTranslations('team-dashboard.category');
  const reader = useFigureReader(locale);
  const { productivity, sentiments } = dashboard;
  const byName = isByName(dashboard);
  const { title, state, meaning, focus } = byName
    ? describeCategory(dashboard.productivity_sentiment_category)
    : describePublishedCategory(dashboard, hiddenGroup(dashboard, reader));
  const key = productivitySentimentCategories[dashboard.productivity_sentiment_category]?.key ?? 'none';
  return (
    <Card title={t('title')} actions={<Badge look={state}>{title}</Badge>}>
      <div className="flex grow flex-col gap-3">
        <p className="text-muted">
          {meaning} {focus && !isExplained && t('levels', { mid: CATEGORY_MID_FROM, high: CATEGORY_HIGH_FROM })}
        </p>
        {focus && (
          <div className="flex gap-3 rounded-control bg-sunken p-4">
            <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
            <div className="flex flex-col gap-1">
              <p className="font-medium">{focus}</p>
              {/* What a leader can do; members are told where to look. */}
              {byName && key !== 'none' && <p className="text-muted">{t(`how.${key}`)}</p>}
            </div>
          </div>
        )}
        {focus && more && <p className="mt-auto pt-1 text-14">{more}</p>}
      </div>
      {isExplained && (
        <div className="flex flex-col gap-3 pt-5">
          <p className="text-13 text-muted">Performance increases upwards, sentiment to the right.</p>
          <CategoryMap current={dashboard.productivity_sentiment_category} />
          <Explanation>
            <p>
              The cell is set by average performance ({describeAverage(productivity.avg)}) and average sentiment (
              {describeAverage(sentiments.avg)}). Low: under {CATEGORY_MID_FROM}. High: {CATEGORY_HIGH_FROM} or more.
            </p>
            <p>
              {describeBasis(dashboard)} It takes {CATEGORY_PERSONS_MIN} people and half of the check-ins.
            </p>
          </Explanation>
        </div>
      )}
    </Card>
  );
}

function describeBasis({ productivity, sentiments, participation }: TeamDashboard): string {
  const { due, answered: answers, rate, personsDue } = participation;
  if (answers === null)
    return rate === null ? 'No check-in has closed yet.' : `${rate}% of the check-ins were answered.`;
  const persons = Math.min(productivity.persons ?? 0, sentiments.persons ?? 0);
  const people = describeSample({ persons, personsBand: null }, personsDue);
  return `${people} answered both, and ${answers} of ${due} check-ins were answered.`;
}

function describeAverage(avg: number | null): string {
  return avg === null ? 'none' : String(avg);
}

/** The nine categories where they lie, performance upwards and sentiment to the right, the team's own marked. */
function CategoryMap({ current }: { current: number }) {
  return (
    <div aria-hidden className="grid grid-cols-[auto_repeat(3,minmax(0,1fr))] gap-1 text-12">
      {categoryRows.map(({ level, cells }) => (
        <div key={level} className="contents">
          <span className="grid place-items-center pr-1 text-muted [writing-mode:sideways-lr]">{level}</span>
          {cells.map(({ id, title }) => (
            <span
              key={id}
              className={clsx(
                'grid min-h-12 place-items-center text-balance rounded-mark px-1 py-1.5 text-center',
                id === current
                  ? 'bg-accent-soft font-medium text-accent-text forced-colors:outline'
                  : 'bg-sunken text-muted',
              )}
            >
              {title}
            </span>
          ))}
        </div>
      ))}
      <span />
      {['Low', 'Middle', 'High'].map((level) => (
        <span key={level} className="text-center text-muted">
          {level}
        </span>
      ))}
    </div>
  );
}
