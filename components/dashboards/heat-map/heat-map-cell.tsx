import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Clock3, Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { describeEmpty } from '#/components/dashboards/company/company-dashboard.ts';
import { findHeatStep } from '#/components/dashboards/heat-map/heat-map-step.ts';
import { tableRoles } from '#/components/dashboards/heat-map/heat-map-style.ts';
import { describeTeamChange } from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { ShownMetric } from '#/lib/domain/dashboards/company/company.constants.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import { classifyChange, type JudgedFigure } from '#/lib/domain/metrics/changes/classify-change.ts';
import { isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';
import { describePartial, type HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';
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
  const hidden = describeEmpty(figure, group, period);
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
export function HiddenFigures({ figure, group, period }: Pick<HeatMapCellProps, 'figure' | 'group' | 'period'>) {
  const hidden = describeEmpty(figure, group, period);
  const isOfDay = period === '1d' && figure.hiddenReason === 'not_enough_answers';
  return (
    <span className="flex items-center gap-2 text-12 text-muted leading-4">
      <Lock aria-hidden className="size-3.5 shrink-0" />
      {isOfDay ? hidden?.title : hidden?.reason}
    </span>
  );
}

interface PartCellProps {
  metric: ShownMetric;
  figure: Pick<PublishedFigure, 'avg' | 'change' | 'reliable' | 'personsBand' | 'endsEarly'>;
  /** Whether no result is shown, and why is said elsewhere. */
  isEmpty: boolean;
  /** Fewer than half answered. */
  isLow?: boolean;
  isWhole?: boolean;
}

/** Shows one result of a department, or of a team of one, as a cell of the first card's table. */
export function PartCell({ metric, figure, isEmpty, isLow = false, isWhole = false }: PartCellProps) {
  const t = useTranslations('dashboards.breakdown');
  const marks = useTranslations('teams-overview.table');
  const { avg, endsEarly } = figure;
  const words = [isLow && marks('fewAnswered'), endsEarly && marks('endsEarly')].filter((word) => word !== false);
  const look = isLow
    ? 'border border-control-line border-dashed text-muted'
    : [findHeatStep(avg)?.fill, 'forced-color-adjust-none text-ink'];
  return (
    <td
      {...tableRoles.cell}
      className={clsx('pl-1.5 @max-[320px]:pl-0', isWhole && 'border-line border-t @max-[320px]:border-t-0')}
    >
      {avg === null ? (
        <span className="flex h-7 items-center justify-center text-muted">
          {isEmpty ? <span aria-hidden>–</span> : <Lock aria-hidden className="size-3.5" />}
          <span className="sr-only">{t('hidden')}</span>
        </span>
      ) : (
        <span
          title={isWhole ? undefined : words.join('. ')}
          className={clsx(
            'flex h-7 items-center justify-center gap-1 rounded-[6px] font-semibold tabular-nums',
            !isWhole && look,
          )}
        >
          {Math.round(avg)}
          {!isWhole && endsEarly && <Clock3 aria-hidden className="size-3" />}
          {!isWhole && words.length > 0 && <span className="sr-only">{words.join('. ')}</span>}
          <span className="font-normal text-12">
            <RealChange metric={metric} figure={figure} />
          </span>
        </span>
      )}
    </td>
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
