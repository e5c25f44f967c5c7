'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import type { Connection } from '#/components/company-sign-in/company-sign-in.ts';
import { OidcFields } from '#/components/company-sign-in/oidc-fields.tsx';
import { SamlFields } from '#/components/company-sign-in/saml-fields.tsx';
import { useSignInChange } from '#/components/company-sign-in/use-sign-in-change.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Checkbox } from '#/components/ui/fields/checkbox.tsx';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import {
  makeConnectionContract,
  updateConnectionContract,
} from '#/lib/domain/company-sign-in/connections/connections.contract.ts';
import { connectionKinds } from '#/lib/domain/company-sign-in/constants.ts';

interface ConnectionDialogProps {
  /** The connection that is changed; without it a new one is set up. */
  connection?: Connection;
  returnUrl: string;
  onClose: () => void;
}

/** Shows what an administrator enters about an issuer or a provider, and what an issuer must know. */
export function ConnectionDialog({ connection, returnUrl, onClose }: ConnectionDialogProps) {
  const t = useTranslations('company-sign-in.form');
  const formId = useId();
  const [kind, setKind] = useState(connection?.kind ?? 'oidc');
  const [name, setName] = useState(connection?.name ?? '');
  const [issuer, setIssuer] = useState({
    issuer: connection?.issuer ?? '',
    clientId: connection?.clientId ?? '',
    secret: '',
  });
  const [provider, setProvider] = useState({ metadata: '', emailAttribute: connection?.saml?.emailAttribute ?? '' });
  const [createsPeople, setCreatesPeople] = useState(connection?.createsPeople ?? false);
  const save = useSignInChange({
    run: async () => {
      const common = { name, createsPeople };
      const { secret, ...client } = issuer;
      const said = { ...common, ...metadataOf(provider.metadata), emailAttribute: provider.emailAttribute };
      if (!connection && kind === 'saml') return call(makeConnectionContract, { body: { kind, ...said } });
      if (!connection) return call(makeConnectionContract, { body: { kind: 'oidc', ...common, ...client, secret } });
      const changed = kind === 'saml' ? said : { ...common, ...client, ...(secret !== '' && { secret }) };
      return call(updateConnectionContract, { params: { id: connection.id }, body: changed });
    },
    onDone: onClose,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={connection ? t('editTitle', { name: connection.name }) : t('title')}
      description={kind === 'oidc' ? t('about') : !connection && t('aboutSaml')}
      footer={
        <Button type="submit" form={formId} full loading={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={send} className="flex flex-col gap-5">
        <ErrorSummary
          title={t('failed')}
          attempt={save.submittedAt}
          errors={save.error ? [{ message: save.error.message }] : []}
        />
        {!connection && (
          <RadioCards
            label={t('kind')}
            options={connectionKinds.map((value) => ({ value, label: t(value), description: t(`${value}Help`) }))}
            value={kind}
            onChange={setKind}
          />
        )}
        <Field label={t('name')} help={t('nameHelp')} required>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              spellCheck={false}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        {kind === 'saml' ? (
          <SamlFields typed={provider} onChange={setProvider} hasMetadata={Boolean(connection?.issuer)} />
        ) : (
          <OidcFields typed={issuer} onChange={setIssuer} hasSecret={Boolean(connection)} returnUrl={returnUrl} />
        )}
        <Checkbox
          label={t('creates')}
          help={t('createsHelp')}
          checked={createsPeople}
          onChange={({ target }) => setCreatesPeople(target.checked)}
        />
      </form>
    </Dialog>
  );
}

/** Returns the metadata or its URL, because people paste either; an empty field keeps the stored values. */
function metadataOf(text: string): { metadata?: string; metadataUrl?: string } {
  const source = text.trim();
  if (source === '') return {};
  return /^https?:/i.test(source) ? { metadataUrl: source } : { metadata: source };
}
