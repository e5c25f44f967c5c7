'use client';

import { clsx } from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { TeamStep } from '#/components/actions/actions.ts';
import { RowStep } from '#/components/actions/step-from-above.tsx';
import type { ScoreHighlight } from '#/components/dashboards/breakdown/breakdown.ts';
import { HighlightIcon } from '#/components/dashboards/breakdown/highlight-reason.tsx';
import type { OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';
import { CategoryIcon } from '#/components/dashboards/heat-map/category-mark.tsx';
import { describeLow, leadsWithLow } from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import { nameLeaders } from '#/components/dashboards/team-dashboard.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { Judged } from '#/lib/domain/metrics/changes/highlights.ts';
import { describePublishedCategory } from '#/lib/domain/metrics/words/category-words.ts';
import type { HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';
import { describeHighlight, describeStanding, describeWeek } from '#/lib/domain/metrics/words/highlight-words.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

const looks = { attention: 'text-bad', watch: 'text-ink', rise: 'text-ink', success: 'text-good' } as const;

interface TeamLineProps {
  row: OverviewTeam;
  /** Whether to name its department. */
  isAlone: boolean;
}

/**
 * Shows below a team's name: its leader and, if there is room, its department. Paper has no room for the columns with
 * its people and their participation.
 */
export function TeamLine({ row: { team, participation }, isAlone }: TeamLineProps) {
  const t = useTranslations('teams-overview.table');
  const about = useTranslations('teams-overview.team');
  const { rate } = participation;
  const leader = nameLeaders(team, useLocale()) ?? t('noLeader');
  const department = isAlone ? (team.departmentName ?? t('other')) : null;
  return (
    <span
      className="wrap-anywhere block text-12 text-muted leading-4 @min-[900px]:truncate @max-[640px]:hidden"
      title={department === null ? leader : t('inDepartment', { department, leader })}
    >
      {leader}
      {department !== null && <span className="@max-[900px]:hidden"> · {department}</span>}
      <span className="@min-[760px]:hidden! hidden print:block">
        {about('members', { count: team.members })}
        {rate !== null && ` · ${t('answered', { rate })}`}
      </span>
    </span>
  );
}

interface TeamStateProps {
  row: OverviewTeam;
  highlight: Judged<number> | null;
  /** The score that was low last week. */
  low: ScoreHighlight | undefined;
  group: HiddenGroup;
  period: PeriodName;
}

/** Shows why a team stands out, otherwise its category; first of all, a score that was low last week. */
export function TeamState({ row, highlight, low, group, period }: TeamStateProps) {
  const why = useStanding(highlight);
  const t = useTranslations('dashboards.breakdown');
  const { title, meaning } = describePublishedCategory(row, group);
  const table = useTranslations('teams-overview.table');
  if (low && leadsWithLow(highlight))
    return (
      <span className="flex min-w-0 items-center gap-1 text-13 leading-4">
        <HighlightIcon reason="below" className="size-3.5 shrink-0 text-muted" />
        {describeLow(low, t).mark}
      </span>
    );
  if (highlight && why !== null) return <TeamReason highlight={highlight} why={why} />;
  return (
    <span title={meaning} className="flex items-center gap-1.5 text-12 leading-4 @max-[640px]:text-pretty">
      <CategoryIcon id={row.productivity_sentiment_category} />
      {lacksDay(row, period) ? table('oneDay') : title}
    </span>
  );
}

/** Returns whether a single day is too little for a category, although the team isn't too small for one. */
export function lacksDay({ productivity_sentiment_category: id, motivation }: OverviewTeam, period: PeriodName) {
  return period === '1d' && id === 0 && motivation.hiddenReason !== 'group_too_small';
}

export interface SecondLinesProps extends Pick<Parameters<typeof RowStep>[0], 'isNarrow' | 'locale'> {
  row: OverviewTeam;
  highlight: Judged<number> | null;
  /** Which score is far below the company's, said where last week says nothing else. */
  far: string | null;
  /** The steps that it tries; undefined if they aren't shown. */
  steps: readonly TeamStep[] | undefined;
  /** The score that was low last week, although the team does well. */
  low: ScoreHighlight | undefined;
  className: string;
}

/** Shows what last week says otherwise about a team, and what it tries. */
export function SecondLines({ row, highlight, far, steps, low, locale, isNarrow, className }: SecondLinesProps) {
  const t = useTranslations('dashboards.breakdown');
  const titles = useTranslations('figures.categories');
  const lowest = low && describeLow(low, t).sentence;
  const isFirst = lowest !== undefined && leadsWithLow(highlight);
  const week =
    isFirst && highlight
      ? describeHighlight(highlight, { about: t, titles })
      : ((isFirst ? null : lowest) ?? describeWeek(row.lastWeek, t, locale) ?? far);
  return (
    <div className={className}>
      {week !== null && <span className="block text-12 text-muted leading-4">{capitalise(week)}</span>}
      {steps && <RowStep steps={steps} locale={locale} isNarrow={isNarrow} />}
    </div>
  );
}

/** Returns why a team stands out, in the few words that take the place of its category; null if they say no more. */
export function useStanding(highlight: Judged<number> | null): string | null {
  const why = useTranslations('teams-overview.table.why');
  const about = useTranslations('dashboards.breakdown');
  return describeStanding(highlight, { why, about });
}

/** Shows why a team stands out, shown instead of its category. */
function TeamReason({ highlight, why }: { highlight: Judged<number>; why: string }) {
  const t = useTranslations('teams-overview.table');
  const about = useTranslations('dashboards.breakdown');
  const titles = useTranslations('figures.categories');
  const { kind, reason } = highlight;
  const said = describeHighlight(highlight, { about, titles });
  const spoken = kind === 'rise' ? said : t(kind, { reason: said });
  return (
    <span
      title={spoken}
      className={clsx('flex min-w-0 items-center gap-1 text-13 leading-4 @max-[640px]:text-pretty', looks[kind])}
    >
      <HighlightIcon reason={reason} className="size-3.5 shrink-0" />
      <span aria-hidden>{why}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}
