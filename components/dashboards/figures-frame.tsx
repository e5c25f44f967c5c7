'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DashboardFailure, type WayBack } from '#/components/frame/pages/dashboard-failure.tsx';
import { StaleArea } from '#/components/ui/feedback/stale-area.tsx';

interface FiguresFrameProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'>;
  /** Shown in place of the results while the first ones load. */
  skeleton: ReactNode;
  wayBack?: WayBack | undefined;
  children: (data: Data) => ReactNode;
}

/**
 * Shows results while they load, if they fail, and once they are there; older ones stay, pale, until the new ones
 * arrive.
 */
export function FiguresFrame<Data>({ query, skeleton, wayBack, children }: FiguresFrameProps<Data>) {
  const { data, error, isPlaceholderData, refetch } = query;
  return (
    <>
      {error && (
        <DashboardFailure
          error={error}
          hasFigures={data !== undefined}
          wayBack={wayBack}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !error && skeleton}
      {data !== undefined && (
        <StaleArea isStale={isPlaceholderData}>
          <div className="@container/figures flex flex-col gap-4">{children(data)}</div>
        </StaleArea>
      )}
    </>
  );
}
