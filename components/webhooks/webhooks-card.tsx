'use client';

import { useQuery } from '@tanstack/react-query';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { type RowColumn, RowTable } from '#/components/ui/tables/row-table.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';
import type { Webhook } from '#/components/webhooks/new-secret.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { listWebhooksContract } from '#/lib/domain/integrations/webhooks/webhooks.contract.ts';

const WebhookDialog = dynamic(
  () => import('#/components/webhooks/webhook-dialog.tsx').then((file) => file.WebhookDialog),
  { ssr: false },
);
const WebhookPanel = dynamic(
  () => import('#/components/webhooks/webhook-panel.tsx').then((file) => file.WebhookPanel),
  {
    ssr: false,
  },
);

const LOOK_MS = 3000;

const looks = { on: 'good', failing: 'bad', off: 'neutral' } as const;

/** Shows the webhooks that send events to the company's own programs. */
export function WebhooksCard() {
  const t = useTranslations('integrations.webhooks.card');
  const [isMaking, setMaking] = useState(false);
  const [openId, setOpenId] = useState<number | null>(null);
  const query = useQuery({
    queryKey: queryKey(listWebhooksContract),
    queryFn: ({ signal }) => call(listWebhooksContract, {}, signal),
    // Someone who opens a webhook sees its current state.
    refetchInterval: openId === null ? false : LOOK_MS,
  });
  const { webhooks = [], most = 0 } = query.data ?? {};
  const isFull = query.data !== undefined && webhooks.length >= most;
  const open = webhooks.find(({ id }) => id === openId);
  const columns: RowColumn<Webhook>[] = [
    { header: t('address'), cell: ({ url }) => <span className="wrap-anywhere whitespace-normal">{url}</span> },
    { header: t('events'), width: 'w-28', cell: ({ types }) => t('count', { count: types.length }) },
    {
      header: t('state'),
      width: 'w-28',
      cell: ({ state }) => <Badge look={looks[state]}>{t(`states.${state}`)}</Badge>,
    },
    {
      header: t('action'),
      width: 'w-28',
      align: 'right',
      isActions: true,
      cell: ({ id, url }) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('openOf', { host: new URL(url).host })}
          onClick={() => setOpenId(id)}
        >
          {t('open')}
        </Button>
      ),
    },
  ];
  return (
    <Card
      padded={false}
      title={t('title')}
      description={t.rich('about', { link: (words) => <TextLink href="/reference#webhooks">{words}</TextLink> })}
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
      <div className={webhooks.length > 0 ? '' : 'px-[20px] pb-5'}>
        <SectionState query={query} failure={t('failure')} skeleton={<RowsSkeleton count={1} />}>
          {() =>
            webhooks.length === 0 ? (
              <EmptyState icon={<WebhookIcon />} title={t('empty')}>
                {t('emptyText')}
              </EmptyState>
            ) : (
              <RowTable label={t('title')} columns={columns} rows={webhooks} rowKey={({ id }) => String(id)} />
            )
          }
        </SectionState>
      </div>
      {isFull && <p className="px-[20px] py-4 text-13 text-muted">{t('full', { most })}</p>}
      {isMaking && <WebhookDialog onClose={() => setMaking(false)} />}
      {open && <WebhookPanel webhook={open} onClose={() => setOpenId(null)} />}
    </Card>
  );
}
