import { useTranslations } from 'next-intl';
import { DriverBar } from '#/components/dashboards/driver-bar.tsx';
import { describeNamed, describeNothingNamed, isByName } from '#/components/dashboards/sample-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { bandFloor, bandLength, OPEN_TIMES } from '#/lib/domain/metrics/publication/minimum-group.ts';

type Shown = Pick<TeamDashboard, 'factors' | 'member' | 'source' | 'minimumGroupSize'>;
type Sign = 'helped' | 'hurt';

interface FactorBarsProps {
  title: string;
  dashboard: Shown;
  sign: Sign;
  /** How many of them. */
  limit: number;
}

/** The factors of one sign, the most named first; published, in bands, as they came. */
export function listNamed({ factors }: Pick<Shown, 'factors'>, sign: Sign) {
  return factors
    .flatMap(({ id, label, [sign]: count }) => (count ? [{ id, label, ...count }] : []))
    .sort((a, b) => timesOf(b) - timesOf(a));
}

function timesOf({ checkIns, timesBand }: { checkIns: number | null; timesBand: string | null }): number {
  return checkIns ?? bandFloor(timesBand);
}

/** The factors of one sign, the most named first, on the scale of both. */
export function FactorBars({ title, dashboard, sign, limit }: FactorBarsProps) {
  const t = useTranslations('figures.results');
  const { factors } = dashboard;
  const counts = factors.flatMap(({ helped, hurt }) => [helped?.checkIns ?? 0, hurt?.checkIns ?? 0]);
  // Bands have no exact length, so theirs lie on a scale of their own.
  const longest = Math.max(1, ...counts);
  const bars = listNamed(dashboard, sign);
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium text-14">{title}</p>
      {bars.length === 0 && <p className="text-13 text-muted">{describeNothingNamed(dashboard, t)}</p>}
      <ul className="flex flex-col gap-3">
        {bars.slice(0, limit).map(({ id, label, checkIns, ...people }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1">
            <span className="wrap-anywhere text-14">{label}</span>
            <span className="text-13 text-muted tabular-nums">
              {checkIns !== null && <span className="font-medium text-ink">{checkIns}×</span>}
              {/* Of one person there is nothing to count. */}
              {dashboard.member === 0 && `${checkIns === null ? '' : ' · '}${describeNamed(people, t)}`}
            </span>
            <DriverBar
              sign={sign}
              length={isByName(dashboard) ? (checkIns ?? 0) / longest : bandLength(people.timesBand)}
              isOpen={checkIns === null && bandFloor(people.timesBand) >= OPEN_TIMES}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
