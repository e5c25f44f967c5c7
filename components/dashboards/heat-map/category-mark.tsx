import { clsx } from 'clsx';
import { CircleDashed, CircleDot } from 'lucide-react';
import { type State, StateIcon } from '#/components/ui/feedback/state-icon.tsx';
import { productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';
import { stateOfCategory } from '#/lib/domain/metrics/words/category-words.ts';

const colours: Record<State, string> = {
  good: 'text-good',
  neutral: 'text-neutral',
  bad: 'text-bad',
  info: 'text-info',
};

/**
 * Shows the symbol of a category: a dashed circle if there is none, which isn't the same as the category in the middle.
 */
export function CategoryIcon({ id, className }: { id: number; className?: string }) {
  const state = stateOfCategory(id);
  const style = clsx('size-4 shrink-0', id === 0 ? 'text-muted' : colours[state], className);
  if (id === 0) return <CircleDashed aria-hidden className={style} />;
  const isSteady = productivitySentimentCategories[id]?.quadrant === 'steady';
  return isSteady ? <CircleDot aria-hidden className={style} /> : <StateIcon state={state} className={style} />;
}
