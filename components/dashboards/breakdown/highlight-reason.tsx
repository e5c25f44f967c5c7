import { ArrowDown, ArrowUp, Eye, Sparkles, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { TeamHighlight } from '#/components/dashboards/breakdown/breakdown.ts';
import { type CompanyFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import { MessageLeader } from '#/components/dashboards/message-leader.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { describeHighlight, describeWeek, findLower } from '#/lib/domain/metrics/words/highlight-words.ts';

const icons = {
  fell: ArrowDown,
  rose: ArrowUp,
  below: Eye,
  low: Eye,
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
  /** The score that was lower last week, where nothing moved otherwise. */
  low?: Pick<TeamHighlight, 'metric' | 'value'> | undefined;
  locale: string;
}

/** Shows in brackets what last week says otherwise. */
export function LastWeek({ moves, low, locale }: LastWeekProps) {
  const t = useTranslations('dashboards.breakdown');
  const words =
    describeWeek(moves, t, locale) ??
    (low && t('lowLastWeek', { metric: t(`inSentence.${low.metric}`), value: low.value }));
  return words && <span className="font-normal text-muted"> ({words})</span>;
}

/** Shows a team that stands out: its leader, why, and a message to write. */
export function HighlightRow({
  highlight,
  filters,
  during,
  week = [],
  locale,
  isOfWeek = false,
}: {
  highlight: TeamHighlight;
  filters: CompanyFilters;
  /** The days of the results, for use inside a sentence. */
  during: string;
  /** Teams that needed attention last week. */
  week?: readonly TeamHighlight[];
  locale: string;
  /** True for a fall of last week, which the row says. */
  isOfWeek?: boolean;
}) {
  const t = useTranslations('dashboards.breakdown');
  const { team } = highlight;
  return (
    <li className="flex min-h-9 items-center gap-2.5 text-14 print:min-h-0">
      <HighlightIcon reason={highlight.reason} />
      <span className="grid min-w-0 flex-1 @min-[760px]:grid-cols-[45%_minmax(0,1fr)] print:grid-cols-[42%_minmax(0,1fr)] @min-[860px]:grid-cols-[20rem_minmax(0,1fr)] items-baseline gap-x-4 leading-5">
        <span>
          <Link href={teamAddress(filters, team.id)} className="wrap-anywhere font-medium hover:underline">
            {team.name}
          </Link>
          {team.leader && <span className="text-muted"> · {team.leader}</span>}
        </span>
        <span className="font-medium text-13 text-bad">
          {isOfWeek ? (
            t('fellLastWeek', {
              metric: t(`metric.${highlight.metric}`),
              points: Math.abs(highlight.change ?? 0),
              value: highlight.value,
            })
          ) : (
            <HighlightReason highlight={highlight} />
          )}
          <LastWeek moves={highlight.lastWeek} low={findLower(highlight, week)} locale={locale} />
        </span>
      </span>
      <span className="@max-[560px]:hidden">
        <MessageLeader team={team} reason={highlight} during={during} hasWord />
      </span>
      <span className="@min-[560px]:hidden">
        <MessageLeader team={team} reason={highlight} during={during} />
      </span>
    </li>
  );
}

/** Returns the URL of a team, with the filters of the page. */
function teamAddress(filters: CompanyFilters, team: number): string {
  return companyAddress({ ...filters, tab: 'teams', team });
}

interface TeamLinksProps {
  teams: readonly { readonly id: number; readonly name: string }[];
  filters: CompanyFilters;
}

/** Shows the names of teams, which lead to them. */
export function TeamLinks({ teams, filters }: TeamLinksProps) {
  return teams.map(({ id, name }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <TextLink href={teamAddress(filters, id)} className="text-ink! decoration-control-line hover:decoration-current">
        {name}
      </TextLink>
    </span>
  ));
}
