'use client';

import { clsx } from 'clsx';
import dynamic from 'next/dynamic';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ChartMenu } from '#/components/charts/chart-menu.tsx';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import type { PictureLegend } from '#/components/charts/save-chart.ts';

const ChartTable = dynamic(() => import('#/components/charts/chart-table.tsx').then((file) => file.ChartTable), {
  ssr: false,
});

export interface ChartFrameProps {
  title: string;
  /** Whose figures of which days, for the name of the file. */
  scope?: string | undefined;
  description?: ReactNode;
  /** How it comes about, behind an icon beside the title. */
  info?: ReactNode;
  summary: string;
  legend: ReactNode;
  /** What a picture of it needs to be read; without it none can be saved. */
  pictureLegend?: PictureLegend;
  /** Every point of the chart; only asked for when the table is opened or saved. */
  points: () => ChartPointText[];
  /** Shown instead of chart and table. */
  empty?: ReactNode;
  /** Whether it takes the height of a card that stands beside a taller one. */
  grows?: boolean;
  /** One of several in a card, which has the ways to figures and file. */
  isRow?: boolean;
  children: ReactNode;
}

/** Title, legend, and the way between the drawing, its figures and files of them. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    scope = '',
    description,
    info,
    summary,
    legend,
    pictureLegend,
    points,
    empty,
    grows = false,
    isRow = false,
    children,
  } = props;
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  return (
    <figure
      ref={place}
      aria-labelledby={titleId}
      className={clsx('@container flex min-w-0 flex-col', !isRow && 'gap-4', grows && 'grow')}
    >
      <div className={clsx('flex items-start justify-between gap-4', isRow && 'sr-only')}>
        <figcaption className="min-w-0">
          {/* A row of a card stands beside a figure whose heading says the same. */}
          {isRow ? (
            <span id={titleId} className="sr-only">
              {title}
            </span>
          ) : (
            <div className="flex items-center gap-1">
              <h3 id={titleId} className="wrap-anywhere text-16">
                {title}
              </h3>
              {info}
            </div>
          )}
        </figcaption>
        {!empty && !isRow && (
          <div className="-mt-1 -mr-2 flex shrink-0 items-center">
            <ChartMenu
              title={title}
              scope={scope}
              points={points}
              table={{ isOpen: isTable, onChange: setTable }}
              picture={pictureLegend && { place, legend: pictureLegend }}
            />
          </div>
        )}
      </div>
      {description && <p className="wrap-anywhere -mt-3.5 text-13 text-muted">{description}</p>}
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
