import { clsx } from 'clsx';
import { ArrowDown, ArrowRight, ArrowUp, Lock } from 'lucide-react';
import { describeHiddenFigure } from '#/components/dashboards/company-hidden-wording.ts';
import { findHeatStep } from '#/components/dashboards/heat-map-step.ts';
import { describeTeamChange } from '#/components/dashboards/teams-overview-wording.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { PublishedFigure, ShownMetric } from '#/lib/domain/dashboards/company-schema.ts';

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight };

interface HeatMapCellProps {
  metric: ShownMetric;
  figure: PublishedFigure;
  period: PeriodName;
  minimum: number;
  /** True when too few check-ins were answered to speak for the team, as far as is known. */
  isPale?: boolean;
  /** True when it stands for all figures of the row, with room for the reason where rows are cards. */
  isWide?: boolean;
}

/** One figure of one team: the value on its colour, and the change where it is beyond chance. */
export function HeatMapCell({ metric, figure, period, minimum, isPale, isWide }: HeatMapCellProps) {
  const hidden = describeHiddenFigure(figure.hiddenReason, minimum);
  const box = 'flex min-h-10 items-center justify-between gap-1.5 rounded-[6px] px-3 py-1 tabular-nums';
  if (hidden) {
    return (
      <span
        title={`${hidden.title}. ${hidden.reason}`}
        className={clsx(box, 'justify-start! text-12 text-muted @max-[860px]:px-0!')}
      >
        <Lock aria-hidden className="size-3.5 shrink-0" />
        <span className="leading-4">
          {hidden.title}
          {isWide && <span className="@min-[860px]:hidden">. {hidden.reason}</span>}
        </span>
      </span>
    );
  }
  if (figure.avg === null) return <span className={clsx(box, 'text-12 text-muted')}>No answers</span>;
  const change = describeTeamChange(metric, figure, period);
  const Arrow = arrows[change.direction];
  const isTold = change.direction !== 'same';
  return (
    <span
      title={`${change.text}: ${change.reliability}${isPale ? '. Participation is low or hidden, so treat with care.' : ''}`}
      className={clsx(
        box,
        isPale ? 'border border-control-line border-dashed text-muted' : [findHeatStep(figure.avg)?.fill, 'text-ink'],
      )}
    >
      <span className="font-semibold text-16">{Math.round(figure.avg)}</span>
      <span className={clsx('flex items-center gap-0.5 text-13', change.isClear && 'font-medium')}>
        {figure.change !== null && <Arrow aria-hidden className={clsx('size-3.5', !change.isClear && 'opacity-60')} />}
        {isTold && <span aria-hidden>{Math.round(Math.abs(figure.change ?? 0))}</span>}
        <span className="sr-only">
          {change.text}: {change.reliability}
        </span>
      </span>
    </span>
  );
}
