import { useTranslations } from 'next-intl';
import type { ImportCounts as Counts } from '#/lib/domain/people/people.schema.ts';

interface ImportCountsProps {
  counts: Counts;
  /** Whether it has not happened yet. */
  isAhead: boolean;
}

/** The numbers of an import that are not zero. */
export function ImportCounts({ counts, isAhead }: ImportCountsProps) {
  const t = useTranslations('people.import');
  const { suspended, notInvited } = counts;
  const facts: [count: number, label: string][] = [
    [counts.invited, isAhead ? 'new people to invite' : 'new people invited'],
    [counts.changed, isAhead ? 'people to add, move or promote' : 'people added, moved or promoted'],
    [counts.departments, 'new departments'],
    [counts.teams, 'new teams'],
    [counts.leaving, isAhead ? 'people leaving a team' : 'people left a team'],
    [counts.replacedLeaders, isAhead ? 'leaders are replaced' : 'leaders replaced'],
    [counts.administrators, 'new Administrators'],
    [suspended, t(isAhead ? 'willSuspend' : 'didSuspend', { count: suspended })],
    [notInvited, t(isAhead ? 'willNotInvite' : 'didNotInvite', { count: notInvited })],
    [counts.unchanged, 'people unchanged'],
    [counts.wrong, isAhead ? 'rows with errors (skipped)' : 'rows with errors were skipped'],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 medium:grid-cols-3">
      {facts
        .filter(([count]) => count > 0)
        .map(([count, label]) => (
          <div key={label} className="flex flex-col-reverse rounded-control bg-sunken px-4 py-3">
            <dt className="text-13 text-muted">{label}</dt>
            <dd className="font-semibold text-20 tabular-nums">{count.toLocaleString()}</dd>
          </div>
        ))}
    </dl>
  );
}
