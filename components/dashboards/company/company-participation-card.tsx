import { useTranslations } from 'next-intl';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import { describeAsOf, describeParticipation } from '#/components/dashboards/company/company-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import { FigureCard } from '#/components/ui/figure-card.tsx';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { describeHiddenParticipation, type HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';

interface CompanyParticipationProps {
  participation: CompanyDashboard['participation'];
  period: PeriodName;
  asOf: string | null;
  group: HiddenGroup;
  /** Whether it's one line inside a card. */
  isLine?: boolean;
}

/** Shows the share of answered check-ins among those that closed in the period, of a company, department or team. */
export function CompanyParticipationCard(props: CompanyParticipationProps) {
  const t = useTranslations('dashboards.participation');
  const { participation, period, asOf, group, isLine = false } = props;
  const rate = participation.rate === null ? null : Math.round(participation.rate);
  const isUnsaid = isLine && participation.previousRate === null;
  return (
    <FigureCard
      label={t('label')}
      info={
        <Explanation isIcon>
          <p>{t('how')}</p>
          <p>{t('care')}</p>
          <p>{describeAsOf(asOf, group)}</p>
        </Explanation>
      }
      value={rate === null ? null : String(rate)}
      unit="%"
      // Next to the other results, a missing comparison says nothing new.
      change={isUnsaid ? undefined : describeParticipation(participation, { period, t: group.t })}
      sparkline={rate !== null && <ProgressBar label={t('bar')} value={rate} max={100} text={`${rate}%`} hideText />}
      hidden={describeHiddenParticipation(participation, group)}
      isLine={isLine}
      emptyText={t('none')}
    />
  );
}
