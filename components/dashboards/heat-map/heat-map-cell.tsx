import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Clock3, Lock } from 'lucide-react';
import { findHeatStep } from '#/components/dashboards/heat-map/heat-map-step.ts';
import { describeTeamChange } from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { ShownMetric } from '#/lib/domain/dashboards/company/company.constants.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import { classifyChange, type JudgedFigure } from '#/lib/domain/metrics/changes/classify-change.ts';
import { isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';
import { describeHidden, describePartial, type HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';
import { labelled } from '#/lib/words/labelled.ts';

interface HeatMapCellProps {
  metric: ShownMetric;
  figure: PublishedFigure;
  /** Answered share of the team's check-ins in %. */
  participation: number | null;
  period: PeriodName;
  group: HiddenGroup;
  /** Whether no team has a result, and the table says why. */
  isEmpty: boolean;
}

const box = 'flex @max-[640px]:h-7 h-9 items-center gap-1 rounded-[6px] px-2.5 @max-[760px]:px-1.5 tabular-nums';

/**
 * Shows one result of one team: the value on its colour, and the change if it's beyond chance. A dashed frame means
 * that fewer than half answered, a clock that the result ends early.
 */
export function HeatMapCell({ metric, figure, participation, period, group, isEmpty }: HeatMapCellProps) {
  const hidden = describeHidden(figure, group);
  if (hidden) {
    return (
      <span title={`${hidden.title}. ${hidden.reason}`} className={clsx(box, 'text-muted')}>
        {isEmpty ? <span aria-hidden>–</span> : <Lock aria-hidden className="size-3.5 shrink-0" />}
        <span className="sr-only">{hidden.title}</span>
      </span>
    );
  }
  if (figure.avg === null) return <span className={clsx(box, 'text-12 text-muted')}>–</span>;
  const change = describeTeamChange(metric, figure, { period, t: group.t });
  const isLow = figure.isPartial && isParticipationLow(participation);
  const partial = describePartial(figure, { ...group, isParticipationLow: isLow });
  const words = labelled(change.text, `${change.reliability}${partial ? `, ${partial}` : ''}`, group.locale);
  return (
    <span
      title={words}
      className={clsx(
        box,
        'justify-between',
        isLow
          ? 'border border-control-line border-dashed text-muted'
          : [findHeatStep(figure.avg)?.fill, 'forced-color-adjust-none text-ink'],
      )}
    >
      <span className="flex items-center gap-1 font-semibold text-16">
        {Math.round(figure.avg)}
        {figure.endsEarly && <Clock3 aria-hidden className="size-3" />}
      </span>
      <span className="text-13">
        <RealChange metric={metric} figure={figure} />
        <span className="sr-only">{words}</span>
      </span>
    </span>
  );
}

/** Replaces all results of a team that one reason hides. */
export function HiddenFigures({ figure, group }: Pick<HeatMapCellProps, 'figure' | 'group'>) {
  const hidden = describeHidden(figure, group);
  return (
    <span className="flex items-center gap-2 text-12 text-muted leading-4">
      <Lock aria-hidden className="size-3.5 shrink-0" />
      {hidden?.reason}
    </span>
  );
}

/** Shows the arrow and the points of a change beyond chance; nothing for any other. */
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
