import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import {
  type Attention,
  type Deeds,
  DeedsRow,
  type DeedsRowProps,
} from '#/components/dashboards/teams-overview/deeds-row.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

interface TeamListProps extends Pick<DeedsRowProps, 'during' | 'locale' | 'isAlone'> {
  label: string;
  teams: readonly Deeds[];
  attention?: readonly Attention[];
  teamHref: (team: number) => string;
}

/** Shows teams with what they try. */
export function TeamList({ label, teams, attention, teamHref, ...of }: TeamListProps) {
  if (teams.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className="@container divide-y divide-line overflow-clip border-line border-t last:rounded-b-card"
    >
      {teams.map((deeds) => (
        <DeedsRow
          key={deeds.team.id}
          {...of}
          deeds={deeds}
          attention={attention?.find(({ team }) => team.id === deeds.team.id)}
          href={teamHref(deeds.team.id)}
        />
      ))}
    </ul>
  );
}

/** Up to this many teams aren't worth a click. */
const SHOWN = 3;

interface WithoutStepProps extends Omit<TeamListProps, 'label' | 'attention'> {
  attention: readonly Attention[] | undefined;
  /** Whether other teams try something. */
  areOthersTrying: boolean;
}

/** Shows teams without a step: those that need attention, and folded below them all others by name. */
export function WithoutStep({ teams, attention, areOthersTrying, ...of }: WithoutStepProps) {
  const t = useTranslations('actions.overview');
  if (teams.length === 0) return null;
  const title = t('without', { count: teams.length });
  const urgent = (attention ?? []).flatMap(({ team }) => teams.find((deeds) => deeds.team.id === team.id) ?? []);
  const needs = t('needStep', { count: urgent.length });
  const others = teams.filter((deeds) => !urgent.includes(deeds));
  const isOpen = urgent.length === 0 && (!areOthersTrying || others.length <= SHOWN);
  return (
    <Card title={title} {...(urgent.length > 0 ? { description: needs } : {})} padded={false}>
      {attention === undefined && <Skeleton className="mx-5 mb-4 h-11" />}
      <TeamList label={needs} teams={urgent} {...of} {...(attention ? { attention } : {})} />
      {others.length > 0 && (
        <details open={isOpen} className="group/fold border-line border-t">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-5 py-2 text-14 hover:bg-hover">
            <ChevronRight
              aria-hidden
              className="size-4 shrink-0 text-muted transition-transform group-open/fold:rotate-90"
            />
            {urgent.length > 0 ? t('more', { count: others.length }) : t('show', { count: others.length })}
          </summary>
          <TeamList label={title} teams={others} {...of} />
        </details>
      )}
    </Card>
  );
}
