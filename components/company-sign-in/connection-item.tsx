import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CompanySignIn, Connection } from '#/components/company-sign-in/company-sign-in.ts';
import { ConnectionFacts } from '#/components/company-sign-in/connection-facts.tsx';
import { type Ending, EndingDialog } from '#/components/company-sign-in/ending-dialog.tsx';
import { useSignInChange } from '#/components/company-sign-in/use-sign-in-change.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { call } from '#/lib/api/call.ts';
import {
  activateConnectionContract,
  testConnectionContract,
} from '#/lib/domain/company-sign-in/connections/connections.contract.ts';

const ConnectionDialog = dynamic(
  () => import('#/components/company-sign-in/connection-dialog.tsx').then((file) => file.ConnectionDialog),
  { ssr: false },
);
const EnforceDialog = dynamic(
  () => import('#/components/company-sign-in/enforce-dialog.tsx').then((file) => file.EnforceDialog),
  { ssr: false },
);

/** Shows a connection: its state, and the next step. */
export function ConnectionItem({ connection, signIn }: { connection: Connection; signIn: CompanySignIn }) {
  const t = useTranslations('company-sign-in.connection');
  const { id, state, isTested, isEnforced } = connection;
  const [open, setOpen] = useState<'edit' | 'enforce' | Ending | null>(null);
  const test = useAction(async () => {
    const { url } = await call(testConnectionContract, { params: { id } });
    location.assign(url);
  });
  const activate = useSignInChange({ run: () => call(activateConnectionContract, { params: { id } }) });
  const close = () => setOpen(null);
  const isActive = state === 'active';
  return (
    <div className="flex flex-col gap-4 rounded-control border border-line p-4">
      <ConnectionFacts connection={connection} offered={signIn.connections.find(({ isOffered }) => isOffered)} />
      <Failure text={(test.error ?? activate.error)?.message} />
      <div className="flex flex-wrap gap-2">
        {!isActive && isTested && (
          <Button loading={activate.isPending} onClick={() => activate.mutate()}>
            {t('activate')}
          </Button>
        )}
        <Button
          disabled={connection.issuer === ''}
          variant={isTested || connection.issuer === '' ? 'secondary' : 'primary'}
          loading={test.isRunning}
          onClick={() => void test.run(undefined)}
        >
          {t('test')}
        </Button>
        {isActive && (
          <Button variant="secondary" onClick={() => setOpen('enforce')}>
            {t(isEnforced ? 'changeExcepted' : 'enforce')}
          </Button>
        )}
        {isEnforced && (
          <Button variant="secondary" onClick={() => setOpen('stop')}>
            {t('stopEnforcing')}
          </Button>
        )}
        <Button variant={connection.issuer === '' ? 'primary' : 'secondary'} onClick={() => setOpen('edit')}>
          {t('edit')}
        </Button>
        {isActive && (
          <Button variant="secondary" onClick={() => setOpen('off')}>
            {t('turnOff')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setOpen('remove')}>
          {t('remove')}
        </Button>
      </div>
      {open === 'edit' && <ConnectionDialog connection={connection} returnUrl={signIn.returnUrl} onClose={close} />}
      {open === 'enforce' && <EnforceDialog connection={connection} signIn={signIn} onClose={close} />}
      {(open === 'off' || open === 'remove' || open === 'stop') && (
        <EndingDialog connection={connection} ending={open} onClose={close} />
      )}
    </div>
  );
}
