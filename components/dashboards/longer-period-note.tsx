'use client';

import { ChartLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { type PeriodName, periodOf, periods } from '#/lib/domain/calendar/period.ts';

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
