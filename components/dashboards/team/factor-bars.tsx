import { clsx } from 'clsx';
import { wordNamed, wordNothingNamed } from '#/components/dashboards/sample-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { capitalise } from '#/lib/domain/metrics/plain-words.ts';

/** Longest list that is still read; the rest stands in the table. */
const SHOWN = 6;

interface FactorBarsProps {
  title: string;
  dashboard: Pick<TeamDashboard, 'factors' | 'source' | 'minimumGroupSize'>;
  sign: 'helped' | 'hurt';
}

/** The factors of one sign, the most named first, on the scale of both. */
export function FactorBars({ title, dashboard, sign }: FactorBarsProps) {
  const { factors } = dashboard;
  const longest = Math.max(1, ...factors.flatMap(({ helped, hurt }) => [helped?.checkIns ?? 0, hurt?.checkIns ?? 0]));
  const named = factors
    .flatMap(({ id, label, [sign]: count }) => (count ? [{ id, label, ...count }] : []))
    .sort((a, b) => (b.checkIns ?? 0) - (a.checkIns ?? 0));
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium text-14">{title}</p>
      {named.length === 0 && <p className="text-13 text-muted">{capitalise(wordNothingNamed(dashboard))}.</p>}
      <ul className="flex flex-col gap-3">
        {named.slice(0, SHOWN).map(({ id, label, checkIns, ...people }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1">
            <span className="wrap-anywhere text-14">{label}</span>
            <span className="text-13 text-muted tabular-nums">
              {checkIns !== null && (
                <>
                  <span className="font-medium text-ink">{checkIns}×</span> ·{' '}
                </>
              )}
              {wordNamed(people)}
            </span>
            {checkIns !== null && (
              <span className="col-span-2 h-2 overflow-hidden rounded-full bg-line">
                <span
                  className={clsx('block h-full rounded-full', sign === 'helped' ? 'bg-share-good' : 'bg-share-bad')}
                  style={{ width: `${(100 * checkIns) / longest}%` }}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {named.length > SHOWN && <p className="text-13 text-muted">{named.length - SHOWN} more in the table.</p>}
    </div>
  );
}
