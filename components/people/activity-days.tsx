import { Activity, CreditCard, FileSpreadsheet, Mail, Network, Plug, ShieldCheck, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LocalHour, useDateFormat } from '#/components/frame/time/local-time.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import type { listActivityContract } from '#/lib/domain/audit/audit.contract.ts';
import type { ActivityKind } from '#/lib/domain/audit/constants.ts';

type Entry = Output<typeof listActivityContract>['entries'][number];

const icons: Record<ActivityKind, typeof Network> = {
  structure: Network,
  people: UserRound,
  invitations: Mail,
  files: FileSpreadsheet,
  pulses: Activity,
  billing: CreditCard,
  integrations: Plug,
  security: ShieldCheck,
};

/** Shows the entries by day in the reader's time zone; what someone repeats on a day is one line. */
export function ActivityDays({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslations('audit.screen');
  const write = useDateFormat({ dateStyle: 'full' });
  const manyRoles = namesWithRoles(entries);
  return (
    <ul aria-label={t('title')} className="overflow-hidden rounded-t-card">
      {[...Map.groupBy(entries, ({ at }) => write(at))].map(([day, ofDay]) => (
        <li key={day} className="border-line border-b last:border-b-0">
          <h3 className="bg-sunken px-5 py-2 font-medium text-13 text-muted" suppressHydrationWarning>
            {day}
          </h3>
          <ul>
            {[...Map.groupBy(ofDay, ({ who, text }) => JSON.stringify([who, text])).values()].map((same) => (
              <ActivityEntry key={same[0]?.id} entries={same} hasRole={manyRoles.has(same[0]?.who ?? '')} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Returns people who have acted in several roles: for everyone else the role adds nothing. */
function namesWithRoles(entries: readonly Entry[]): ReadonlySet<string> {
  const byName = Map.groupBy(entries, ({ who }) => who);
  return new Set(
    [...byName].filter(([, own]) => new Set(own.flatMap(({ role }) => role ?? [])).size > 1).map(([who]) => who),
  );
}

interface ActivityEntryProps {
  /** The entries of one person and day, newest first. */
  entries: readonly Entry[];
  hasRole: boolean;
}

/** Shows one line of the activity: who did what, how often, in which role, and when. */
function ActivityEntry({ entries, hasRole }: ActivityEntryProps) {
  const t = useTranslations('audit.screen');
  const documented = useDocumented();
  const [first] = entries;
  if (!first) return null;
  const { who, role, text, kind, at } = first;
  const Icon = icons[kind as ActivityKind] ?? Network;
  return (
    <li className="flex items-start gap-3 border-line border-b px-5 py-3 last:border-b-0">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 medium:flex-row medium:items-baseline medium:justify-between medium:gap-4">
        <p className="wrap-anywhere">
          {t.rich('entry', { name: who, text, who: (name) => <strong className="font-medium">{name}</strong> })}{' '}
          {entries.length > 1 && <span className="text-13 text-muted">{t('times', { count: entries.length })}</span>}{' '}
          {role && hasRole && <span className="text-13 text-muted">{t('role', { role: documented(role) })}</span>}
        </p>
        <span className="shrink-0 text-13 text-muted tabular-nums">
          <LocalHour instant={at} />
        </span>
      </div>
    </li>
  );
}
