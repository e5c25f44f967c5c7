import { clsx } from 'clsx';
import { Lightbulb } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { describeSample, hiddenGroup, isByName } from '#/components/dashboards/sample-wording.ts';
import { categoryRows } from '#/components/dashboards/team/category-rows.ts';
import { CauseHelp } from '#/components/dashboards/team/cause-help.tsx';
import { listAdvisedCauses } from '#/components/dashboards/team/step-causes.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Card } from '#/components/ui/card.tsx';
import { CATEGORY_HIGH_FROM, CATEGORY_MID_FROM, CATEGORY_PERSONS_MIN } from '#/lib/domain/metrics/constants.ts';
import { categoryOf, describeCategory, describePublishedCategory } from '#/lib/domain/metrics/words/category-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

interface CategoryCardProps {
  dashboard: TeamDashboard;
  locale: string;
  /** Whether it has the map of all categories and explains the team's. */
  isExplained?: boolean;
  /** The page with more advice. */
  more?: ReactNode;
  /** Opens the form of a step for a cause; without it, only the category decides what is advised. */
  onTake?: (topic: string) => void;
}

/** Shows the team's category between performance and sentiment, and what to do about it. */
export function CategoryCard({ dashboard, locale, isExplained, more, onTake }: CategoryCardProps) {
  const t = useTranslations('team-dashboard.category');
  const causes = useTranslations('actions.causes');
  const reader = useFigureReader(locale);
  const { productivity, sentiments } = dashboard;
  const byName = isByName(dashboard);
  const { title, state, meaning, focus } = byName
    ? describeCategory(dashboard.productivity_sentiment_category, reader)
    : describePublishedCategory(dashboard, hiddenGroup(dashboard, reader));
  const { key } = categoryOf(dashboard.productivity_sentiment_category);
  const levels = { mid: CATEGORY_MID_FROM, high: CATEGORY_HIGH_FROM };
  const averageOf = ({ avg }: { avg: number | null }) => (avg === null ? t('noAverage') : String(avg));
  const advice = (
    <div className="flex flex-col gap-1">
      <p className="font-medium">{focus}</p>
      {/* What a leader can do; members see where to look. */}
      {byName && key !== 'none' && <p className="text-muted">{t(`how.${key}`)}</p>}
    </div>
  );
  return (
    <Card title={t('title')} actions={<Badge look={state}>{title}</Badge>}>
      <div className="flex grow flex-col gap-3">
        <p className="text-muted">
          {meaning} {focus && !isExplained && t('levels', levels)}
        </p>
        {focus && (
          <div className="flex gap-3 rounded-control bg-sunken p-4">
            <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
            {byName && onTake ? (
              <CauseHelp teamId={dashboard.team.id} causes={listAdvisedCauses(dashboard, causes)} onTake={onTake}>
                {advice}
              </CauseHelp>
            ) : (
              advice
            )}
          </div>
        )}
        {focus && more && <p className="mt-auto pt-1 text-14">{more}</p>}
      </div>
      {isExplained && (
        <div className="flex flex-col gap-3 pt-5">
          <p className="text-13 text-muted">{t('map')}</p>
          <CategoryMap current={dashboard.productivity_sentiment_category} />
          <Explanation>
            <p>
              {t('cell', { performance: averageOf(productivity), sentiment: averageOf(sentiments) })}{' '}
              {t('levels', levels)}
            </p>
            <p>
              {describeBasis(dashboard, { t, results: reader.t })} {t('needs', { minimum: CATEGORY_PERSONS_MIN })}
            </p>
          </Explanation>
        </div>
      )}
    </Card>
  );
}

interface BasisWords {
  t: ReturnType<typeof useTranslations<'team-dashboard.category'>>;
  results: FigureReader['t'];
}

function describeBasis({ productivity, sentiments, participation }: TeamDashboard, { t, results }: BasisWords): string {
  const { due, answered: answers, rate, personsDue } = participation;
  if (answers === null) return rate === null ? t('basisNone') : t('basisRate', { rate });
  const persons = Math.min(productivity.persons ?? 0, sentiments.persons ?? 0);
  const people = describeSample({ persons, personsBand: null }, { personsAsked: personsDue, t: results });
  return t('basis', { people, answered: answers, due: due ?? 0 });
}

/** Shows the nine categories on a map, performance upwards and sentiment to the right, with the team's own marked. */
function CategoryMap({ current }: { current: number }) {
  const t = useTranslations('team-dashboard.category');
  const titles = useTranslations('figures.categories');
  return (
    <div aria-hidden className="grid grid-cols-[auto_repeat(3,minmax(0,1fr))] gap-1 text-12">
      {categoryRows.map(({ level, cells }) => (
        <div key={level} className="contents">
          <span className="grid place-items-center pr-1 text-muted [writing-mode:sideways-lr]">
            {t(`level.${level}`)}
          </span>
          {cells.map(({ id, key }) => (
            <span
              key={id}
              className={clsx(
                'grid min-h-12 place-items-center text-balance rounded-mark px-1 py-1.5 text-center',
                id === current
                  ? 'bg-accent-soft font-medium text-accent-text forced-colors:outline'
                  : 'bg-sunken text-muted',
              )}
            >
              {titles(key)}
            </span>
          ))}
        </div>
      ))}
      <span />
      {(['low', 'middle', 'high'] as const).map((level) => (
        <span key={level} className="text-center text-muted">
          {t(`level.${level}`)}
        </span>
      ))}
    </div>
  );
}
