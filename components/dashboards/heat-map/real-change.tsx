import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ShownMetric } from '#/lib/domain/dashboards/company/company.constants.ts';
import { classifyChange, type JudgedFigure } from '#/lib/domain/metrics/changes/classify-change.ts';

/** The arrow and the points of a change beyond chance; nothing for any other. */
export function RealChange({ metric, figure }: { metric: ShownMetric; figure: JudgedFigure }) {
  const kind = classifyChange(metric, figure);
  if (figure.change === null || (kind !== 'clear' && kind !== 'small')) return null;
  const Arrow = figure.change > 0 ? ArrowUp : ArrowDown;
  return (
    <span aria-hidden className={kind === 'clear' ? 'flex items-center font-medium' : 'flex items-center'}>
      <Arrow className="size-3.5" />
      {Math.round(Math.abs(figure.change))}
    </span>
  );
}
