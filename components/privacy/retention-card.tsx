'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import type { KeptKind } from '#/components/privacy/list-months.ts';
import { useRetentionColumns } from '#/components/privacy/use-retention-columns.tsx';
import { Card } from '#/components/ui/card.tsx';
import { RowTable } from '#/components/ui/tables/row-table.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { SHORTENING_DAYS } from '#/lib/domain/retention/constants.ts';
import { getRetentionContract } from '#/lib/domain/retention/retention.contract.ts';

const RetentionDialog = dynamic(
  () => import('#/components/privacy/retention-dialog.tsx').then((file) => file.RetentionDialog),
  { ssr: false },
);

/** Shows how long the company keeps what, and how to change it. */
export function RetentionCard() {
  const t = useTranslations('privacy.keeping');
  const [changedRow, setChanged] = useState<KeptKind | null>(null);
  const columns = useRetentionColumns(setChanged);
  const query = useQuery({
    queryKey: queryKey(getRetentionContract),
    queryFn: ({ signal }) => call(getRetentionContract, {}, signal),
  });
  return (
    <Card padded={false} id="retention" title={t('title')} description={t('about', { days: SHORTENING_DAYS })}>
      <div className={query.data ? '' : 'px-[20px] pb-5'}>
        <SectionState query={query} failure={t('failure')} skeleton={<RowsSkeleton count={6} />}>
          {({ kinds }) => (
            <RowTable
              neverStacks="corner"
              label={t('title')}
              columns={columns}
              rows={kinds}
              rowKey={({ kind }) => kind}
            />
          )}
        </SectionState>
      </div>
      {changedRow && <RetentionDialog row={changedRow} onClose={() => setChanged(null)} />}
    </Card>
  );
}
