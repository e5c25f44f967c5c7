'use client';

import { ArrowRight, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { placeOnAxis, scatterMarks } from '#/components/dashboards/teams-overview/teams-overview-scatter.ts';

/** The arrow is drawn, because the typeface has none. */
const axisName = 'absolute flex items-center gap-1 whitespace-nowrap text-12 text-muted';
const mark = 'absolute text-12 text-muted tabular-nums';

/** Shows where the axes begin, where categories change, and which direction is better. */
export function ScatterAxes({ from }: { from: number }) {
  const t = useTranslations('teams-overview.quadrant');
  const marks = scatterMarks(from);
  return (
    <>
      {marks.slice(0, -1).map((value) => (
        <span
          key={value}
          className={`${mark} -translate-x-1/2 top-full pt-1.5`}
          style={{ left: `${placeOnAxis(value, from)}%` }}
        >
          {value}
        </span>
      ))}
      {marks.map((value) => (
        <span
          key={value}
          className={`${mark} right-full translate-y-1/2 pr-1.5`}
          style={{ bottom: `${placeOnAxis(value, from)}%` }}
        >
          {value}
        </span>
      ))}
      <span className={`${axisName} top-full right-0 pt-1.5 @max-[300px]:pt-6.5`}>
        {t('higherSentiment')}
        <ArrowRight className="size-3" />
      </span>
      <span className={`${axisName} top-5 right-full mr-6 [writing-mode:sideways-lr]`}>
        {t('higherPerformance')}
        <ArrowUp className="size-3" />
      </span>
    </>
  );
}
