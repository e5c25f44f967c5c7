import { clsx } from 'clsx';
import { ArrowDown, ArrowRight, ArrowUp, Lock } from 'lucide-react';
import { findHeatStep } from '#/components/dashboards/heat-map/heat-map-step.ts';
import { describeTeamChange } from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { PublishedFigure, ShownMetric } from '#/lib/domain/dashboards/company-schema.ts';
import { describeHidden, describePartial, type HiddenGroup } from '#/lib/domain/metrics/hidden-words.ts';

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight };

interface HeatMapCellProps {
  metric: ShownMetric;
  figure: PublishedFigure;
  period: PeriodName;
  group: HiddenGroup;
  /** True when it stands for all figures of the row, with room for the reason where rows are cards. */
  isWide?: boolean;
}

/** One figure of one team: the value on its colour, and the change where it is beyond chance. */
export function HeatMapCell({ metric, figure, period, group, isWide }: HeatMapCellProps) {
  const hidden = describeHidden(figure, group);
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
  if (figure.avg === null) return <span className={clsx(box, 'text-12 text-muted')}>No results yet</span>;
  const change = describeTeamChange(metric, figure, period);
  const isPale = figure.isPartial;
  const partial = describePartial(figure, { isParticipationLow: isPale && !figure.endsEarly, locale: group.locale });
  const Arrow = arrows[change.direction];
  const isTold = change.direction !== 'same';
  return (
    <span
      title={`${change.text}: ${change.reliability}${partial ? `, ${partial}` : ''}`}
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
          {partial && `, ${partial}`}
        </span>
      </span>
    </span>
  );
}
