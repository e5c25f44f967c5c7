'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { refreshPage } from '#/components/frame/session/page-refresh.ts';
import { signOut } from '#/components/frame/session/sign-out.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { ApiError, call } from '#/lib/api/call.ts';
import { deleteCompanyContract } from '#/lib/domain/companies/deletion/deletion.contract.ts';

/** Deletes the company once its name is typed. */
export function DeletionDialog({ company, onClose }: { company: string; onClose: () => void }) {
  const t = useTranslations('privacy.deletion.dialog');
  const formId = useId();
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const ask = useChange({
    run: () => call(deleteCompanyContract, { body: { name: typed } }),
    done: (_, { message }) => message,
    onDone: () => {
      onClose();
      refreshPage(() => router.refresh());
    },
    // The dialog shows it.
    onFailure: () => undefined,
  });
  const leave = useMutation({ mutationFn: signOut });
  const mustSignIn = ask.error instanceof ApiError && ask.error.status === 403;
  const send = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('question', { company })}
      description={t('about')}
      footer={
        <>
          <Button variant="secondary" full onClick={onClose}>
            {t('cancel')}
          </Button>
          {mustSignIn ? (
            <Button full loading={leave.isPending} onClick={() => leave.mutate()}>
              {t('signIn')}
            </Button>
          ) : (
            <Button
              type="submit"
              form={formId}
              variant="destructive"
              full
              disabled={typed.trim() !== company.trim()}
              loading={ask.isPending}
            >
              {t('confirm')}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} method="post" onSubmit={send} className="flex flex-col gap-5">
        <ErrorSummary title={t('failed')} errors={ask.error ? [{ message: ask.error.message }] : []} />
        <Field label={t('field')} help={company}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
