'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Breakdown } from '#/components/dashboards/breakdown/breakdown.ts';
import { DriverBalanceList } from '#/components/dashboards/driver-balance-list.tsx';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { balanceBands, shortenBalances } from '#/lib/domain/metrics/scores/driver-balance.ts';
import { describeHidden } from '#/lib/domain/metrics/words/hidden-words.ts';
import { formatLocales } from '#/lib/words/locales.ts';

const SHOWN = 6;

interface DriverListsProps {
  breakdown: Breakdown;
  /** The days of the results, where something above is about other days. */
  during: string | undefined;
  /** Highlights a reason on the map of where it helps and hurts; missing without a map. */
  onChoose: ((driverId: number) => void) | undefined;
}

/** Shows what helped and what hurt, in bands: they don't reveal how often a few people named something. */
export function DriverLists({ breakdown, during, onChoose }: DriverListsProps) {
  const t = useTranslations('dashboards.breakdown');
  const list = useTranslations('figures.drivers');
  const [isWhole, setWhole] = useState(false);
  const { minimumGroupSize: minimum, driversHiddenReason, knownTeams } = breakdown;
  const reader = useFigureReader(formatLocales[useLocale()]);
  const kind = breakdown.department ? 'department' : 'company';
  const hidden = describeHidden({ hiddenReason: driversHiddenReason }, { kind, minimum, knownTeams, ...reader });
  const none = breakdown.period.name === '1d' ? t('none.driversYesterday') : t('none.drivers', { minimum });
  const balances = balanceBands(breakdown);
  return (
    <Card
      id="drivers"
      title={t('drivers')}
      description={during}
      actions={
        <>
          {balances.length > SHOWN && (
            <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {list(isWhole ? 'less' : 'more')}
            </Button>
          )}
          <Explanation isIcon>
            <p>{t('driversHow', { minimum })}</p>
          </Explanation>
        </>
      }
    >
      {balances.length === 0 ? (
        <p className="text-14 text-muted">{hidden?.reason ?? none}</p>
      ) : (
        <DriverBalanceList
          balances={isWhole ? balances : shortenBalances(balances, SHOWN)}
          wrapName={({ id, label }) =>
            onChoose ? (
              <a
                href={`#${driverMapId}`}
                title={t('showOnMap', { driver: label })}
                onClick={() => onChoose(id)}
                className="rounded-mark py-1 hover:underline"
              >
                {label}
              </a>
            ) : (
              label
            )
          }
        />
      )}
    </Card>
  );
}

/** Where the links of the list lead. */
export const driverMapId = 'driver-map';
