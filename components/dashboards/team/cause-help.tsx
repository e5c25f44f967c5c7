import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Cause, isOpen, withShared } from '#/components/actions/actions.ts';
import { useActionIdeas, useActions } from '#/components/actions/use-actions.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

interface CauseHelpProps {
  teamId: number;
  /** The causes that were found, most important first. */
  causes: readonly Cause[];
  /** Opens the form of a step for a cause. */
  onTake: (topic: string) => void;
  /** The advice if no cause was found. */
  children: ReactNode;
}

/**
 * Shows the prepared steps for the cause that the form of a step begins with, and a button to start one; nothing while
 * the team tries a step, because one thing at a time is enough.
 */
export function CauseHelp({ teamId, causes, onTake, children }: CauseHelpProps) {
  const t = useTranslations('team-dashboard.category');
  const leader = useTranslations('actions.leader');
  const steps = useActions(teamId);
  const [cause] = steps.data?.canManage ? withShared(causes, steps.data.share, (name) => name) : [];
  const { data, isPending } = useActionIdeas(cause?.topic ?? null);
  const [first, second] = data?.ideas ?? [];
  if (causes.length > 0 && (steps.isPending || (cause && isPending))) return <Skeleton className="h-24 w-full" />;
  if (steps.data?.actions.some(isOpen)) return null;
  if (!cause || !first) return children;
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <p className="text-13 text-muted">
        {t('help')} {leader('because', { said: capitalise(cause.name) })}
      </p>
      <p className="font-medium">{first.text}</p>
      {second && <p className="text-muted">{second.text}</p>}
      <Button variant="secondary" size="small" className="mt-1.5 print:hidden" onClick={() => onTake(cause.topic)}>
        {t('take')}
      </Button>
    </div>
  );
}
