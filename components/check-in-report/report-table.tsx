import type { ReportRow } from '#/components/check-in-report/check-in-report.ts';
import {
  FeelingCell,
  MotivatorCell,
  NormsCell,
  PerformanceCell,
  PersonCell,
} from '#/components/check-in-report/report-cells.tsx';
import { type RowColumn, RowTable } from '#/components/ui/tables/row-table.tsx';

/** The answers of a day, a person a row; cards where the place is narrow. */
export function ReportTable({ rows, locale }: { rows: readonly ReportRow[]; locale: string }) {
  const isAnswered = ({ answer }: ReportRow) => answer.status === 'answered';
  const isRated = (row: ReportRow) => isAnswered(row) || row.answer.ratings.length > 0;
  const hasNorms = rows.some(({ answer }) => answer.norms.length > 0 || answer.notApplicable.includes('norms'));
  const hasPlace = rows.some(
    ({ answer }) => answer.workEnvironment || answer.notApplicable.includes('workEnvironment'),
  );
  const columns: RowColumn<ReportRow>[] = [
    { header: 'Member', width: 'w-[18%]', cell: (row) => <PersonCell row={row} locale={locale} /> },
    { header: 'Feeling', width: 'w-[30%]', cell: (row) => isAnswered(row) && <FeelingCell answer={row.answer} /> },
    { header: 'Performance', width: 'w-[15%]', cell: (row) => isRated(row) && <PerformanceCell answer={row.answer} /> },
    { header: 'Motivation', cell: (row) => row.answer.motivator && <MotivatorCell answer={row.answer} /> },
  ];
  if (hasNorms || hasPlace) {
    const header = hasNorms ? (hasPlace ? 'Norms and place' : 'Norms') : 'Place';
    columns.push({ header, cell: (row) => isAnswered(row) && <NormsCell answer={row.answer} /> });
  }
  return (
    <RowTable
      isWide
      label="Answers of the day"
      columns={columns.map((column) => ({ ...column, cell: (row: ReportRow) => column.cell(row) || null }))}
      rows={rows}
      rowKey={({ id }) => String(id)}
    />
  );
}
