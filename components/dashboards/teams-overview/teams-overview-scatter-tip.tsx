'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ScatterDot } from '#/components/dashboards/teams-overview/teams-overview-scatter.ts';

/** What is known of a dot, beside it on the side where there is more room; its place is in percent. */
export function ScatterTip({ dot }: { dot: ScatterDot & { x: number; y: number } }) {
  const words = useTranslations('teams-overview.quadrant');
  const { name, performance, sentiment, category, isUnsure, x, y } = dot;
  return (
    <div
      aria-hidden
      className={clsx(
        'pointer-events-none absolute z-20 w-max max-w-52 rounded-control border border-line bg-raised px-3 py-2 text-13 shadow-floating',
        x > 50 ? '-ml-4 -translate-x-full' : 'ml-4',
        y > 60 && '-translate-y-full',
      )}
      style={{ left: `${x}%`, top: `${y}%` }}
    >
      <p className="font-medium">{name}</p>
      <p className="text-muted tabular-nums">{words('both', { performance, sentiment })}</p>
      <p className="text-muted">{category}</p>
      {isUnsure && <p className="text-muted">{words('unsure')}</p>}
    </div>
  );
}
