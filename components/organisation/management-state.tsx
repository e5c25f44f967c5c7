'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ManagementSkeleton } from '#/components/organisation/management-skeleton.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { ApiError } from '#/lib/api/call.ts';

interface ManagementStateProps<Data> {
  query: UseQueryResult<Data>;
  /** The message for a failed loading. */
  failure: string;
  /** Shown while it loads; defaults to the placeholder of a whole page. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows a management page while it loads, if it fails, and with its data. Data stays if the connection is lost, but not
 * if it was deleted or the person may no longer see it.
 */
export function ManagementState<Data>({ query, failure, skeleton, children }: ManagementStateProps<Data>) {
  const t = useTranslations('organisation.page');
  const { data, error, refetch } = query;
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) {
    return (
      <Alert state="info" announce="politely" title={failure}>
        <p>{t('gone')}</p>
        <TextLink href="/dashboard">{t('dashboard')}</TextLink>
      </Alert>
    );
  }
  if (data !== undefined) return children(data);
  if (!error) return skeleton ?? <ManagementSkeleton />;
  return (
    <Alert state="bad" announce="politely" title={failure}>
      <p>{error.message}</p>
      <Button
        variant="secondary"
        size="small"
        className="mt-2"
        icon={<RotateCw aria-hidden />}
        onClick={() => void refetch()}
      >
        {t('again')}
      </Button>
    </Alert>
  );
}
