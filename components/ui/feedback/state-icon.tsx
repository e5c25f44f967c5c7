import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';

export type State = 'good' | 'neutral' | 'bad' | 'info';

const icons = { good: CircleCheck, neutral: TriangleAlert, bad: CircleX, info: Info };

/** Colour is never the only sign: this icon and a word accompany it. */
export function StateIcon({ state, className }: { state: State; className?: string }) {
  const Icon = icons[state];
  return <Icon aria-hidden className={className ?? 'size-4 shrink-0'} />;
}
