'use client';

import { useMutation } from '@tanstack/react-query';
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

/** Where the account is deleted. */
export function RemoveAccountCard({ email }: { email: string }) {
  return (
    <Card title="Delete account" description="This is permanent and can’t be undone.">
      <div>
        <RemoveAccountButton email={email} variant="destructive" />
      </div>
    </Card>
  );
}

type RemoveAccountButtonProps = { email: string } & Pick<ButtonProps, 'variant' | 'full'>;

/** Deletes the account, after naming the losses and asking for the address. */
export function RemoveAccountButton({ email, ...look }: RemoveAccountButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const remove = useMutation({
    // The live connection hears that the session has ended before the call returns, and must not leave first.
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
        Delete account
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={open}
        title="Delete your account?"
        description="This can’t be undone."
        footer={
          <>
            <Button variant="secondary" full onClick={() => open(false)}>
              Keep my account
            </Button>
            {mustSignIn ? (
              <Button full loading={leave.isPending} onClick={() => leave.mutate()}>
                Sign in again
              </Button>
            ) : (
              <Button
                variant="destructive"
                full
                disabled={readAddress(typed).toLowerCase() !== email}
                loading={remove.isPending || remove.isSuccess}
                onClick={() => remove.mutate()}
              >
                Delete my account
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
            <li>
              Your name, email, phone number, photo, values and motivators are erased, and so are messages with your
              name, feedback and your assessment.
            </li>
            <li>You’ll leave your teams, and anything you lead will be without a leader.</li>
            <li>
              Your notes are erased. Your check-ins stay with the team as “Former Member”: a leader who read them before
              may remember they were yours.
            </li>
            <li>If you are an administrator, the company’s share links are replaced: copies stop working.</li>
            <li>You’ll be signed out everywhere.</li>
          </ul>
          <Field label="Type your email to confirm" help={email}>
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
