'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import {
  type Breakdown,
  compareWithWeek,
  splitAttention,
  type TeamHighlight,
} from '#/components/dashboards/breakdown/breakdown.ts';
import { HighlightRow, LastWeek, TeamLinks } from '#/components/dashboards/breakdown/highlight-reason.tsx';
import { type CompanyFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { describeFall, describeRise } from '#/lib/domain/metrics/words/highlight-words.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

/** How many teams that are still high are named. */
const WATCHED = 3;
const line = 'pt-1 text-14 text-muted';

interface HighlightListProps {
  breakdown: Pick<Breakdown, 'attention' | 'attentionTotal' | 'watch' | 'risen' | 'success' | 'successIds'>;
  filters: CompanyFilters;
  /** The period of the results. */
  period: PeriodName;
  locale: string;
  /** Teams that needed attention last week; empty where it isn't offered. */
  week: readonly TeamHighlight[];
  /** Whether the answer next to them is about last week, so that their own days are their heading. */
  isApart: boolean;
}

/**
 * Shows teams that need attention, with leader, reason and a message to write; what rose; and who does well. Below last
 * week's answer, the teams that fell then come first, above the period's.
 */
export function HighlightList({ breakdown, week, filters, period, locale, isApart }: HighlightListProps) {
  const t = useTranslations('dashboards.breakdown');
  const during = useTranslations('figures.results')(`during.${period}`);
  const { attentionTotal } = breakdown;
  const { rows, others } = splitAttention(breakdown);
  // During an upgrade, an older process answers without them.
  const { risen: rising = [], successIds = [] } = breakdown as Partial<typeof breakdown>;
  const compared = compareWithWeek({ ...breakdown, risen: rising }, week, successIds);
  const { fallen, risen, turned, low, success, moreSuccess } = compared;
  const watch = breakdown.watch.filter(({ id }) => !low.some(({ team }) => team.id === id));
  const Heading = isApart ? 'h4' : 'h3';
  const more = attentionTotal - rows.length;
  const none = fallen.length > 0 ? t('none.attentionOver', { period }) : t('none.attention');
  const hasRowsAbove = isApart && fallen.length > 0;
  const allTeams = { ...filters, tab: 'teams' } as const;
  const best = companyAddress({ ...allTeams, sort: 'sentiment', direction: 'desc' });
  return (
    <>
      {hasRowsAbove && (
        <ul className="col-span-full row-start-2 flex flex-col @max-[760px]:gap-2 print:gap-0">
          {fallen.map((highlight) => (
            <HighlightRow key={highlight.team.id} {...{ highlight, filters, locale }} during={t('week')} isOfWeek />
          ))}
        </ul>
      )}
      <section
        aria-label={t('attention')}
        className={clsx(
          'col-span-full flex min-w-0 flex-col border-line border-t pt-3',
          hasRowsAbove ? 'row-start-3' : 'row-start-2',
        )}
      >
        {isApart && <h3 className="pb-1 font-medium text-13 text-muted">{capitalise(during)}</h3>}
        <Heading className={attentionTotal > 0 ? 'pb-2 font-medium text-14' : 'text-14 text-muted'}>
          {attentionTotal > 0 ? t('needs', { count: attentionTotal }) : none}
        </Heading>
        {rows.length > 0 && (
          <ul className="flex flex-col @max-[760px]:gap-2 print:gap-0">
            {rows.map((highlight) => (
              <HighlightRow key={highlight.team.id} {...{ highlight, filters, during, week, locale }} />
            ))}
          </ul>
        )}
        {more > 0 && (
          <p className={line}>
            <TextLink href={companyAddress(allTeams)} className="print:no-underline!">
              {t('moreTeams', { count: more })}
            </TextLink>
            {others.length > 0 && ': '}
            <TeamLinks teams={others.map(({ team }) => team)} filters={filters} />
            {others.length > 0 && others.length < more && ', …'}
          </p>
        )}
        {watch.length > 0 && (
          <p className={line}>
            {t('stillHigh', { count: watch.length })} <TeamLinks teams={watch.slice(0, WATCHED)} filters={filters} />
            {watch.length > WATCHED && ', …'}
          </p>
        )}
        <NamedTeams label={t('fallenTeams')} teams={isApart ? [] : turned} filters={filters}>
          {(highlight) => ` ${describeFall(highlight, t)}`}
        </NamedTeams>
        <NamedTeams label={t('lowTeams')} teams={low} filters={filters}>
          {({ metric, value }) => ` (${t('low', { metric: t(`inSentence.${metric}`), value })})`}
        </NamedTeams>
        <NamedTeams label={t('risenTeams')} teams={risen} filters={filters}>
          {(highlight) => ` ${describeRise(highlight, { t, locale })}`}
        </NamedTeams>
        <NamedTeams
          label={t('success')}
          teams={success}
          filters={filters}
          end={moreSuccess > 0 && <TextLink href={best}>{t('moreTeams', { count: moreSuccess })}</TextLink>}
        >
          {({ lastWeek }) => <LastWeek moves={lastWeek} locale={locale} />}
        </NamedTeams>
      </section>
    </>
  );
}

interface NamedTeamsProps extends Pick<HighlightListProps, 'filters'> {
  label: string;
  teams: readonly TeamHighlight[];
  /** What ends the list. */
  end?: ReactNode;
  /** Returns what is said after the name of a team. */
  children: (highlight: TeamHighlight) => ReactNode;
}

/** Shows teams with the same finding in one line, nothing if there are none. */
function NamedTeams({ label, teams, filters, end, children }: NamedTeamsProps) {
  if (teams.length === 0) return null;
  return (
    <p className={line}>
      {label}:{' '}
      {teams.map((highlight, at) => (
        <span key={highlight.team.id}>
          {at > 0 && ', '}
          <TeamLinks teams={[highlight.team]} filters={filters} />
          {children(highlight)}
        </span>
      ))}
      {end && <>, {end}</>}
    </p>
  );
}
