import { useLocale, useTranslations } from 'next-intl';
import type { ImportCounts as Counts } from '#/lib/domain/people/people.schema.ts';
import { formatLocales } from '#/lib/words/locales.ts';

interface ImportCountsProps {
  counts: Counts;
  /** Whether the import hasn't run yet. */
  isAhead: boolean;
}

/** Shows the numbers of an import, without zeros. */
export function ImportCounts({ counts, isAhead }: ImportCountsProps) {
  const t = useTranslations('people.import');
  const locale = formatLocales[useLocale()];
  const { suspended, notInvited } = counts;
  const ahead = isAhead ? 'yes' : 'no';
  const facts: [count: number, label: string][] = [
    [counts.invited, t('counts.invited', { ahead })],
    [counts.changed, t('counts.changed', { ahead })],
    [counts.departments, t('counts.departments')],
    [counts.teams, t('counts.teams')],
    [counts.leaving, t('counts.leaving', { ahead })],
    [counts.replacedLeaders, t('counts.replacedLeaders', { ahead })],
    [counts.administrators, t('counts.administrators')],
    [suspended, t(isAhead ? 'willSuspend' : 'didSuspend', { count: suspended })],
    [notInvited, t(isAhead ? 'willNotInvite' : 'didNotInvite', { count: notInvited })],
    [counts.unchanged, t('counts.unchanged')],
    [counts.wrong, t('counts.wrong', { ahead })],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 medium:grid-cols-3">
      {facts
        .filter(([count]) => count > 0)
        .map(([count, label]) => (
          <div key={label} className="flex flex-col-reverse rounded-control bg-sunken px-4 py-3">
            <dt className="text-13 text-muted">{label}</dt>
            <dd className="font-semibold text-20 tabular-nums">{count.toLocaleString(locale)}</dd>
          </div>
        ))}
    </dl>
  );
}
