import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type State, StateIcon } from '#/components/ui/feedback/state-icon.tsx';

const looks: Record<State, { box: string; icon: string }> = {
  good: { box: 'bg-good-soft', icon: 'text-good' },
  neutral: { box: 'bg-neutral-soft', icon: 'text-neutral' },
  bad: { box: 'bg-bad-soft', icon: 'text-bad' },
  info: { box: 'bg-info-soft', icon: 'text-info' },
};

export interface AlertProps {
  state: State;
  title?: string;
  children?: ReactNode;
  /** Buttons or a link at the end. */
  action?: ReactNode;
  /** 'now' interrupts a screen reader, 'politely' waits, 'no' is for alerts that are there from the start. */
  announce?: 'now' | 'politely' | 'no';
  /** Square corners and full width, for the top of a page. */
  banner?: boolean;
  className?: string;
}

export function Alert({ state, title, children, action, announce = 'no', banner, className }: AlertProps) {
  const role = announce === 'now' ? 'alert' : announce === 'politely' ? 'status' : undefined;
  return (
    <div
      role={role}
      className={clsx('flex items-start gap-3 p-4 text-14', !banner && 'rounded-control', looks[state].box, className)}
    >
      <StateIcon state={state} className={clsx('size-5 shrink-0', looks[state].icon)} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="wrap-anywhere">{children}</div>}
      </div>
      {action}
    </div>
  );
}

/** Announces immediately why an action failed; nothing while there is no text. */
export function Failure({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Alert state="bad" announce="now">
      {text}
    </Alert>
  );
}
