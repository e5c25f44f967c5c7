import { useTranslations } from 'next-intl';
import type { ReportRow } from '#/components/check-in-report/check-in-report.ts';
import { CourseCell, FacesLegend } from '#/components/check-in-report/course-cell.tsx';
import { FeelingCell, MotivatorCell, NormsCell, PerformanceCell } from '#/components/check-in-report/report-cells.tsx';
import { PersonCell } from '#/components/check-in-report/report-person-cell.tsx';
import { type RowColumn, RowTable } from '#/components/ui/tables/row-table.tsx';

interface ReportTableProps {
  teamId: number;
  rows: readonly ReportRow[];
  /** The rows of the whole day, so that a filter moves no column. */
  all: readonly ReportRow[];
  locale: string;
}

/** Shows a day's answers, one row per person; in a narrow space, pressing a row shows the rest of it. */
export function ReportTable({ teamId, rows, all, locale }: ReportTableProps) {
  const t = useTranslations('check-in-report.screen');
  const cells = useTranslations('check-in-report.cells');
  const isAnswered = ({ answer }: ReportRow) => answer.status === 'answered';
  const isRated = (row: ReportRow) => isAnswered(row) || row.answer.ratings.length > 0;
  const hasAnswers = all.some(isRated);
  const hasRatings = all.some(({ answer }) => answer.ratings.length > 0);
  const hasNorms = all.some(({ answer }) => answer.norms.length > 0 || answer.notApplicable.includes('norms'));
  const hasPlace = all.some(({ answer }) => answer.workEnvironment || answer.notApplicable.includes('workEnvironment'));
  const feeling = (row: ReportRow) =>
    row.answer.status === 'answered' ? (
      <FeelingCell answer={row.answer} />
    ) : (
      row.isMember && <span className="text-13 text-muted">{cells(`status.${row.answer.status}`)}</span>
    );
  const performance = (row: ReportRow) => isRated(row) && <PerformanceCell answer={row.answer} />;
  const motivation = ({ answer }: ReportRow) => answer.motivator && <MotivatorCell answer={answer} />;
  const question = commonQuestion(all);
  const norms = (row: ReportRow, isPlaceInHead = false) =>
    isAnswered(row) && (hasNorms || hasPlace) && <NormsCell answer={row.answer} isPlaceInHead={isPlaceInHead} />;
  const course: RowColumn<ReportRow> = {
    header: t('column.course'),
    from: 'medium',
    width: hasAnswers ? 'w-53' : '',
    cell: ({ answer }) => answer.course.length > 0 && <CourseCell course={answer.course} locale={locale} />,
  };
  const columns: RowColumn<ReportRow>[] = [
    {
      header: t('column.member'),
      width: '@min-[700px]:w-[18%]',
      cell: (row) => (
        <PersonCell
          row={row}
          locale={locale}
          href={`/dashboard/team?team=${teamId}&member=${row.id}`}
          isReasoned={hasAnswers}
          beside={
            isRated(row) && (
              <>
                <div className="min-w-0 grow">{isAnswered(row) && feeling(row)}</div>
                <div className="w-30 shrink-0">{performance(row)}</div>
              </>
            )
          }
        >
          {isAnswered(row) && <div className="@min-[520px]:hidden">{feeling(row)}</div>}
          <div className="@min-[520px]:hidden">{performance(row)}</div>
          {motivation(row)}
          {norms(row)}
        </PersonCell>
      ),
    },
    { header: t('column.feeling'), from: 'medium', cell: feeling },
    course,
    {
      header: t('column.performance'),
      from: 'medium',
      width: hasRatings ? 'w-[13%]' : 'w-31',
      cell: (row) => isRated(row) && <PerformanceCell isColumn answer={row.answer} />,
    },
    {
      header: question === null ? t('column.motivation') : `${t('column.motivation')}\n${question}`,
      from: 'wide',
      width: 'w-65',
      cell: ({ answer }) => answer.motivator && <MotivatorCell answer={answer} isInHead={question !== null} />,
    },
  ];
  if (hasNorms || hasPlace) {
    const header = t(`column.${hasNorms ? (hasPlace ? 'both' : 'norms') : 'place'}`);
    columns.push({
      header,
      from: 'wide',
      width: hasNorms ? 'w-[14%]' : 'w-[10%]',
      cell: (row) => norms(row, !hasNorms),
    });
  }
  return (
    <RowTable
      neverStacks
      label={t('table')}
      // Without answers, the rest would be empty. Otherwise one cell says that there is no answer; the others stay empty, without dashes.
      columns={(hasAnswers ? columns : columns.filter((column, at) => at === 0 || column === course)).map((column) => ({
        ...column,
        cell: (row: ReportRow) => column.cell(row) || (isRated(row) ? null : <span />),
      }))}
      isLow={(row) => !isRated(row)}
      rows={rows}
      rowKey={({ id }) => String(id)}
    />
  );
}

/** Returns the motivation question if everyone who was asked one got the same; null otherwise. */
function commonQuestion(rows: readonly ReportRow[]): string | null {
  const [first, ...others] = new Set(rows.flatMap(({ answer }) => answer.motivator?.question ?? []));
  return others.length === 0 ? (first ?? null) : null;
}

/** Says below the table who sees it, and what its symbols mean. */
export function ReportNotes({ rows }: Pick<ReportTableProps, 'rows'>) {
  const t = useTranslations('check-in-report.screen');
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1 border-line border-t px-5 py-3 text-13 text-muted">
      <p>{t('audience')}</p>
      <FacesLegend rows={rows} />
    </div>
  );
}
