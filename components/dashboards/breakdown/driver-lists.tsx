'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Breakdown, Driver } from '#/components/dashboards/breakdown/breakdown.ts';
import { DriverBar } from '#/components/dashboards/driver-bar.tsx';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { Card } from '#/components/ui/card.tsx';
import { bandFloor, bandLength, listNamedMost, OPEN_TIMES } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { describeHidden } from '#/lib/domain/metrics/words/hidden-words.ts';

const SHOWN = 5;

/** What helped and what hurt, the most named first, in bands: no count of a few people can be told from them. */
export function DriverLists({ breakdown }: { breakdown: Breakdown }) {
  const t = useTranslations('dashboards.breakdown');
  const { drivers, minimumGroupSize, driversHiddenReason, knownTeams } = breakdown;
  const reader = useFigureReader(useLocale());
  const kind = breakdown.department ? 'department' : 'company';
  const hasOpen = drivers.some(({ helped, hurt }) => Math.max(bandFloor(helped), bandFloor(hurt)) >= OPEN_TIMES);
  const hidden = describeHidden(
    { hiddenReason: driversHiddenReason },
    { kind, minimum: minimumGroupSize, knownTeams, ...reader },
  );
  const how = t('driversHow', { minimum: minimumGroupSize });
  return (
    <Card
      id="drivers"
      title={t('drivers')}
      description={hasOpen ? `${how} ${t('driversOpen', { most: OPEN_TIMES })}` : how}
      className="@container"
    >
      {drivers.length === 0 ? (
        <p className="text-14 text-muted">{hidden?.reason ?? t('none.drivers', { minimum: minimumGroupSize })}</p>
      ) : (
        <div className="grid @min-[560px]:grid-cols-2 gap-x-10 gap-y-6">
          <DriverList sign="helped" drivers={drivers} />
          <DriverList sign="hurt" drivers={drivers} />
        </div>
      )}
    </Card>
  );
}

function DriverList({ sign, drivers }: { sign: 'helped' | 'hurt'; drivers: readonly Driver[] }) {
  const t = useTranslations('dashboards.breakdown');
  const driversOfSign = listNamedMost(drivers, sign);
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-medium text-14">{t(sign)}</h3>
      {driversOfSign.length === 0 && <p className="text-13 text-muted">{t('none.sign')}</p>}
      <ul className="flex flex-col gap-3">
        {driversOfSign.slice(0, SHOWN).map((driver) => (
          <li key={driver.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1">
            <span className="wrap-anywhere text-14">{driver.label}</span>
            <span className="text-13 text-muted tabular-nums">{t('times', { band: driver[sign] ?? '' })}</span>
            <DriverBar sign={sign} length={bandLength(driver[sign])} isOpen={bandFloor(driver[sign]) >= OPEN_TIMES} />
          </li>
        ))}
      </ul>
    </div>
  );
}
