import { useTranslations } from 'next-intl';
import { CompanyParticipationCard } from '#/components/dashboards/company/company-participation-card.tsx';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import {
  hasLowParticipation,
  hiddenGroup,
  isByName,
  wordNothingDue,
  wordSample,
} from '#/components/dashboards/sample-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import { FigureCard } from '#/components/ui/figure-card.tsx';
import { wordPeriod } from '#/lib/domain/calendar/period-words.ts';

interface ParticipationCardProps {
  dashboard: TeamDashboard;
  locale: string;
}

/** How many check-ins were answered: counted for the team's leaders, the share alone for everybody else. */
export function ParticipationCard({ dashboard, locale }: ParticipationCardProps) {
  if (isByName(dashboard)) return <CountedParticipation dashboard={dashboard} />;
  const { participation, period, asOf } = dashboard;
  const span = wordPeriod(period.name);
  const group = hiddenGroup(dashboard, locale);
  return <CompanyParticipationCard participation={participation} span={span} asOf={asOf} group={group} />;
}

function CountedParticipation({ dashboard }: Pick<ParticipationCardProps, 'dashboard'>) {
  const words = useTranslations('team-dashboard.participation');
  const { participation, member } = dashboard;
  const { due, answered: answers, rate, persons, personsDue } = participation;
  const isCounted = member === 0 && rate !== null && persons !== null;
  return (
    <FigureCard
      label={words('label')}
      info={
        <Explanation isIcon>
          <p>{words('how')}</p>
          <p>{words('care')}</p>
        </Explanation>
      }
      value={rate === null ? null : String(Math.round(rate))}
      unit="%"
      {...(isCounted ? { sample: wordSample({ persons, personsBand: null }, personsDue) } : {})}
      {...(hasLowParticipation(participation) ? { note: words('low') } : {})}
      detail={words('answered', { answered: answers ?? 0, due: due ?? 0 })}
      sparkline={<ProgressBar label={words('bar')} value={answers ?? 0} max={due ?? 1} hideText />}
      emptyText={wordNothingDue(dashboard)}
    />
  );
}
