'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { leaveForProvider, type OfferedProvider } from '#/components/accounts/leave-for-provider.ts';
import { PasswordPrompt } from '#/components/accounts/password-prompt.tsx';
import { ProviderLogo } from '#/components/accounts/provider-logo.tsx';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import {
  connectIdentityContract,
  listIdentitiesContract,
  removeIdentityContract,
} from '#/lib/domain/accounts/providers/providers.contract.ts';

const key = queryKey(listIdentitiesContract, {});

/** Shows the external accounts that sign the person in: remove one, connect another. Nothing if none is offered. */
export function IdentitiesCard() {
  const t = useTranslations('accounts.identities');
  const client = useQueryClient();
  const notice = useSearchParams().get('notice');
  const list = useQuery({ queryKey: key, queryFn: ({ signal }) => call(listIdentitiesContract, {}, signal) });
  const [connecting, setConnecting] = useState<OfferedProvider>();
  const [asking, setAsking] = useState<number>();
  async function removeWith(id: number, password?: string): Promise<void> {
    const { message } = await call(removeIdentityContract, { body: { id, password } });
    setAsking(undefined);
    await client.invalidateQueries({ queryKey: key });
    showMessage({ kind: 'good', text: message });
  }
  const remove = useAction(removeWith);
  async function connect({ id }: OfferedProvider, password: string): Promise<void> {
    await call(connectIdentityContract, { body: { provider: id, password } });
    await leaveForProvider(id, { isConnecting: true });
  }

  const { identities = [], offered = [], hasPassword = false } = list.data ?? {};
  const failure = list.error ?? remove.error;
  if (!failure && identities.length === 0 && offered.length === 0) return null;
  return (
    <Card title={t('title')} description={t('about')}>
      {notice === 'connected' && (
        <Alert state="good" announce="politely" className="mb-4">
          {t('connected')}
        </Alert>
      )}
      {notice === 'notConnected' && (
        <Alert state="bad" announce="now" className="mb-4">
          {t('notConnected')}
        </Alert>
      )}
      {failure && (
        <Alert state="bad" announce="now" className="mb-4">
          {failure.message}
        </Alert>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {identities.map((identity) => (
          <IdentityRow
            key={identity.id}
            identity={identity}
            isAsking={asking === identity.id}
            isRemoving={remove.runningWith === identity.id}
            onAsk={() => (hasPassword ? setAsking(identity.id) : remove.run(identity.id))}
            onRemove={(password) => removeWith(identity.id, password)}
            onCancel={() => setAsking(undefined)}
          />
        ))}
      </ul>
      {connecting ? (
        <PasswordPrompt
          label={t('confirm')}
          onCancel={() => setConnecting(undefined)}
          onPassword={(password) => connect(connecting, password)}
        />
      ) : (
        offered.length > 0 && (
          <div className="mt-4 flex flex-wrap gap-3 first:mt-0">
            {offered.map((provider) => (
              <Button
                key={provider.id}
                variant="secondary"
                icon={<ProviderLogo provider={provider.id} />}
                onClick={() => setConnecting(provider)}
                className="h-auto! min-h-10 max-w-full shrink! whitespace-normal! py-2"
              >
                {t('connect', { name: provider.name })}
              </Button>
            ))}
          </div>
        )
      )}
    </Card>
  );
}

interface IdentityRowProps {
  identity: Output<typeof listIdentitiesContract>['identities'][number];
  /** Whether the password prompt is open. */
  isAsking: boolean;
  isRemoving: boolean;
  onAsk: () => void;
  onRemove: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Shows one connected account, with its remove button or why it has none. */
function IdentityRow({ identity, isAsking, isRemoving, onAsk, onRemove, onCancel }: IdentityRowProps) {
  const t = useTranslations('accounts.identities');
  const date = useDateFormat({ dateStyle: 'medium' });
  const { name, email, createdAt, lastUsedAt, isRemovable } = identity;
  return (
    <li className="flex flex-col gap-4 py-3 first:pt-0 last:pb-0">
      <div className="flex items-center justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-0.5 text-14">
          <p className="wrap-anywhere font-medium">{email ? `${name}, ${email}` : name}</p>
          <p className="text-13 text-muted">{t('used', { since: date(createdAt), lastUse: date(lastUsedAt) })}</p>
        </div>
        {isRemovable ? (
          !isAsking && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t('removeOf', { name })}
              loading={isRemoving}
              onClick={onAsk}
            >
              {t('remove')}
            </Button>
          )
        ) : (
          <p className="max-w-40 text-right text-13 text-muted">{t('onlyWayIn')}</p>
        )}
      </div>
      {isAsking && <PasswordPrompt label={t('removeOf', { name })} onPassword={onRemove} onCancel={onCancel} />}
    </li>
  );
}
