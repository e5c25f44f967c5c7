'use client';

import { RotateCw } from 'lucide-react';
import { Alert } from '#/components/ui/alert.tsx';
import { Button } from '#/components/ui/button.tsx';
import { TextLink } from '#/components/ui/text-link.tsx';
import { ApiError } from '#/lib/api/call.ts';

export interface DashboardFailureProps {
  error: Error;
  /** True when older figures still stand below. */
  hasFigures: boolean;
  /** Given when one member is chosen: what is asked for may exist for the whole team. */
  onShowAll?: (() => void) | undefined;
  onRetry: () => void;
}

/** What went wrong and the way on: another question where this one has no answer, else a second try. */
export function DashboardFailure({ error, hasFigures, onShowAll, onRetry }: DashboardFailureProps) {
  const isGone = error instanceof ApiError && (error.status === 403 || error.status === 404);
  if (isGone && onShowAll) {
    return (
      <Alert state="info" announce="politely" title="This person is no longer in the team">
        <Button variant="secondary" size="small" className="mt-2" onClick={onShowAll}>
          Show all team members
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
      title={hasFigures ? 'These figures may be out of date' : 'The figures could not be loaded'}
    >
      <p>{error.message}</p>
      <Button variant="secondary" size="small" className="mt-2" icon={<RotateCw aria-hidden />} onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
