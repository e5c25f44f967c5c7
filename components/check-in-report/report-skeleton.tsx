import { useTranslations } from 'next-intl';
import { Card } from '#/components/ui/card.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';

/** Shows the report's placeholder, without the row of days if that is already there. */
export function ReportSkeleton({ hasDates, people }: { hasDates: boolean; people: number }) {
  const t = useTranslations('check-in-report.screen');
  return (
    <LoadingArea label={t('loading')}>
      <div className="flex flex-col gap-4">
        {!hasDates && <Skeleton className="h-10 w-full max-w-md rounded-control" />}
        <Card as="div">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="mt-2 h-4 w-full max-w-sm" />
          <RowsSkeleton count={Math.max(people, 1)} className="h-20 max-medium:h-36" />
        </Card>
      </div>
    </LoadingArea>
  );
}
