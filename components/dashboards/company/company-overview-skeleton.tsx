import { useTranslations } from 'next-intl';
import { DetailSkeleton, FiguresSkeleton, SummarySkeleton } from '#/components/dashboards/skeleton-cards.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';

/** Shows the placeholder of the first tab, below its filters. */
export function CompanyOverviewSkeleton() {
  const t = useTranslations('dashboards.company');
  return (
    <LoadingArea label={t('loading')}>
      <div className="@container flex flex-col gap-4">
        <SummarySkeleton>
          <DetailSkeleton />
        </SummarySkeleton>
        <FiguresSkeleton />
      </div>
    </LoadingArea>
  );
}
