'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { type LastWeek, LastWeekSwitch, useLastWeek } from '#/components/briefs/brief-view.tsx';
import { DifferenceNote } from '#/components/briefs/difference-note.tsx';
import { LastWeekText } from '#/components/briefs/last-week-text.tsx';
import {
  asNamed,
  type Breakdown,
  type BreakdownPart,
  splitAttention,
} from '#/components/dashboards/breakdown/breakdown.ts';
import { HighlightList } from '#/components/dashboards/breakdown/highlight-list.tsx';
import { PartsTable } from '#/components/dashboards/breakdown/parts-table.tsx';
import type { CompanyDashboard, CompanyViewer } from '#/components/dashboards/company/company-dashboard.ts';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { findingsOfCompany, summariseCompany } from '#/components/dashboards/company/company-summary.ts';
import { describeSwing } from '#/components/dashboards/company/company-wording.ts';
import { briefOf, teamsShown } from '#/components/dashboards/heat-map/group-headings.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { Card } from '#/components/ui/card.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { formatRange, formatShortRange } from '#/lib/domain/calendar/date-words.ts';
import { describeLastWeek } from '#/lib/domain/metrics/words/difference-words.ts';
import { describeParts } from '#/lib/domain/metrics/words/highlight-words.ts';
import { describePlaces } from '#/lib/domain/metrics/words/plain-words.ts';
import { describeDrivers, describeWideDriver } from '#/lib/domain/metrics/words/reason-words.ts';
import { isolate } from '#/lib/words/isolate.ts';

interface WhereCardProps {
  dashboard: CompanyDashboard;
  /** Missing while it loads and if it failed: the sentence doesn't wait for it. */
  breakdown: Breakdown | undefined;
  isLoading: boolean;
  filters: CompanyFilters;
  viewer: CompanyViewer;
  lastWeek: LastWeek | null;
  addressOf: (part: BreakdownPart) => string;
}

/** Shows the answer first: how things are and where, next to the departments or teams that it comes from. */
export function WhereCard(props: WhereCardProps) {
  const { dashboard, breakdown, isLoading, filters, viewer, lastWeek, addressOf } = props;
  const { locale } = viewer;
  const t = useTranslations('dashboards.breakdown');
  const reader = useFigureReader(locale);
  const wide = breakdown && describeWideDriver(breakdown, { t, locale });
  const isOfTeams = breakdown?.kind === 'team';
  const moves = breakdown && describeParts(breakdown, findingsOfCompany(dashboard), { t, locale });
  const urgent = isOfTeams
    ? describePlaces({ ...nowhere, attention: splitAttention(breakdown).rows }, { t, locale })
    : [];
  const averages = useTranslations('teams-overview.table');
  const reasons = useTranslations('team-dashboard.sentence');
  const reason = breakdown && !wide ? describeDrivers(asNamed(breakdown), { t: reasons, locale }) : null;
  // No team can stand out before the first results.
  const hasResults = dashboard.sentiment.avg !== null || dashboard.performance.avg !== null;
  // As in the list of teams, also where the first card doesn't offer last week.
  const brief = useLastWeek(hasResults ? briefOf(filters, viewer) : null, dashboard.period.name)?.paragraph;
  const isWeek = lastWeek?.isWeek === true;
  const hasParts = isLoading || (breakdown !== undefined && breakdown.parts.length > 0);
  return (
    <Card>
      <div
        className={clsx(
          'flex flex-col gap-x-10 gap-y-4',
          hasParts &&
            '@min-[860px]:grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid print:grid-cols-[minmax(0,1fr)_19rem] print:gap-x-6',
        )}
      >
        <div className="min-w-0">
          <CompanySummary
            {...{ dashboard, reason, lastWeek, locale }}
            // What moved where is enough for a sentence; the map of reasons says what hurt everywhere.
            place={moves ?? wide ?? urgent.join(' ')}
          />
        </div>
        {breakdown && hasResults && (
          <HighlightList
            {...{ breakdown, filters, locale }}
            // Missing from an older process during an upgrade.
            week={teamsShown(brief?.teams, dashboard.department)}
            period={dashboard.period.name}
            isApart={isWeek}
          />
        )}
        {breakdown && hasParts && (
          <PartsTable
            breakdown={breakdown}
            whole={{ name: dashboard.department?.name ?? reader.t('company'), dashboard }}
            caption={isWeek ? averages('averages', { during: reader.t(`during.${dashboard.period.name}`) }) : null}
            addressOf={addressOf}
          />
        )}
        {isLoading && <Skeleton className="col-start-2 row-start-1 h-48 w-full rounded-control" />}
      </div>
    </Card>
  );
}

