'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { describeNamed, hiddenGroup, isByName } from '#/components/dashboards/sample-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { bandFloor } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { balanceDrivers, shortenBalances } from '#/lib/domain/metrics/scores/driver-balance.ts';
import { describeHidden, type FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

// A team without reasons doesn't download it.
const DriverBalanceList = dynamic(
  () => import('#/components/dashboards/driver-balance-list.tsx').then((file) => file.DriverBalanceList),
  { loading: () => <Skeleton className="h-48 w-full" /> },
);

const SHOWN = 6;

type Shown = Pick<TeamDashboard, 'factors' | 'member' | 'source'>;

/** Returns a team's reasons around an axis: counted for its leaders, in bands if they are published. */
export function balanceFactors(dashboard: Shown, t: FigureReader['t']) {
  const { factors, member } = dashboard;
  const describe = (mentions: TeamDashboard['factors'][number]['helped']) => {
    if (!mentions) return null;
    const { checkIns, timesBand, ...people } = mentions;
    if (checkIns === null) return { times: bandFloor(timesBand), text: `${timesBand ?? ''}×` };
    // For a single person there is nothing to count.
    const count = member === 0 ? ` · ${describeNamed({ timesBand: null, ...people }, t)}` : '';
    return { times: checkIns, text: `${checkIns}×`, people: count };
  };
  const drivers = factors.map(({ id, label, helped, hurt }) => ({
    id,
    label,
    helped: describe(helped),
    hurt: describe(hurt),
  }));
  return balanceDrivers(drivers, { isCounted: isByName(dashboard) });
}

interface DriversCardProps {
  dashboard: Shown & Pick<TeamDashboard, 'minimumGroupSize' | 'factorsHiddenReason' | 'knownTeams'>;
  reader: FigureReader;
}

/** Shows what helped and what hurt: the most important of both first, and everything after a click. */
export function DriversCard({ dashboard, reader }: DriversCardProps) {
  const t = useTranslations('team-dashboard.drivers');
  const list = useTranslations('figures.drivers');
  const [isWhole, setWhole] = useState(false);
  const byName = isByName(dashboard);
  const balances = balanceFactors(dashboard, reader.t);
  if (balances.length === 0) {
    const hidden = describeHidden({ hiddenReason: dashboard.factorsHiddenReason }, hiddenGroup(dashboard, reader));
    const rule = hidden?.reason ?? t('nonePublished', { minimum: dashboard.minimumGroupSize });
    return (
      <Card title={t('title')}>
        <p className="text-muted">{byName ? t('none') : rule}</p>
      </Card>
    );
  }
  return (
    <Card
      title={t('title')}
      actions={
        <>
          {balances.length > SHOWN && (
            <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {list(isWhole ? 'less' : 'more')}
            </Button>
          )}
          <Explanation isIcon>
            <p>{t(byName ? 'how.byName' : 'how.published')}</p>
          </Explanation>
        </>
      }
    >
      <DriverBalanceList balances={isWhole ? balances : shortenBalances(balances, SHOWN)} />
    </Card>
  );
}
