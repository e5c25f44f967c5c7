'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

interface SectionStateProps<Data> {
  query: UseQueryResult<Data>;
  /** The documented message for a failed loading. */
  failure: string;
  /** Shown while it loads, in the final height; defaults to the placeholder of a small form. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows a section while it loads, if it fails, and with its data; loaded data stays if a refresh fails. */
export function SectionState<Data>({ query, failure, skeleton, children }: SectionStateProps<Data>) {
  const t = useTranslations('ui.page');
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <Alert state="bad" announce="politely" title={failure}>
        <p>{query.error.message}</p>
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          icon={<RotateCw aria-hidden />}
          onClick={() => void query.refetch()}
        >
          {t('again')}
        </Button>
      </Alert>
    );
  }
  return (
    <LoadingArea>
      {skeleton ?? (
        <Card>
          <div className="flex flex-col gap-5">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-2/3" />
          </div>
        </Card>
      )}
    </LoadingArea>
  );
}
