'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { eraseAccount } from '#/components/accounts/visited-accounts.ts';
import { signOutWith } from '#/components/frame/session/session-storage.ts';
import { signOut } from '#/components/frame/session/sign-out.ts';
import { Button, type ButtonProps } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { ApiError, call } from '#/lib/api/call.ts';
import { removeAccountContract } from '#/lib/domain/profile/profile.contract.ts';
import { readAddress } from '#/lib/words/plain-text.ts';

/** Shows where the account is deleted. */
export function RemoveAccountCard({ email }: { email: string }) {
  const t = useTranslations('profile.removal');
  return (
    <Card title={t('title')} description={t('about')}>
      <div>
        <RemoveAccountButton email={email} variant="secondary" className="border-bad! text-bad! hover:bg-bad-soft!" />
      </div>
    </Card>
  );
}

const losses = ['erased', 'teams', 'checkIns', 'links', 'signedOut'] as const;

type RemoveAccountButtonProps = { email: string } & Pick<ButtonProps, 'variant' | 'full' | 'className'>;

/** Deletes the account after naming what is lost and asking for the email address. */
export function RemoveAccountButton({ email, ...look }: RemoveAccountButtonProps) {
  const t = useTranslations('profile.removal');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const remove = useMutation({
    // Otherwise the live connection, which hears about the ended session before the call returns, would leave first.
    mutationFn: () =>
      signOutWith(async () => {
        await call(removeAccountContract, {});
        await eraseAccount(email);
      }),
  });
  const leave = useMutation({ mutationFn: signOut });
  const open = (next: boolean) => {
    setOpen(next);
    setTyped('');
    remove.reset();
  };
  const mustSignIn = remove.error instanceof ApiError && remove.error.status === 403;

  return (
    <>
      <Button {...look} onClick={() => open(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={open}
        title={t('question')}
        description={t('final')}
        footer={
          <>
            <Button variant="secondary" full onClick={() => open(false)}>
              {t('keep')}
            </Button>
            {mustSignIn ? (
              <Button full loading={leave.isPending} onClick={() => leave.mutate()}>
                {t('signIn')}
              </Button>
            ) : (
              <Button
                variant="destructive"
                full
                disabled={readAddress(typed).toLowerCase() !== email}
                loading={remove.isPending || remove.isSuccess}
                onClick={() => remove.mutate()}
              >
                {t('confirm')}
              </Button>
            )}
          </>
        }
      >
        <div className="flex flex-col gap-5">
          {remove.error && (
            <Alert state="bad" announce="now" title="problem with removing account">
              {remove.error.message}
            </Alert>
          )}
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {losses.map((loss) => (
              <li key={loss}>{t(`losses.${loss}`)}</li>
            ))}
          </ul>
          <Field label={t('typeEmail')} help={email}>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </div>
      </Dialog>
    </>
  );
}
