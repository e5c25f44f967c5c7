import { useTranslations } from 'next-intl';
import type { Connection } from '#/components/company-sign-in/company-sign-in.ts';
import { useSignInChange } from '#/components/company-sign-in/use-sign-in-change.ts';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { call } from '#/lib/api/call.ts';
import {
  enforceConnectionContract,
  removeConnectionContract,
  turnConnectionOffContract,
} from '#/lib/domain/company-sign-in/connections/connections.contract.ts';

export type Ending = 'off' | 'remove' | 'stop';

const labels = { off: 'turnOff', remove: 'remove', stop: 'stopEnforcing' } as const;
const calls = {
  off: (id: number) => call(turnConnectionOffContract, { params: { id } }),
  remove: (id: number) => call(removeConnectionContract, { params: { id } }),
  stop: (id: number) => call(enforceConnectionContract, { params: { id }, body: { isEnforced: false } }),
};

interface EndingDialogProps {
  connection: Connection;
  ending: Ending;
  onClose: () => void;
}

/** Asks for confirmation before a connection ends, or is no longer the only way to sign in. */
export function EndingDialog({ connection: { id, name, isEnforced }, ending, onClose }: EndingDialogProps) {
  const t = useTranslations('company-sign-in.connection');
  const end = useSignInChange<{ message: string }>({ run: () => calls[ending](id), onDone: onClose });
  return (
    <ConfirmDialog
      title={t(`${ending}Title`, { name })}
      confirmLabel={t(labels[ending])}
      isDestructive={ending === 'remove'}
      isPending={end.isPending}
      error={end.error?.message}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    >
      <p>{t(`${ending}Text`, { name })}</p>
      {isEnforced && ending !== 'stop' && <p>{t('endsEnforced')}</p>}
    </ConfirmDialog>
  );
}
