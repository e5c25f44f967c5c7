import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type State, StateIcon } from '#/components/ui/feedback/state-icon.tsx';

const looks: Record<State | 'plain' | 'accent', string> = {
  good: 'bg-good-soft text-good',
  neutral: 'bg-neutral-soft text-neutral',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
  plain: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent-text',
};

interface BadgeProps {
  look?: State | 'plain' | 'accent';
  /** Replaces the icon of the state. */
  icon?: ReactNode;
  children: ReactNode;
}

/** Shows a state in a word; states have their own icon. */
export function Badge({ look = 'plain', icon, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 items-center gap-1 rounded-full px-2 font-medium text-12 max-medium:whitespace-normal max-medium:leading-4 medium:whitespace-nowrap',
        looks[look],
      )}
    >
      {icon ?? (look !== 'plain' && look !== 'accent' && <StateIcon state={look} className="size-3.5 shrink-0" />)}
      {children}
    </span>
  );
}
