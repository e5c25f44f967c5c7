import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { reasonsInput } from '#/components/dashboards/company/company-inputs.ts';
import { NormsCard } from '#/components/dashboards/company/norms-card.tsx';
import { PhoneFold } from '#/components/dashboards/phone-fold.tsx';
import { ChartSkeleton } from '#/components/dashboards/skeleton-cards.tsx';
import { DriversCard } from '#/components/dashboards/team/drivers-card.tsx';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { useScopeFigures } from '#/components/dashboards/teams-overview/use-scope-figures.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { useReport } from '#/components/reports/use-report.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { getLastPulseContract, getTeamDashboardContract } from '#/lib/domain/dashboards/team/team.contract.ts';
import { describeDrivers, describeLowestNorms } from '#/lib/domain/metrics/words/reason-words.ts';

/** Loads what helped and hurt a team, as published to its members. */
export function useTeamReasons(filters: { team: number; period: PeriodName }) {
  const input = reasonsInput(filters);
  return useQuery({
    queryKey: queryKey(getTeamDashboardContract, input),
    queryFn: ({ signal }) => call(getTeamDashboardContract, input, signal),
  });
}

export type TeamReasonsQuery = ReturnType<typeof useTeamReasons>;

/** Returns whether the reasons are the team's own. If it's too small, they are of a larger group. */
function areOwn({ source }: Pick<TeamDashboard, 'source'>): boolean {
  return source === null || source.scope === 'team';
}

/**
 * Returns what hurt most, and the values with the lowest ratings; empty without either, and for a team that is too
 * small for its own.
 */
export function describeReasons(
  reasons: TeamDashboard | undefined,
  words: Parameters<typeof describeDrivers>[1],
): string {
  if (!reasons || !areOwn(reasons)) return '';
  return [describeDrivers(reasons, words), describeLowestNorms(reasons, words)].filter(Boolean).join(' ');
}

/** Shows the main message of a team's newest pulse, and a link to its results; nothing without one. */
export function LastPulse({ teamId, locale }: { teamId: number; locale: string }) {
  const t = useTranslations('teams-overview.team');
  const input = { params: { id: teamId } };
  const { data, isError } = useQuery({
    queryKey: queryKey(getLastPulseContract, input),
    queryFn: ({ signal }) => call(getLastPulseContract, input, signal),
  });
  if (isError) return <p className="pt-1.5 text-14 text-muted">{t('lastPulseFailure')}</p>;
  if (!data?.last) return null;
  const { pulseId, roundId, name, askedOn, findings } = data.last;
  const address = new URLSearchParams({
    tab: 'result',
    pulse: String(pulseId),
    team: String(teamId),
    round: String(roundId),
  });
  return (
    <p className="wrap-anywhere text-pretty pt-1.5 text-14">
      <span className="text-muted">
        {t('lastPulse', { day: formatDate(askedOn, locale, { day: 'numeric', month: 'short' }) })}
      </span>{' '}
      <TextLink href={`/digitalPulse?${address}`} prefetch={false}>
        {name}
      </TextLink>
      . {findings.join(' ')}
    </p>
  );
}

const follower = { isShown: false, onFinished: () => undefined };

/** Makes and saves a PDF of one team for the days that are shown. */
export function TeamReportButton({ team, period }: { team: number; period: PeriodName }) {
  const t = useTranslations('teams-overview.team');
  const { start, delivery } = useReport(follower);
  return (
    <Button
      variant="secondary"
      icon={<FileText aria-hidden />}
      title={t('report')}
      className="@max-[560px]:px-2.5"
      loading={delivery !== null}
      onClick={() => start({ flag: 'download', teamId: team, period })}
    >
      <span className="@max-[560px]:sr-only">{t('report')}</span>
    </Button>
  );
}

interface TeamReasonsProps {
  query: TeamReasonsQuery;
  period: PeriodName;
  /** The team's department if the reader only leads departments; 0 for the company. */
  departmentId: number;
  locale: string;
}

/** Shows what helped and what hurt a team, and how well it lives up to each value, lowest first. */
export function TeamReasons({ query, period, departmentId, locale }: TeamReasonsProps) {
  const values = useTranslations('dashboards.values');
  const t = useTranslations('teams-overview.team');
  const reader = useFigureReader(locale);
  const { data: whole, isPlaceholderData } = useScopeFigures(period, departmentId);
  const reference =
    whole && !isPlaceholderData
      ? { name: whole.department?.name ?? reader.t('company'), norms: whole.norms }
      : undefined;
  return (
    <SectionState query={query} failure={t('reasonsFailure')} skeleton={<ChartSkeleton className="min-h-96" />}>
      {(reasons) =>
        areOwn(reasons) && (
          <>
            <DriversCard dashboard={reasons} reader={reader} />
            <PhoneFold title={values('title')} className="grow">
              <NormsCard
                dashboard={reasons}
                scope={[reasons.team.name, reasons.period.from, reasons.period.to].join(' ')}
                className="grow"
                reference={reference}
              />
            </PhoneFold>
          </>
        )
      }
    </SectionState>
  );
}
