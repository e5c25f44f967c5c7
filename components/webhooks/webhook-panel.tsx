'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { useListedChange } from '#/components/frame/use-listed-change.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { Alert, Failure } from '#/components/ui/feedback/alert.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { SidePanel } from '#/components/ui/side-panel.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';
import { DeliveryItem } from '#/components/webhooks/delivery-item.tsx';
import { NewSecret, type Webhook } from '#/components/webhooks/new-secret.tsx';
import { WebhookDialog } from '#/components/webhooks/webhook-dialog.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import {
  listDeliveriesContract,
  listWebhooksContract,
  removeWebhookContract,
  renewWebhookSecretContract,
  testWebhookContract,
  updateWebhookContract,
} from '#/lib/domain/integrations/webhooks/webhooks.contract.ts';

/** How often the list is reloaded while a delivery is being sent. */
const LOOK_MS = 2000;

type Act = 'change' | 'renew' | 'off' | 'remove';

/** Shows one webhook: its state, what was sent, and the actions on it. */
export function WebhookPanel({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations('integrations.webhooks.details');
  const page = useTranslations('ui.page');
  const { id, url, state } = webhook;
  const params = { id };
  const [act, setAct] = useState<Act | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const query = useQuery({
    queryKey: queryKey(listDeliveriesContract, { params }),
    queryFn: ({ signal }) => call(listDeliveriesContract, { params }, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.deliveries.some((one) => one.state === 'waiting') ? LOOK_MS : false,
  });
  const test = useMutation({
    mutationFn: () => call(testWebhookContract, { params }),
    onSuccess: () => query.refetch(),
  });
  const turnOn = useListedChange({
    list: listWebhooksContract,
    run: () => call(updateWebhookContract, { params, body: { isOn: true } }),
    onDone: () => void query.refetch(),
  });
  return (
    <SidePanel title={t('title', { host: new URL(url).host })} closeLabel={page('close')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="wrap-anywhere text-14 text-muted">{url}</p>
        {state !== 'on' && <Alert state={state === 'failing' ? 'bad' : 'neutral'}>{t(troubleOf(webhook))}</Alert>}
        <Failure text={test.error?.message ?? turnOn.error?.message} />
        <div className="flex flex-wrap gap-2">
          {state === 'off' ? (
            <Button size="small" loading={turnOn.isPending} onClick={() => turnOn.mutate()}>
              {t('turnOn')}
            </Button>
          ) : (
            <Button size="small" icon={<Send aria-hidden />} loading={test.isPending} onClick={() => test.mutate()}>
              {t('test')}
            </Button>
          )}
          <Button size="small" variant="secondary" onClick={() => setAct('change')}>
            {t('change')}
          </Button>
          <Button size="small" variant="secondary" onClick={() => setAct('renew')}>
            {t('renew')}
          </Button>
          {state !== 'off' && (
            <Button size="small" variant="secondary" onClick={() => setAct('off')}>
              {t('turnOff')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => setAct('remove')}>
            {t('remove')}
          </Button>
        </div>
        <section className="flex flex-col gap-2">
          <h3 className="text-14 text-muted">{t('about')}</h3>
          <SectionState query={query} failure={t('failure')} skeleton={<RowsSkeleton count={3} />}>
            {({ deliveries }) =>
              deliveries.length === 0 ? (
                <EmptyState icon={<Send />} title={t('empty')}>
                  {t('emptyText')}
                </EmptyState>
              ) : (
                <ul className="divide-y divide-line border-line border-y">
                  {deliveries.map((delivery) => (
                    <DeliveryItem
                      key={delivery.eventId}
                      webhookId={id}
                      delivery={delivery}
                      isOff={state === 'off'}
                      onSent={() => void query.refetch()}
                    />
                  ))}
                </ul>
              )
            }
          </SectionState>
        </section>
      </div>
      {act === 'change' && <WebhookDialog webhook={webhook} onClose={() => setAct(null)} />}
      {act && act !== 'change' && (
        <Question
          act={act}
          webhook={webhook}
          onDone={(answer) => {
            setAct(null);
            if (act === 'remove') onClose();
            if (answer.secret) setSecret(answer.secret);
            if (act === 'off') void query.refetch();
          }}
          onClose={() => setAct(null)}
        />
      )}
      {secret !== null && <NewSecret secret={secret} onClose={() => setSecret(null)} />}
    </SidePanel>
  );
}

function troubleOf({ state, offReason }: Webhook) {
  if (state === 'failing') return 'failing';
  if (offReason === 'gone') return 'gone';
  return offReason === 'failing' ? 'failingLong' : 'off';
}

interface QuestionProps {
  act: Exclude<Act, 'change'>;
  webhook: Webhook;
  onDone: (answer: { secret?: string }) => void;
  onClose: () => void;
}

/** Asks for confirmation before an irreversible action. */
function Question({ act, webhook: { id, url }, onDone, onClose }: QuestionProps) {
  const t = useTranslations('integrations.webhooks.details');
  const params = { id };
  const change = useListedChange<{ message: string; secret?: string }>({
    list: listWebhooksContract,
    run: () => {
      if (act === 'renew') return call(renewWebhookSecretContract, { params });
      if (act === 'off') return call(updateWebhookContract, { params, body: { isOn: false } });
      return call(removeWebhookContract, { params });
    },
    onDone,
  });
  return (
    <ConfirmDialog
      title={t(`${act}Title`, { host: new URL(url).host })}
      confirmLabel={t(act === 'off' ? 'turnOff' : act)}
      isDestructive={act === 'remove'}
      isPending={change.isPending}
      error={change.error?.message}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      <p>{t(`${act}Text`)}</p>
    </ConfirmDialog>
  );
}
