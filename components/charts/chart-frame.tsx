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
  /** Whose results and which days, for the file's name. */
  scope?: string | undefined;
  description?: ReactNode;
  /** How the values are calculated, behind an icon next to the title. */
  info?: ReactNode;
  summary: string;
  legend: ReactNode;
  /** The legend of a saved picture; without it none can be saved. */
  pictureLegend?: PictureLegend;
  /** Returns every point of the chart; only called when the table is opened or saved. */
  points: () => ChartPointText[];
  /** Shown instead of chart and table. */
  empty?: ReactNode;
  /** Whether it's as high as a taller card next to it. */
  grows?: boolean;
  /** Whether it's below the title of its card, and then has a quieter one. */
  isPart?: boolean;
  /** What is written instead of its title in a card that says the rest. */
  caption?: string | undefined;
  /** One of several in a card, which has the menu for table and files. */
  isRow?: boolean;
  /** The drawing; a function gets what opens the table. */
  children: ReactNode | ((openTable: () => void) => ReactNode);
}

/** Shows a chart with its title, legend, and a menu to switch between drawing and table and to save files. */
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
    isPart = false,
    caption,
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
          {/* A row of a card is next to a value whose heading says the same. */}
          {isRow ? (
            <span id={titleId} className="sr-only">
              {title}
            </span>
          ) : (
            <div className="flex items-center gap-1">
              <h3 id={titleId} className={clsx('wrap-anywhere', isPart ? 'font-medium text-14 text-muted' : 'text-16')}>
                {caption ? (
                  <>
                    <span className="sr-only">{title}</span>
                    <span aria-hidden>{caption}</span>
                  </>
                ) : (
                  title
                )}
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
            {typeof children === 'function' ? children(() => setTable(true)) : children}
          </>
        ))}
    </figure>
  );
}
