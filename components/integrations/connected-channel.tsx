import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import type { Channel } from '#/components/integrations/integrations.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { Alert, Failure } from '#/components/ui/feedback/alert.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { Switch } from '#/components/ui/fields/switch.tsx';
import { call } from '#/lib/api/call.ts';
import {
  disconnectIntegrationContract,
  getIntegrationsContract,
  testIntegrationContract,
  updateIntegrationContract,
} from '#/lib/domain/integrations/integrations.contract.ts';

interface ConnectedChannelProps {
  kind: Channel['kind'];
  name: string;
  connection: NonNullable<Channel['connection']>;
  isDefault: boolean;
  /** Connects it again; null if it's no longer set up. */
  reconnect: ReactNode;
}

/** What its counts say: people are looked up, or known once they have the app. */
const countWords = {
  slack: { matched: 'matched', unmatched: 'unmatched', waiting: 'waiting' },
  teams: { matched: 'withApp', unmatched: 'withoutApp', waiting: 'waiting' },
} as const;

/** Shows a connection: who it reaches, whether it's the default channel, a test, and a button to disconnect. */
export function ConnectedChannel({ kind, name, connection, isDefault, reconnect }: ConnectedChannelProps) {
  const t = useTranslations('integrations.screen');
  const day = useDateFormat({ dateStyle: 'long' });
  const [isLeaving, setLeaving] = useState(false);
  const queryClient = useQueryClient();
  const params = { kind };
  const refresh = async ({ message }: { message: string }) => {
    showMessage({ kind: 'good', text: message });
    await queryClient.invalidateQueries({ queryKey: [getIntegrationsContract.name] });
  };
  const update = useMutation({
    mutationFn: (body: { isDefault: boolean } | { allowsPulses: boolean }) =>
      call(updateIntegrationContract, { params, body }),
    onSuccess: refresh,
  });
  const test = useMutation({ mutationFn: () => call(testIntegrationContract, { params }), onSuccess: refresh });
  const disconnect = useMutation({
    mutationFn: () => call(disconnectIntegrationContract, { params }),
    onSuccess: async (answer) => {
      setLeaving(false);
      await refresh(answer);
    },
  });
  const { name: workspace, state, connectedAt, matched, unmatched, waiting, allowsPulses } = connection;
  const choice = { isDefault, allowsPulses, ...(update.isPending && update.variables) };
  const counts = Object.entries({ matched, unmatched, waiting }).filter(
    ([count, people]) => count === 'matched' || people > 0,
  ) as [keyof (typeof countWords)[typeof kind], number][];
  const words = countWords[kind];
  return (
    <>
      {state === 'broken' ? (
        <Alert state="bad" title={t('brokenTitle', { name })}>
          {t('broken', { workspace })}
        </Alert>
      ) : (
        <p className="text-14" suppressHydrationWarning>
          {t.rich('workspace', {
            workspace,
            day: day(connectedAt),
            strong: (text) => <strong className="font-semibold">{text}</strong>,
          })}
        </p>
      )}
      <p className="text-14">
        {counts.map(([count, people]) => (
          <span key={count}>{t(words[count], { count: people })} </span>
        ))}
      </p>
      <Failure text={(update.error ?? test.error)?.message} />
      <Switch
        trailing
        label={t('default', { name })}
        help={t('defaultHelp')}
        checked={choice.isDefault}
        disabled={update.isPending}
        onChange={({ target }) => update.mutate({ isDefault: target.checked })}
      />
      <Switch
        trailing
        label={t('pulses', { name })}
        help={t('pulsesHelp', { name })}
        checked={choice.allowsPulses}
        disabled={update.isPending}
        onChange={({ target }) => update.mutate({ allowsPulses: target.checked })}
      />
      <div className="flex flex-wrap gap-2">
        {state === 'active' && (
          <Button variant="secondary" loading={test.isPending} onClick={() => test.mutate()}>
            {t('test')}
          </Button>
        )}
        {reconnect}
        <Button variant="secondary" onClick={() => setLeaving(true)}>
          {t('disconnect')}
        </Button>
      </div>
      {isLeaving && (
        <ConfirmDialog
          title={t('leave.title', { name })}
          confirmLabel={t('disconnect')}
          isDestructive
          isPending={disconnect.isPending}
          error={disconnect.error?.message}
          onConfirm={() => disconnect.mutate()}
          onClose={() => setLeaving(false)}
        >
          <p>{t('leave.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
