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
    [counts.invited, t('counts.invited', { ahead, count: counts.invited })],
    [counts.changed, t('counts.changed', { ahead, count: counts.changed })],
    [counts.departments, t('counts.departments', { count: counts.departments })],
    [counts.teams, t('counts.teams', { count: counts.teams })],
    [counts.leaving, t('counts.leaving', { ahead, count: counts.leaving })],
    [counts.replacedLeaders, t('counts.replacedLeaders', { ahead, count: counts.replacedLeaders })],
    [counts.administrators, t('counts.administrators', { count: counts.administrators })],
    [suspended, t(isAhead ? 'willSuspend' : 'didSuspend', { count: suspended })],
    [notInvited, t(isAhead ? 'willNotInvite' : 'didNotInvite', { count: notInvited })],
    [counts.unchanged, t('counts.unchanged', { count: counts.unchanged })],
    [counts.wrong, t('counts.wrong', { ahead, count: counts.wrong })],
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
