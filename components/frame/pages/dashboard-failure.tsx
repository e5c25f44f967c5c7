'use client';

import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#/components/ui/buttons/button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { ApiError } from '#/lib/api/call.ts';

/** A link to a view the person can still open. */
export interface WayBack {
  /** Without a label of its own, it links to what the person can always see. */
  title?: string;
  label?: string;
  onFollow: () => void;
}

/** Returns a link above team level to what the person can always see. */
export function leadBack(onFollow: () => void): WayBack {
  return { onFollow };
}

export interface DashboardFailureProps {
  error: Error;
  /** What couldn't be loaded. */
  what?: 'figures' | 'report';
  /** True if older results are still shown below. */
  hasFigures: boolean;
  wayBack?: WayBack | undefined;
  onRetry: () => void;
}

/** Shows the error and what to do: open another view if this one has no answer, otherwise try again. */
export function DashboardFailure({ error, what = 'figures', hasFigures, wayBack, onRetry }: DashboardFailureProps) {
  const t = useTranslations('shell.dashboardFailure');
  const isGone = error instanceof ApiError && (error.status === 403 || error.status === 404);
  if (isGone && wayBack) {
    return (
      <Alert state="info" announce="politely" title={wayBack.title ?? t('gone')}>
        <Button variant="secondary" size="small" className="mt-2" onClick={wayBack.onFollow}>
          {wayBack.label ?? t('showVisible')}
        </Button>
      </Alert>
    );
  }
  if (isGone) {
    return (
      <Alert state="info" announce="politely" title={t('teamGone')}>
        <TextLink href="/dashboard/team">{t('toDashboard')}</TextLink>
      </Alert>
    );
  }
  return (
    <Alert
      state={hasFigures ? 'neutral' : 'bad'}
      announce="politely"
      title={t(`${what}.${hasFigures ? 'old' : 'missing'}`)}
    >
      <p>{error.message}</p>
      <Button variant="secondary" size="small" className="mt-2" icon={<RotateCw aria-hidden />} onClick={onRetry}>
        {t('again')}
      </Button>
    </Alert>
  );
}
