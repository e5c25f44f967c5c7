'use client';

import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { type ApiKey, useKeyColumns } from '#/components/keys/use-key-columns.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { RowTable } from '#/components/ui/tables/row-table.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { listKeysContract } from '#/lib/domain/keys/keys.contract.ts';

const MakeKeyDialog = dynamic(
  () => import('#/components/keys/make-key-dialog.tsx').then((file) => file.MakeKeyDialog),
  { ssr: false },
);
const RevokeKeyDialog = dynamic(
  () => import('#/components/keys/revoke-key-dialog.tsx').then((file) => file.RevokeKeyDialog),
  { ssr: false },
);

/** Shows the company's API keys. */
export function KeysCard() {
  const t = useTranslations('keys.card');
  const [isMaking, setMaking] = useState(false);
  const [revokedKey, setRevokedKey] = useState<ApiKey | null>(null);
  const columns = useKeyColumns(setRevokedKey);
  const query = useQuery({
    queryKey: queryKey(listKeysContract),
    queryFn: ({ signal }) => call(listKeysContract, {}, signal),
  });
  const { keys = [], most = 0 } = query.data ?? {};
  const isFull = query.data !== undefined && keys.filter(({ state }) => state !== 'ended').length >= most;
  return (
    <Card
      padded={false}
      title={t('title')}
      description={t.rich('about', { link: (words) => <TextLink href="/reference">{words}</TextLink> })}
      actions={
        <Button
          variant="secondary"
          size="small"
          icon={<Plus aria-hidden />}
          disabled={!query.data || isFull}
          onClick={() => setMaking(true)}
        >
          {t('add')}
        </Button>
      }
    >
      <div className={query.data && keys.length > 0 ? '' : 'px-[20px] pb-5'}>
        <SectionState query={query} failure={t('failure')} skeleton={<RowsSkeleton count={2} />}>
          {() =>
            keys.length === 0 ? (
              <EmptyState icon={<KeyRound />} title={t('empty')}>
                {t('emptyText')}
              </EmptyState>
            ) : (
              <RowTable label={t('title')} columns={columns} rows={keys} rowKey={({ id }) => String(id)} />
            )
          }
        </SectionState>
      </div>
      {isFull && <p className="px-[20px] py-4 text-13 text-muted">{t('full', { most })}</p>}
      {isMaking && <MakeKeyDialog onClose={() => setMaking(false)} />}
      {revokedKey && <RevokeKeyDialog apiKey={revokedKey} onClose={() => setRevokedKey(null)} />}
    </Card>
  );
}
