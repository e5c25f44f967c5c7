'use client';

import { useTranslations } from 'next-intl';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

export function NotificationsSkeleton() {
  const words = useTranslations('notifications.panel');
  return (
    <LoadingArea label={words('loading')}>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-3 px-4 py-3">
          <Skeleton className="size-9 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </LoadingArea>
  );
}
