'use client';

import { RotateCw } from 'lucide-react';
import { Button } from '#/components/ui/buttons/button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { ApiError } from '#/lib/api/call.ts';

/** Another question that has an answer, where this one may have none any more. */
export interface WayBack {
  title: string;
  label: string;
  onFollow: () => void;
}

/** The way back above team level, to what the person surely may see. */
export function leadBack(onFollow: () => void): WayBack {
  return { title: 'You no longer have access to these results', label: 'Show what you can see', onFollow };
}

export interface DashboardFailureProps {
  error: Error;
  /** What could not be loaded. */
  what?: 'figures' | 'report';
  /** True when older figures still stand below. */
  hasFigures: boolean;
  wayBack?: WayBack | undefined;
  onRetry: () => void;
}

const titles = {
  figures: { old: 'These figures may be out of date', missing: 'We couldn’t load the results' },
  report: { old: 'This report may be out of date', missing: 'We couldn’t load this day’s report' },
};

/** What went wrong and the way on: another question where this one has no answer, else a second try. */
export function DashboardFailure({ error, what = 'figures', hasFigures, wayBack, onRetry }: DashboardFailureProps) {
  const isGone = error instanceof ApiError && (error.status === 403 || error.status === 404);
  if (isGone && wayBack) {
    return (
      <Alert state="info" announce="politely" title={wayBack.title}>
        <Button variant="secondary" size="small" className="mt-2" onClick={wayBack.onFollow}>
          {wayBack.label}
        </Button>
      </Alert>
    );
  }
  if (isGone) {
    return (
      <Alert state="info" announce="politely" title="You can no longer see this team’s figures">
        <TextLink href="/dashboard/team">Go to your dashboard</TextLink>
      </Alert>
    );
  }
  return (
    <Alert
      state={hasFigures ? 'neutral' : 'bad'}
      announce="politely"
      title={titles[what][hasFigures ? 'old' : 'missing']}
    >
      <p>{error.message}</p>
      <Button variant="secondary" size="small" className="mt-2" icon={<RotateCw aria-hidden />} onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
