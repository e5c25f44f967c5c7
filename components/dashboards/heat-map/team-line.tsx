'use client';

import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Eye, Sparkles, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';
import { CategoryIcon } from '#/components/dashboards/heat-map/category-mark.tsx';
import type { Judged } from '#/lib/domain/metrics/changes/highlights.ts';
import { describePublishedCategory, titleCategory } from '#/lib/domain/metrics/words/category-words.ts';
import type { HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';

const icons = {
  fell: ArrowDown,
  category: TriangleAlert,
  below: Eye,
  participation: Eye,
  rose: ArrowUp,
  above: Sparkles,
} as const;

const looks = { attention: 'text-bad', watch: 'text-ink', success: 'text-good' } as const;

interface TeamLineProps {
  team: OverviewTeam['team'];
  /** Whether to name its department. */
  isAlone: boolean;
}

/** Shows below a team's name: its leader and, if there is room, its department. */
export function TeamLine({ team, isAlone }: TeamLineProps) {
  const t = useTranslations('teams-overview.table');
  const leader = team.leader ?? t('noLeader');
  const department = isAlone ? (team.departmentName ?? t('other')) : null;
  return (
    <span
      className="block truncate text-12 text-muted leading-4 @max-[640px]:hidden"
      title={department === null ? leader : t('inDepartment', { department, leader })}
    >
      {leader}
      {department !== null && <span className="@max-[900px]:hidden"> · {department}</span>}
    </span>
  );
}

interface TeamStateProps {
  row: OverviewTeam;
  highlight: Judged<number> | null;
  group: HiddenGroup;
}

/** Shows why a team stands out, otherwise its category. */
export function TeamState({ row, highlight, group }: TeamStateProps) {
  if (saysMore(highlight)) return <TeamReason highlight={highlight} />;
  const { title, meaning } = describePublishedCategory(row, group);
  return (
    <span title={meaning} className="flex items-center gap-1.5 text-12 leading-4">
      <CategoryIcon id={row.productivity_sentiment_category} />
      {title}
    </span>
  );
}

/** Returns whether a highlight says more than the category next to it: “thriving” is already a category. */
function saysMore(highlight: Judged<number> | null): highlight is Judged<number> {
  return highlight !== null && !(highlight.kind === 'success' && highlight.reason === 'category');
}

/** Shows why a team stands out, shown instead of its category. */
function TeamReason({ highlight }: { highlight: Judged<number> }) {
  const t = useTranslations('teams-overview.table');
  const about = useTranslations('dashboards.breakdown');
  const titles = useTranslations('figures.categories');
  const { kind, reason, metric, value, change, categoryId } = highlight;
  const points = Math.abs(change ?? 0);
  const rising = change !== null && change > 0 ? 'yes' : 'no';
  const startsWithFigure = reason === 'fell' || reason === 'rose';
  const why = t(kind === 'watch' ? 'why.stillHigh' : `why.${reason}`, {
    metric: about(`${startsWithFigure ? 'metric' : 'inSentence'}.${metric}`),
    points,
    rising,
  });
  const whole = {
    rising,
    metric: about(`metric.${metric}`),
    value,
    points,
    category: titleCategory(categoryId, titles),
  };
  const spoken = t(kind, { reason: about(`reason.${reason}`, whole) });
  const Icon = icons[reason];
  return (
    <span
      title={spoken}
      className={clsx('flex min-w-0 items-center gap-1 text-13 leading-4 @max-[640px]:whitespace-nowrap', looks[kind])}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span aria-hidden>{why}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}
