import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#/components/ui/table.tsx';

/** The figures of a chart: days newest first, names in their own order. */
export function ChartTable({ label, points }: { label: string; points: readonly ChartPointText[] }) {
  const hasDates = points.some(({ date }) => date !== undefined);
  return (
    <Table label={label} scrollClassName="max-h-65 border border-line">
      <TableHead>
        <tr>
          <TableHeaderCell>{hasDates ? 'Date' : 'Name'}</TableHeaderCell>
          {points[0]?.rows.map((row) => (
            <TableHeaderCell key={row.name} align="right">
              {row.name}
            </TableHeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {(hasDates ? points.toReversed() : points).map((point) => (
          <TableRow key={point.heading}>
            <TableCell dense className="whitespace-nowrap">
              {point.heading}
            </TableCell>
            {point.rows.map((row) => (
              <TableCell key={row.name} dense align="right" className="whitespace-nowrap">
                {row.value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
