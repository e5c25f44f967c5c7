import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';

export type State = 'good' | 'neutral' | 'bad' | 'info';

const icons = { good: CircleCheck, neutral: TriangleAlert, bad: CircleX, info: Info };

/** Shows the icon of a state. A word accompanies it, because colour must not be the only sign. */
export function StateIcon({ state, className }: { state: State; className?: string }) {
  const Icon = icons[state];
  return <Icon aria-hidden className={className ?? 'size-4 shrink-0'} />;
}
