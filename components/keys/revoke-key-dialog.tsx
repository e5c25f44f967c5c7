'use client';

import { useTranslations } from 'next-intl';
import { useListedChange } from '#/components/frame/use-listed-change.ts';
import type { ApiKey } from '#/components/keys/use-key-columns.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import { listKeysContract, revokeKeyContract } from '#/lib/domain/keys/keys.contract.ts';

/** Asks for confirmation before a key is revoked for good. */
export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslations('keys.card');
  const { id, name, state } = apiKey;
  const revoke = useListedChange({
    list: listKeysContract,
    run: () => call(revokeKeyContract, { params: { id } }),
    onDone: () => {
      showMessage({ kind: 'good', text: t('revoked', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('revokeTitle', { name })}
      confirmLabel={t(state === 'ended' ? 'remove' : 'revoke')}
      isDestructive
      isPending={revoke.isPending}
      error={revoke.error?.message}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    >
      <p>{state === 'ended' ? t('revokeEnded') : t('revokeAbout')}</p>
    </ConfirmDialog>
  );
}
