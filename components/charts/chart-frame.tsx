'use client';

import { clsx } from 'clsx';
import { ChartLine, Download, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { chartCsv } from '#/components/charts/chart-csv.ts';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { ChartTable } from '#/components/charts/chart-table.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { saveFile } from '#/components/ui/download-file.ts';
import { csvFileName } from '#/lib/platform/csv-line.ts';

export interface ChartFrameProps {
  title: string;
  /** Whose figures of which days, for the name of the file. */
  scope?: string | undefined;
  description?: ReactNode;
  summary: string;
  legend: ReactNode;
  /** Every point of the chart; only asked for when the table is opened or saved. */
  points: () => ChartPointText[];
  /** Shown instead of chart and table. */
  empty?: ReactNode;
  /** Whether it takes the height of a card that stands beside a taller one. */
  grows?: boolean;
  /** One of several in a card. */
  isRow?: boolean;
  children: ReactNode;
}

/** Title, legend, and the way between the drawing, its figures and a file of them. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    scope = '',
    description,
    summary,
    legend,
    points,
    empty,
    grows = false,
    isRow = false,
    children,
  } = props;
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const save = () =>
    saveFile(new Blob([chartCsv(points())], { type: 'text/csv;charset=utf-8' }), csvFileName(title, scope));
  return (
    <figure
      aria-labelledby={titleId}
      className={clsx('@container flex min-w-0 flex-col', isRow ? 'gap-1' : 'gap-4', grows && 'grow')}
    >
      <div className="flex items-start justify-between gap-4">
        <figcaption className="min-w-0">
          {/* A row of a card stands beside a figure whose heading says the same. */}
          {isRow ? (
            <span id={titleId} className="sr-only">
              {title}
            </span>
          ) : (
            <h3 id={titleId} className="text-16">
              {title}
            </h3>
          )}
        </figcaption>
        {!empty && (
          <div className="-mt-1 -mr-2 flex shrink-0 items-center">
            <Button
              variant="quiet"
              size="small"
              className="text-muted"
              icon={isTable ? <ChartLine aria-hidden /> : <Table2 aria-hidden />}
              onClick={() => setTable(!isTable)}
            >
              {/* Beside a long title on a phone the icon has to do. */}
              <span className="@max-[22rem]:sr-only">{isTable ? 'Show as chart' : 'Show as table'}</span>
            </Button>
            <IconButton
              size="small"
              label={`Download ${title} as CSV`}
              icon={<Download aria-hidden />}
              onClick={save}
            />
          </div>
        )}
      </div>
      {description && <p className="-mt-3.5 text-13 text-muted">{description}</p>}
      {empty ??
        (isTable ? (
          <ChartTable label={title} points={points()} />
        ) : (
          <>
            {legend}
            <p className="sr-only">{summary}</p>
            {children}
          </>
        ))}
    </figure>
  );
}
