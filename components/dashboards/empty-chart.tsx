import { CalendarClock, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import type { HiddenWords } from '#/lib/domain/metrics/words/hidden-words.ts';

interface EmptyChartProps {
  /** Why the result isn't shown, if it's withheld. */
  hidden: HiddenWords | undefined;
  title: string;
  /** What will be shown here. */
  children: ReactNode;
}

/** Says why a chart is empty, in its place. */
export function EmptyChart({ hidden, title, children }: EmptyChartProps) {
  return (
    <EmptyState icon={hidden ? <Lock /> : <CalendarClock />} title={hidden?.title ?? title}>
      {hidden?.reason ?? children}
    </EmptyState>
  );
}
