import { Activity, CreditCard, FileSpreadsheet, Mail, Network, ShieldCheck, UserRound } from 'lucide-react';
import { LocalTime } from '#/components/frame/time/local-time.tsx';
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
  security: ShieldCheck,
};

/** One line of the activity: who did what, in which role, and when. */
export function ActivityEntry({ entry: { who, role, text, kind, at } }: { entry: Entry }) {
  const Icon = icons[kind as ActivityKind] ?? Network;
  return (
    <li className="flex items-start gap-3 border-line border-b px-5 py-3 last:border-b-0">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 medium:flex-row medium:items-baseline medium:justify-between medium:gap-4">
        <p className="wrap-anywhere">
          <strong className="font-medium">{who}</strong> {text}.
          {role && <span className="text-13 text-muted"> As {role}</span>}
        </p>
        <span className="shrink-0 text-13 text-muted">
          <LocalTime instant={at} />
        </span>
      </div>
    </li>
  );
}
