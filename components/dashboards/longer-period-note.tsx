'use client';

import { ChartLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyChart } from '#/components/dashboards/empty-chart.tsx';
import {
  describeNothing,
  type Emptiness,
  hiddenGroup,
  knowsDue,
  type Source,
} from '#/components/dashboards/sample-wording.ts';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { type PeriodName, periodOf, periods } from '#/lib/domain/calendar/period.ts';
import { describeHidden, type FigureReader, type HiddenWords } from '#/lib/domain/metrics/words/hidden-words.ts';

interface LongerPeriodNoteProps {
  period: PeriodName;
  /** What the single point is, if it isn't a check-in; one day is called its week if the chart has weeks. */
  point?: 'week' | 'month' | undefined;
  /** Whether it's the first point of all: a longer period has no others. */
  isFirst?: boolean;
  onChoose: (period: PeriodName) => void;
}

/** Offers a longer period instead of the charts while there is only one point to draw. */
export function LongerPeriodNote(props: LongerPeriodNoteProps) {
  return (
    <Card as="div">
      <LongerPeriodState {...props} />
    </Card>
  );
}

/** Offers a longer period inside a chart that has only one point to draw. */
export function LongerPeriodState({ period, point, isFirst = false, onChoose }: LongerPeriodNoteProps) {
  const t = useTranslations('dashboards.longer');
  const { isDay } = periodOf(period);
  const shortest = point && isDay ? '1w' : period;
  const longer = isFirst ? undefined : periods[periods.findIndex(({ name }) => name === shortest) + 1];
  return (
    <EmptyState
      icon={<ChartLine />}
      title={longer ? t('pick') : t('next')}
      action={
        longer && (
          <Button variant="secondary" onClick={() => onChoose(longer.name)}>
            {t(`show.${longer.name as Exclude<PeriodName, '1d'>}`)}
          </Button>
        )
      }
    >
      {t(`why.${point ?? (isDay ? 'day' : 'checkIn')}`)}
    </EmptyState>
  );
}

interface NothingToDrawProps {
  figure: PeriodFigure;
  dashboard: TeamDashboard;
  locale: string;
}

/** Says why a chart is empty, and what will fill it. */
export function NothingToDraw({ figure, dashboard, locale }: NothingToDrawProps) {
  const reader = useFigureReader(locale);
  const { hidden, title, next } = describeEmptyChart(figure, dashboard, reader);
  return (
    <EmptyChart hidden={hidden} title={title}>
      {next}
    </EmptyChart>
  );
}

/** Why a chart is empty, and what will fill it. */
interface EmptyWords {
  /** Why the result isn't shown, if it's withheld. */
  hidden: HiddenWords | undefined;
  title: string;
  next: string;
}

/** Returns why a result has no chart, and what will fill it. Where nothing was due, there is nothing to hide. */
export function describeEmptyChart(
  figure: Parameters<typeof describeHidden>[0],
  dashboard: Source & Emptiness & Pick<TeamDashboard, 'knownTeams' | 'nextDueDate'>,
  reader: FigureReader,
): EmptyWords {
  const { participation, nextDueDate } = dashboard;
  return {
    hidden: participation.due === 0 ? undefined : describeHidden(figure, hiddenGroup(dashboard, reader)),
    title: describeNothing(dashboard, reader.t),
    next: knowsDue(dashboard) ? describeNextDue(nextDueDate, reader) : reader.t('first'),
  };
}