const nowhere = { risen: [], success: [] };

/** Returns whose last week can be shown: no one's before the first results, nor of a part the brief doesn't name. */
export function aboutOf({ asOf, department }: CompanyDashboard, { role }: CompanyViewer) {
  if (asOf === null) return null;
  if (role === 'Department Leader') return department && { kind: 'department' as const, id: department.id };
  return department ? null : { kind: 'company' as const, id: 0 };
}

interface CompanySummaryProps {
  dashboard: CompanyDashboard;
  /** Says which departments or teams the results come from; empty if none stands out. */
  place: string;
  /** What hurt most, if that isn't the same nearly everywhere. */
  reason: string | null;
  lastWeek: LastWeek | null;
  locale: string;
}

/** Says how the company or department is, and where. */
function CompanySummary({ dashboard, place, reason, lastWeek, locale }: CompanySummaryProps) {
  const { asOf, period, department, teams: count, members } = dashboard;
  const t = useTranslations('dashboards.breakdown');
  const reader = useFigureReader(locale);
  const { sentence, detail } = summariseCompany(dashboard, reader);
  const swing = describeSwing(dashboard.sentiment, period, { t, locale });
  const periodFindings = { name: period.name, findings: findingsOfCompany(dashboard) };
  const { rate } = dashboard.participation;
  // Where no brief says it.
  const moves = describeLastWeek(dashboard.lastWeek, reader);
  const days = formatShortRange(period.from, period.to, locale);
  const facts = [
    isolate(department?.name ?? reader.t('company')),
    t('teams', { count }),
    t('members', { count: members }),
    ...(rate === null ? [] : [t('answered', { rate: Math.round(rate) })]),
    ...(lastWeek ? [] : [days]),
    // Only if results are late; otherwise it's the last day of the range.
    ...(asOf && asOf < period.to ? [t('asOf', { day: formatRange(asOf, asOf, locale) })] : []),
  ];
  // Below the answer, which comes first on the page.
  const switcher = lastWeek && <LastWeekSwitch lastWeek={lastWeek} period={period.name} days={days} locale={locale} />;
  return (
    <div data-tour="summary" className="wrap-anywhere flex flex-col gap-2">
      {lastWeek?.isWeek ? (
        <LastWeekText lastWeek={lastWeek} period={periodFindings} locale={locale} switcher={switcher} />
      ) : (
        <>
          <h2 className="wrap-anywhere max-w-4xl text-pretty font-medium text-24 leading-8 @max-[480px]:text-20 @max-[480px]:leading-7 print:text-20 print:leading-7">
            {[sentence, swing, place].filter(Boolean).join(' ')}
          </h2>
          {switcher}
          {lastWeek ? (
            <DifferenceNote lastWeek={lastWeek} period={periodFindings} locale={locale} />
          ) : (
            moves !== null && <p className="max-w-prose text-pretty leading-6">{moves}</p>
          )}
          {reason && <p className="max-w-prose text-pretty leading-6">{reason}</p>}
          <p className="text-pretty text-13 text-muted">
            {facts.join(' · ')}. {detail}
          </p>
        </>
      )}
    </div>
  );
}
