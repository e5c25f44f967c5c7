'use client';

import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { ChartTable } from '#/components/charts/chart-table.tsx';
import { Button } from '#/components/ui/button.tsx';

export interface ChartFrameProps {
  title: string;
  description?: ReactNode;
  summary: string;
  legend: ReactNode;
  /** Every point of the chart; only asked for when the table is opened. */
  points: () => ChartPointText[];
  /** Shown instead of chart and table. */
  empty?: ReactNode;
  children: ReactNode;
}

/** Title, legend, and the way between the drawing and its figures. */
export function ChartFrame({ title, description, summary, legend, points, empty, children }: ChartFrameProps) {
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId} className="@container flex min-w-0 flex-col gap-4">
      <div className="flex items-start justify-between gap-4">
        <figcaption className="flex min-w-0 flex-col gap-0.5">
          <h3 id={titleId} className="text-16">
            {title}
          </h3>
          {description && <span className="text-13 text-muted">{description}</span>}
        </figcaption>
        {!empty && (
          <Button
            variant="quiet"
            size="small"
            className="-mt-1 -mr-2 text-muted"
            icon={isTable ? <ChartLine aria-hidden /> : <Table2 aria-hidden />}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? 'Show as chart' : 'Show as table'}
          </Button>
        )}
      </div>
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
