import { ArrowDown, ArrowUp, Eye, Sparkles, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { TeamHighlight } from '#/components/dashboards/breakdown/breakdown.ts';
import { describeHighlight, describeWeek } from '#/lib/domain/metrics/words/highlight-words.ts';

const icons = {
  fell: ArrowDown,
  rose: ArrowUp,
  below: Eye,
  category: TriangleAlert,
  participation: Eye,
  above: Sparkles,
} as const;

/** Shows the icon of the reason why a team needs attention, or in another style why it stands out. */
export function HighlightIcon({
  reason,
  className = 'size-4 shrink-0 text-bad',
}: Pick<TeamHighlight, 'reason'> & { className?: string }) {
  const Icon = icons[reason];
  return <Icon aria-hidden className={className} />;
}

/** Shows why a team stands out, in words. */
export function HighlightReason({ highlight }: { highlight: TeamHighlight }) {
  const t = useTranslations('dashboards.breakdown');
  const titles = useTranslations('figures.categories');
  return describeHighlight(highlight, { about: t, titles });
}

interface LastWeekProps {
  moves: TeamHighlight['lastWeek'];
  /** A score that was low last week without having moved. */
  low?: TeamHighlight | undefined;
  locale: string;
}

/** Shows in brackets what last week says otherwise. */
export function LastWeek({ moves, low, locale }: LastWeekProps) {
  const t = useTranslations('dashboards.breakdown');
  const level = low && t('lowLastWeek', { metric: t(`inSentence.${low.metric}`), value: low.value });
  const words = describeWeek(moves, t, locale) ?? level;
  return words && <span className="font-normal text-muted"> ({words})</span>;
}
