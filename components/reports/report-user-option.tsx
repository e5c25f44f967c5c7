import type { ReportUser } from '#/components/reports/use-report-users.ts';
import { CheckOption } from '#/components/ui/fields/check-option.tsx';

interface ReportUserOptionProps {
  user: ReportUser;
  isChosen: boolean;
  isDisabled: boolean;
  onChange: (isChosen: boolean) => void;
}

/** One person to choose, with what their report is about. */
export function ReportUserOption({ user, isChosen, isDisabled, onChange }: ReportUserOptionProps) {
  return (
    <CheckOption
      look="row"
      title={user.name}
      detail={describeScopes(user)}
      isChosen={isChosen}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}

const kinds = { company: 'Company', department: 'Department', team: 'Team' } as const;
/** More would push the others out of sight. */
const SHOWN = 3;

function describeScopes({ scopes }: ReportUser): string {
  const names = scopes.slice(0, SHOWN).map(({ kind, name }) => `${kinds[kind]} ${name}`);
  return scopes.length > SHOWN ? `${names.join(', ')} and ${scopes.length - SHOWN} more` : names.join(', ');
}
