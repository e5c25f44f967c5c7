import { useTranslations } from 'next-intl';
import type { ReportRow } from '#/components/check-in-report/check-in-report.ts';
import { feelingKinds } from '#/components/check-in-report/day-feelings.ts';
import { Select } from '#/components/ui/fields/select.tsx';

/** Which rows are shown; '' for all. */
export interface RowFilter {
  feeling: string;
  /** A reason's id. */
  factor: string;
}

export const allRows: RowFilter = { feeling: '', factor: '' };

/** Returns the rows with one kind of feeling and, of these, the ones that named a reason. */
export function filterRows(rows: readonly ReportRow[], { feeling, factor }: RowFilter): ReportRow[] {
  return rows.filter(
    ({ answer }) =>
      (feeling === '' || answer.emotion?.type === feeling) &&
      (factor === '' || answer.factors.some(({ id }) => String(id) === factor)),
  );
}

interface ReportFiltersProps {
  rows: readonly ReportRow[];
  filter: RowFilter;
  onChange: (next: RowFilter) => void;
}

/** Shows people with the same feeling or reason; nothing if no one gave a feeling. */
export function ReportFilters({ rows, filter, onChange }: ReportFiltersProps) {
  const t = useTranslations('team-dashboard.report');
  const kinds = Map.groupBy(rows, ({ answer }) => answer.emotion?.type);
  const factors = Map.groupBy(
    rows.flatMap(({ answer }) => answer.factors),
    ({ id }) => id,
  );
  const causes = [...factors.values()].sort((a, b) => b.length - a.length);
  const option = (value: string | number, label: string, count: number) => ({
    value,
    label: t('filter.option', { label, count }),
  });
  if (!rows.some(({ answer }) => answer.emotion)) return null;
  return (
    <div className="filters flex shrink-0 flex-wrap gap-2 large:w-96">
      <Select
        size="small"
        aria-label={t('feelings')}
        className="min-w-0 grow basis-36 medium:max-w-52"
        value={filter.feeling}
        options={[
          { value: '', label: t('filter.allFeelings') },
          ...feelingKinds.toReversed().flatMap((kind) => {
            const count = kinds.get(kind)?.length ?? 0;
            return count > 0 ? [option(kind, t(`kind.${kind}`), count)] : [];
          }),
        ]}
        onChange={({ target }) => onChange({ ...filter, feeling: target.value })}
      />
      {causes.length > 0 && (
        <Select
          size="small"
          aria-label={t('filter.factors')}
          className="min-w-0 grow basis-36 medium:max-w-60"
          value={filter.factor}
          options={[
            { value: '', label: t('filter.allFactors') },
            ...causes.flatMap((alike) => (alike[0] ? [option(alike[0].id, alike[0].label, alike.length)] : [])),
          ]}
          onChange={({ target }) => onChange({ ...filter, factor: target.value })}
        />
      )}
    </div>
  );
}
