import { Check } from 'lucide-react';
import type { ReportUser } from '#/components/reports/use-report-users.ts';

interface ReportUserOptionProps {
  user: ReportUser;
  isChosen: boolean;
  isDisabled: boolean;
  onChange: (isChosen: boolean) => void;
}

/** One person to choose, with what their report is about. */
export function ReportUserOption({ user, isChosen, isDisabled, onChange }: ReportUserOptionProps) {
  return (
    <li>
      <label className="group relative flex min-h-12 items-center gap-3 px-3 py-2 transition-colors hover:bg-hover has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2 has-disabled:opacity-55">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          className="absolute inset-0 appearance-none outline-none"
        />
        <span
          aria-hidden
          className="grid size-5 shrink-0 place-items-center rounded-mark border border-control-line bg-surface group-has-checked:border-accent group-has-checked:bg-accent group-has-checked:text-on-accent"
        >
          {isChosen && <Check className="size-4" />}
        </span>
        <span className="flex min-w-0 flex-col">
          <span className="wrap-anywhere font-medium">{user.name}</span>
          <span className="wrap-anywhere text-13 text-muted">{describeScopes(user)}</span>
        </span>
      </label>
    </li>
  );
}

const kinds = { company: 'Company', department: 'Department', team: 'Team' } as const;
/** More would push the others out of sight. */
const SHOWN = 3;

function describeScopes({ scopes }: ReportUser): string {
  const shown = scopes.slice(0, SHOWN).map(({ kind, name }) => `${kinds[kind]} ${name}`);
  return scopes.length > SHOWN ? `${shown.join(', ')} and ${scopes.length - SHOWN} more` : shown.join(', ');
}
