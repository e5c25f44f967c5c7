import { Lightbulb } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { describeNothing, hiddenGroup, isByName, isDayOff } from '#/components/dashboards/sample-wording.ts';
import { CauseHelp } from '#/components/dashboards/team/cause-help.tsx';
import { listAdvisedCauses } from '#/components/dashboards/team/step-causes.ts';
import type { OpenPart } from '#/components/dashboards/team/use-dashboard-filters.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { CATEGORY_HIGH_FROM, CATEGORY_MID_FROM } from '#/lib/domain/metrics/constants.ts';
import { categoryOf, describeCategory, describePublishedCategory } from '#/lib/domain/metrics/words/category-words.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

// The overview, which leaders open first, only has the team's category.
const CategoryExplained = dynamic(
  () => import('#/components/dashboards/team/category-explained.tsx').then((file) => file.CategoryExplained),
  { loading: () => <Skeleton className="mt-5 h-6 w-40" /> },
);

interface CategoryCardProps {
  dashboard: TeamDashboard;
  locale: string;
  /** Whether it explains the team's category, with the map of all. */
  isExplained?: boolean;
  onOpenPart: OpenPart;
  /** Opens the form of a step for a cause; without it, only the category decides what is advised. */
  onTake?: (topic: string) => void;
}

/** Shows the team's category between performance and sentiment, and what to do about it. */
export function CategoryCard({ dashboard, locale, isExplained, onOpenPart, onTake }: CategoryCardProps) {
  const t = useTranslations('team-dashboard.category');
  const { href, follow } = onOpenPart('insights');
  const causes = useTranslations('actions.causes');
  const reader = useFigureReader(locale);
  const byName = isByName(dashboard);
  const { title, state, meaning, focus } = byName
    ? describeCategory(dashboard.productivity_sentiment_category, reader)
    : isDayOff(dashboard)
      ? {
          ...describeCategory(0, reader),
          meaning: `${describeNothing(dashboard, reader.t)} ${describeNextDue(dashboard.nextDueDate, reader)}`,
        }
      : describePublishedCategory(dashboard, hiddenGroup(dashboard, reader));
  const { key } = categoryOf(dashboard.productivity_sentiment_category);
  const levels = { mid: CATEGORY_MID_FROM, high: CATEGORY_HIGH_FROM };
  const advised = listAdvisedCauses(dashboard, causes);
  const [first] = advised;
  const advice = (
    <div className="flex flex-col gap-1">
      <p className="font-medium">{byName || !first ? focus : t('start', { cause: capitalise(first.name) })}</p>
      {/* What a leader can do; everyone else sees where to begin. */}
      {byName && key !== 'none' && <p className="text-muted">{t(`how.${key}`)}</p>}
    </div>
  );
  return (
    <Card title={t('title')} actions={<Badge look={state}>{title}</Badge>}>
      <div className="grid gap-x-8 @min-[640px]:[&:has(>:nth-child(3))]:grid-cols-[1fr_22rem]">
        <div className="flex flex-col gap-3">
          <p className="text-muted">
            {meaning} {focus && t('levels', levels)}
          </p>
          {focus && (
            <div className="flex gap-3 rounded-control bg-sunken p-4 [&:not(:has(>:nth-child(2)))]:hidden">
              <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
              {byName && onTake ? (
                <CauseHelp teamId={dashboard.team.id} causes={advised} onTake={onTake}>
                  {advice}
                </CauseHelp>
              ) : (
                advice
              )}
            </div>
          )}
          {focus && (
            <TextLink href={href} prefetch={false} onClick={follow} className="self-start py-1 text-14 print:hidden">
              {t('more')}
            </TextLink>
          )}
        </div>
        {isExplained && <CategoryExplained dashboard={dashboard} locale={locale} />}
      </div>
    </Card>
  );
}
