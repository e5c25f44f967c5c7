'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isByName } from '#/components/dashboards/sample-wording.ts';
import { FactorBars, listNamed } from '#/components/dashboards/team/factor-bars.tsx';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';

/** Of each kind at first. */
const TOP = 3;

/** What helped and what hurt, the most named of each first, and all of it at a click. */
export function DriversCard({ dashboard }: { dashboard: TeamDashboard }) {
  const t = useTranslations('team-dashboard.drivers');
  const [isWhole, setWhole] = useState(false);
  const hasMore = (['helped', 'hurt'] as const).some((sign) => listNamed(dashboard, sign).length > TOP);
  const byName = isByName(dashboard);
  const minimum = dashboard.minimumGroupSize;
  const limit = isWhole ? Number.POSITIVE_INFINITY : TOP;
  if (dashboard.factors.length === 0) {
    return (
      <Card title={t('title')}>
        <p className="text-muted">{byName ? t('none') : t('nonePublished', { minimum })}</p>
      </Card>
    );
  }
  return (
    <Card
      title={t('title')}
      description={t(byName ? 'how.byName' : 'how.published')}
      className="@container"
      actions={
        hasMore && (
          <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'seeFewer' : 'seeAll')}
          </Button>
        )
      }
    >
      <div className="grid @min-[480px]:grid-cols-2 gap-x-10 gap-y-6">
        <FactorBars title={t('helped')} dashboard={dashboard} sign="helped" limit={limit} />
        <FactorBars title={t('hurt')} dashboard={dashboard} sign="hurt" limit={limit} />
      </div>
    </Card>
  );
}
