'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useBreakdown } from '#/components/dashboards/breakdown/use-breakdown.ts';
import type { CompanyViewer, TeamsOverview as Overview } from '#/components/dashboards/company/company-dashboard.ts';
import { type CompanyFilters, changeFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import { overviewInput } from '#/components/dashboards/company/company-inputs.ts';
import { describeAsOf } from '#/components/dashboards/company/company-wording.ts';
import { NoTeamsYet, type Waiting, WaitingFacts } from '#/components/dashboards/company/no-teams-yet.tsx';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { FiguresFrame } from '#/components/dashboards/figures-frame.tsx';
import { hasWhole, headRows, headsDepartments, needsCompany } from '#/components/dashboards/heat-map/group-headings.ts';
import { hasNothingNew, summariseTeams } from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import { TeamsCard } from '#/components/dashboards/teams-overview/teams-card.tsx';
import { TeamsOverviewFilterBar } from '#/components/dashboards/teams-overview/teams-overview-filter-bar.tsx';
import { LinesCard } from '#/components/dashboards/teams-overview/teams-overview-lines-card.tsx';
import { TeamsOverviewScatterCard } from '#/components/dashboards/teams-overview/teams-overview-scatter-card.tsx';
import { TeamsOverviewSkeleton } from '#/components/dashboards/teams-overview/teams-overview-skeleton.tsx';
import { useScopeFigures } from '#/components/dashboards/teams-overview/use-scope-figures.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { leadBack } from '#/components/frame/pages/dashboard-failure.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { LinkedText } from '#/components/ui/buttons/text-link.tsx';
import { Card } from '#/components/ui/card.tsx';
import { useTogether } from '#/components/ui/feedback/use-together.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { listTeamsOverviewContract } from '#/lib/domain/dashboards/company/company.contract.ts';
import { linkText, splitLinks } from '#/lib/domain/metrics/words/plain-words.ts';

/** From this number of teams on, they can be searched even without results. */
const SEARCHED_FROM = 5;

export interface TeamsOverviewProps {
  filters: CompanyFilters;
  viewer: CompanyViewer;
  onChange: ChangeCompanyFilters;
  /** Asks everyone for the eNPS. */
  enpsAction: ReactNode;
  /** What comes next; null with results. */
  waiting: Waiting | null;
}

/**
 * Shows the tab Overview of Teams: which need attention, every team with its results in comparison, and their lines.
 */
export function TeamsOverview({ filters, viewer, onChange, enpsAction, waiting }: TeamsOverviewProps) {
  const reader = useFigureReader(viewer.locale);
  const input = overviewInput(filters);
  const query = useQuery({
    queryKey: queryKey(listTeamsOverviewContract, input),
    queryFn: ({ signal }) => call(listTeamsOverviewContract, input, signal),
    placeholderData: (before) => before,
  });
  // The company and the departments are the first rows of the same table.
  const whole = useScopeFigures(filters.period, filters.department, hasWhole(filters, viewer));
  const company = useScopeFigures(filters.period, 0, needsCompany(filters, viewer));
  const parts = useBreakdown(filters, headsDepartments(filters, viewer));
  const { data: together, isStale } = useTogether([query, whole, company, parts]);
  const [overview, dashboard, above, breakdown] = together;
  const headed = headRows(filters, viewer, { dashboard, company: above, parts: breakdown?.parts });
  return (
    <div className="flex flex-col gap-4">
      <FiguresFrame
        query={{ ...query, data: overview, isPlaceholderData: isStale }}
        skeleton={<TeamsOverviewSkeleton />}
        wayBack={leadBack(() => onChange({ department: 0 }))}
      >
        {(data) =>
          isWithoutTeams(data, filters) ? (
            <NoTeamsYet minimum={viewer.minimumGroupSize} />
          ) : (
            <>
              <Summary
                overview={data}
                waiting={waiting}
                enpsAction={enpsAction}
                locale={viewer.locale}
                onLonger={() => onChange({ period: '1w' })}
                teamHref={(team) => companyAddress(changeFilters(filters, { team }))}
              />
              {!isShortAndEmpty(data, filters) && <TeamsOverviewFilterBar filters={filters} onChange={onChange} />}
              <Board
                key={filters.department}
                overview={data}
                headed={headed}
                filters={filters}
                viewer={viewer}
                onChange={onChange}
              />
              {!waiting && <p className="text-13 text-muted">{describeAsOf(data.asOf, reader)}</p>}
            </>
          )
        }
      </FiguresFrame>
    </div>
  );
}

/** Returns whether the department has no teams, rather than a search without results. */
function isWithoutTeams({ total }: Overview, { department, search, category }: CompanyFilters): boolean {
  return total === 0 && department !== 0 && search === '' && category === null;
}

/** Returns whether nothing is published, and the list is so short that it needs no search. */
function isShortAndEmpty({ asOf, total }: Overview, { search, category }: CompanyFilters): boolean {
  return asOf === null && total < SEARCHED_FROM && search === '' && category === null;
}

interface BoardProps extends Omit<TeamsOverviewProps, 'waiting' | 'enpsAction'> {
  overview: Overview;
  headed: ReturnType<typeof headRows>;
}

/** Shows table, map and lines. A team under the pointer or focus is highlighted in all three. */
function Board({ overview, headed, filters, viewer, onChange }: BoardProps) {
  const [touched, setTouched] = useState<number | null>(null);
  const [pinned, setPinned] = useState(0);
  const shownId = touched ?? (pinned || null);
  const lit = { shownId, onShow: setTouched };
  return (
    <>
      <TeamsCard {...lit} {...{ overview, filters, viewer, headed, onChange }} />
      {overview.asOf !== null && overview.teams.length > 0 && (
        <div className="grid @min-[1060px]:grid-cols-2 gap-4 *:min-w-0">
          <TeamsOverviewScatterCard
            {...lit}
            teams={overview.teams}
            attention={overview.attention.teams}
            onOpen={(team) => onChange({ team }, { push: true })}
          />
          <LinesCard
            {...lit}
            filters={filters}
            locale={viewer.locale}
            attention={overview.attention.teams}
            shownTeams={
              filters.category === null && filters.search === ''
                ? null
                : new Set(overview.teams.map(({ team }) => team.id))
            }
            pinned={pinned}
            onPin={setPinned}
            onChange={onChange}
          />
        </div>
      )}
    </>
  );
}

interface SummaryProps extends Pick<TeamsOverviewProps, 'waiting' | 'enpsAction'> {
  overview: Overview;
  onLonger: () => void;
  teamHref: (id: number) => string;
  locale: string;
}

/** Shows in a sentence which teams need attention and why, and how the others are. */
function Summary({ overview, onLonger, teamHref, waiting, enpsAction, locale }: SummaryProps) {
  const t = useTranslations('teams-overview.summary');
  const results = useTranslations('figures.results');
  const longer = useTranslations('dashboards.longer');
  const isNothingNew = hasNothingNew(overview);
  const during = results(`during.${overview.period.name}`);
  const nameOf = ({ id, name }: { id: number; name: string }) => linkText(name, teamHref(id));
  return (
    <Card>
      <h2 className="wrap-anywhere max-w-4xl text-pretty font-medium text-20">
        {isNothingNew ? (
          results('nothingNew', { during })
        ) : (
          <LinkedText isQuiet pieces={splitLinks(summariseTeams(overview, { t, locale, nameOf }))} />
        )}
      </h2>
      {isNothingNew && (
        <Button variant="secondary" size="small" className="mt-3 self-start" onClick={onLonger}>
          {longer('show.1w')}
        </Button>
      )}
      <WaitingFacts waiting={waiting} enpsAction={enpsAction} />
    </Card>
  );
}
