'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useSignInChange } from '#/components/company-sign-in/use-sign-in-change.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import { addDomainContract } from '#/lib/domain/company-sign-in/domains/domains.contract.ts';

/** Adds a domain; the list then shows its DNS record. */
export function AddDomainDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('company-sign-in.addDomain');
  const formId = useId();
  const [domain, setDomain] = useState('');
  const add = useSignInChange({ run: () => call(addDomainContract, { body: { domain } }), onDone: onClose });
  const send = (event: FormEvent) => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('about')}
      footer={
        <Button type="submit" form={formId} full loading={add.isPending}>
          {t('add')}
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={send}>
        <Field label={t('label')} help={t('help')} error={add.error?.message} required>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={253}
              value={domain}
              onChange={({ target }) => setDomain(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
