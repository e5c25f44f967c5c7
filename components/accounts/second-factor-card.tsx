'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PasswordPrompt } from '#/components/accounts/password-prompt.tsx';
import { RenewRecoveryCodesForm } from '#/components/accounts/renew-recovery-codes-form.tsx';
import { SecondFactorSetUp } from '#/components/accounts/second-factor-set-up.tsx';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { copyText } from '#/components/ui/buttons/copy-text.ts';
import { Card } from '#/components/ui/card.tsx';
import { Alert, Failure } from '#/components/ui/feedback/alert.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import {
  disableSecondFactorContract,
  getSecondFactorContract,
  setUpSecondFactorContract,
} from '#/lib/domain/accounts/second-factor/second-factor.contract.ts';

const key = queryKey(getSecondFactorContract, {});

type Step =
  | { name: 'rest' | 'askBeforeSetUp' | 'askBeforeDisabling' | 'renewCodes' }
  | ({ name: 'setUp' } & Output<typeof setUpSecondFactorContract>)
  | { name: 'codes'; recoveryCodes: string[]; areRenewed?: true };

/** Turns authenticator codes on or off as the second factor of the signed-in person. */
export function SecondFactorCard() {
  const t = useTranslations('accounts.factor');
  const client = useQueryClient();
  const state = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getSecondFactorContract, {}, signal) });
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const [isOn, rest] = [state.data?.isOn ?? false, () => setStep({ name: 'rest' })];

  return (
    <Card
      title={t('title')}
      description={t('about')}
      actions={state.data && <Badge look={isOn ? 'good' : 'plain'}>{t('state', { on: isOn ? 'yes' : 'no' })}</Badge>}
    >
      <Failure text={state.error?.message} />
      {state.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-10 w-40" />
        </LoadingArea>
      )}
      {state.data && step.name === 'rest' && (
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="secondary" onClick={() => setStep({ name: isOn ? 'askBeforeDisabling' : 'askBeforeSetUp' })}>
            {t(isOn ? 'turnOff' : 'setUp')}
          </Button>
          {isOn && (
            <>
              <Button variant="secondary" onClick={() => setStep({ name: 'renewCodes' })}>
                {t('renew')}
              </Button>
              <p className="text-13 text-muted">{t('codesLeft', { count: state.data.recoveryCodesLeft })}</p>
            </>
          )}
        </div>
      )}
      {step.name === 'askBeforeSetUp' && (
        <PasswordPrompt
          label={t('confirm')}
          onCancel={rest}
          onPassword={async (password) =>
            setStep({ name: 'setUp', ...(await call(setUpSecondFactorContract, { body: { password } })) })
          }
        />
      )}
      {step.name === 'setUp' && (
        <SecondFactorSetUp
          {...step}
          onCancel={rest}
          onConfirmed={(recoveryCodes) => {
            setStep({ name: 'codes', recoveryCodes });
            void client.invalidateQueries({ queryKey: key });
          }}
        />
      )}
      {step.name === 'renewCodes' && (
        <RenewRecoveryCodesForm
          onCancel={rest}
          onRenewed={(recoveryCodes) => {
            setStep({ name: 'codes', recoveryCodes, areRenewed: true });
            void client.invalidateQueries({ queryKey: key });
          }}
        />
      )}
      {step.name === 'codes' && (
        <RecoveryCodes areRenewed={step.areRenewed ?? false} codes={step.recoveryCodes} onDone={rest} />
      )}
      {step.name === 'askBeforeDisabling' && (
        <PasswordPrompt
          label={t('turnOff')}
          onCancel={rest}
          onPassword={async (password) => {
            const { message } = await call(disableSecondFactorContract, { body: { password } });
            await client.invalidateQueries({ queryKey: key });
            rest();
            showMessage({ kind: 'good', text: message });
          }}
        />
      )}
    </Card>
  );
}

interface RecoveryCodesProps {
  areRenewed: boolean;
  codes: readonly string[];
  onDone: () => void;
}

/** Shows the recovery codes of a second factor, only shown now. */
function RecoveryCodes({ areRenewed, codes, onDone }: RecoveryCodesProps) {
  const t = useTranslations('accounts.recoveryCodes');
  const copy = async () => {
    if (await copyText(codes.join('\n'))) showMessage({ kind: 'good', text: t('copied') });
    else showMessage({ kind: 'bad', text: t('notCopied') });
  };
  return (
    <div className="flex max-w-md flex-col gap-4">
      <Alert state="good" announce="politely" title={t('title', { renewed: areRenewed ? 'yes' : 'no' })}>
        {t('about')}
      </Alert>
      <ul aria-label={t('label')} className="grid grid-cols-2 gap-2 rounded-control bg-sunken p-4">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-row-reverse gap-2 max-medium:flex-col">
        <Button full onClick={onDone}>
          {t('saved')}
        </Button>
        <Button variant="secondary" full icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}
