'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useListedChange } from '#/components/frame/use-listed-change.ts';
import { scopeKey } from '#/components/keys/scope-key.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { CheckOption } from '#/components/ui/fields/check-option.tsx';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { GroupField } from '#/components/ui/fields/group-field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { ShownSecret } from '#/components/ui/shown-secret.tsx';
import { call } from '#/lib/api/call.ts';
import { listKeysContract, makeKeyContract } from '#/lib/domain/keys/keys.contract.ts';
import { type KeyScope, keyScopes } from '#/lib/platform/roles.ts';

const DAY_MS = 24 * 3_600_000;
const YEAR_DAYS = 365;
const lives = [30, 90, 180, YEAR_DAYS];

/** Creates a key, and then shows it once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('keys.dialog');
  const secretWords = useTranslations('keys.shown');
  const scopeWords = useTranslations('keys.scopes');
  const formId = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>([]);
  const [days, setDays] = useState(90);
  const [wasSent, setSent] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const make = useListedChange({
    list: listKeysContract,
    run: () => {
      const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString();
      return call(makeKeyContract, { body: { name, scopes: [...scopes], expiresAt } });
    },
    onDone: ({ key }) => setToken(key),
  });
  const missing = {
    name: wasSent && name.trim() === '' ? t('missingName') : undefined,
    scopes: wasSent && scopes.length === 0 ? t('missingScopes') : undefined,
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (name.trim() !== '' && scopes.length > 0) make.mutate();
  };
  if (token !== null) {
    const words = {
      title: secretWords('title'),
      about: secretWords('about'),
      label: secretWords('label', { name: name.trim() }),
      keep: secretWords('keep'),
      copy: secretWords('copy'),
      close: secretWords('close'),
    };
    return <ShownSecret words={words} secret={token} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('about')}
      footer={
        <Button type="submit" form={formId} full loading={make.isPending}>
          {t('make')}
        </Button>
      }
    >
      <form id={formId} method="post" onSubmit={send} noValidate className="flex flex-col gap-5">
        <ErrorSummary title={t('failed')} errors={make.error ? [{ message: make.error.message }] : []} />
        <Field label={t('name')} help={t('nameHelp')} error={missing.name} required>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={100}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <GroupField label={t('scopes')} error={missing.scopes}>
          <ul className="flex flex-col gap-2">
            {keyScopes.map((scope) => (
              <CheckOption
                key={scope}
                look="card"
                title={scopeWords(`${scopeKey(scope)}.name`)}
                detail={scopeWords(`${scopeKey(scope)}.about`)}
                isChosen={scopes.includes(scope)}
                onChange={(isChosen) =>
                  setScopes(isChosen ? [...scopes, scope] : scopes.filter((one) => one !== scope))
                }
              />
            ))}
          </ul>
        </GroupField>
        <Field label={t('life')} help={t('ends')}>
          {(control) => (
            <Select
              {...control}
              options={lives.map((value) => ({
                value,
                label: value === YEAR_DAYS ? t('year') : t('days', { days: value }),
              }))}
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
