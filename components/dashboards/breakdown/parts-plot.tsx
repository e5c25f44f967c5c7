'use client';

import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Breakdown, BreakdownPart } from '#/components/dashboards/breakdown/breakdown.ts';
import { placeOn, plotScale } from '#/components/dashboards/breakdown/plot-scale.ts';

/** In the order in which they are drawn: the last lies on top. */
const plottedFigures = [
  { key: 'productivity', dot: 'bg-series-2' },
  { key: 'motivation', dot: 'bg-series-3' },
  { key: 'sentiment', dot: 'bg-series-1' },
] as const;

/** More rows than this stand closer. */
const ROOMY = 5;

interface PartsPlotProps {
  breakdown: Breakdown;
  /** The sentiment of all of them together; null where it is hidden. */
  whole: number | null;
  addressOf: (part: BreakdownPart) => string;
}

/** Departments or teams against the whole: three figures each on one scale, and a line where everybody's sentiment is. */
export function PartsPlot({ breakdown, whole, addressOf }: PartsPlotProps) {
  const t = useTranslations('dashboards.breakdown');
  const { parts, kind, total, minimumGroupSize } = breakdown;
  const values = parts.flatMap((part) => plottedFigures.map(({ key }) => part[key].avg));
  const scale = plotScale([...values, whole]);
  return (
    <section aria-label={t(`parts.${kind}`)} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-13 text-muted">{t(`parts.${kind}`)}</h3>
        <ul aria-hidden className="flex flex-wrap gap-x-3 text-12 text-muted">
          {plottedFigures.toReversed().map(({ key, dot }) => (
            <li key={key} className="flex items-center gap-1.5">
              <span className={clsx('forced-color-adjust-none size-2 rounded-full', dot)} />
              {t(`metric.${key}`)}
            </li>
          ))}
        </ul>
      </div>
      <ul className="-mx-2 max-h-64 overflow-y-auto">
        {parts.map((part) => (
          <li key={part.id}>
            <Link
              href={addressOf(part)}
              className={clsx(
                'grid grid-cols-[min(9rem,40%)_minmax(0,1fr)] items-center gap-3 rounded-control px-2 hover:bg-hover',
                parts.length > ROOMY ? 'py-1.5' : 'py-2.5',
              )}
            >
              <span className="truncate text-14" title={part.name}>
                {part.name}
              </span>
              <Track part={part} scale={scale} whole={whole}>
                {t('tooFew', { minimum: minimumGroupSize })}
              </Track>
              <span className="sr-only">
                {plottedFigures
                  .toReversed()
                  .map(({ key }) => `${t(`metric.${key}`)}: ${part[key].avg ?? t('hidden')}`)
                  .join(', ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div aria-hidden className="grid grid-cols-[min(9rem,40%)_minmax(0,1fr)] gap-3 text-12 text-muted">
        <span />
        <span className="flex justify-between tabular-nums">
          <span>{scale.from}</span>
          <span>{scale.to}</span>
        </span>
      </div>
      {whole !== null && (
        <p aria-hidden className="text-12 text-muted">
          {t('line', { value: whole })}
        </p>
      )}
      {total > parts.length && <p className="text-12 text-muted">{t('more', { shown: parts.length, total })}</p>}
    </section>
  );
}

interface TrackProps {
  part: BreakdownPart;
  scale: ReturnType<typeof plotScale>;
  whole: number | null;
  /** Stands for the dots where all figures are hidden. */
  children: ReactNode;
}

function Track({ part, scale, whole, children }: TrackProps) {
  const isHidden = plottedFigures.every(({ key }) => part[key].avg === null);
  if (isHidden) {
    return (
      <span aria-hidden className="flex items-center gap-1.5 text-12 text-muted">
        <Lock className="size-3.5 shrink-0" />
        {children}
      </span>
    );
  }
  return (
    <span aria-hidden className="forced-color-adjust-none relative mx-1.5 block h-5">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
      {whole !== null && (
        <span
          className="absolute -inset-y-2.5 w-0.5 -translate-x-1/2 bg-average/50"
          style={{ left: placeOn(scale, whole) }}
        />
      )}
      {plottedFigures.map(({ key, dot }) => {
        const { avg } = part[key];
        return (
          avg !== null && (
            <span
              key={key}
              className={clsx(
                'absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface',
                dot,
              )}
              style={{ left: placeOn(scale, avg) }}
            />
          )
        );
      })}
    </span>
  );
}
