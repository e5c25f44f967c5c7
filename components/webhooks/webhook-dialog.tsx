'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useListedChange } from '#/components/frame/use-listed-change.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { TextAction } from '#/components/ui/buttons/text-action.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { CheckOption } from '#/components/ui/fields/check-option.tsx';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { GroupField } from '#/components/ui/fields/group-field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { NewSecret, type Webhook } from '#/components/webhooks/new-secret.tsx';
import { call } from '#/lib/api/call.ts';
import {
  listWebhooksContract,
  makeWebhookContract,
  updateWebhookContract,
} from '#/lib/domain/integrations/webhooks/webhooks.contract.ts';
import { chosenTypes } from '#/lib/domain/webhooks/constants.ts';

type ChosenType = Webhook['types'][number];

/** Creates a webhook and then shows its secret once, or changes a webhook. */
export function WebhookDialog({ webhook, onClose }: { webhook?: Webhook; onClose: () => void }) {
  const t = useTranslations('integrations.webhooks.dialog');
  const typeWords = useTranslations('integrations.webhooks.types');
  const formId = useId();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [types, setTypes] = useState<readonly ChosenType[]>(webhook?.types ?? chosenTypes);
  const [wasSent, setSent] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const save = useListedChange<{ message: string; secret?: string }>({
    list: listWebhooksContract,
    run: () => {
      const body = { url, types: [...types] };
      return webhook
        ? call(updateWebhookContract, { params: { id: webhook.id }, body })
        : call(makeWebhookContract, { body });
    },
    onDone: (answer) => (answer.secret ? setSecret(answer.secret) : onClose()),
  });
  const missing = {
    url: wasSent && url.trim() === '' ? t('missingUrl') : undefined,
    types: wasSent && types.length === 0 ? t('missingTypes') : undefined,
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (url.trim() !== '' && types.length > 0) save.mutate();
  };
  if (secret !== null) return <NewSecret secret={secret} onClose={onClose} />;
  const toggleLabel = types.length === chosenTypes.length ? t('none') : t('all');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={webhook ? t('change') : t('title')}
      description={t('about')}
      footer={
        <Button type="submit" form={formId} full loading={save.isPending}>
          {webhook ? t('save') : t('make')}
        </Button>
      }
    >
      <form id={formId} method="post" onSubmit={send} noValidate className="flex flex-col gap-5">
        <ErrorSummary title={t('failed')} errors={save.error ? [{ message: save.error.message }] : []} />
        <Field label={t('url')} help={t('urlHelp')} error={missing.url} required>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              maxLength={2000}
              value={url}
              onChange={({ target }) => setUrl(target.value)}
            />
          )}
        </Field>
        <GroupField label={t('types')} error={missing.types}>
          <div className="flex flex-col items-start gap-3">
            <TextAction
              label={toggleLabel}
              onClick={() => setTypes(types.length === chosenTypes.length ? [] : chosenTypes)}
            >
              {toggleLabel}
            </TextAction>
            <ul className="grid w-full grid-cols-1 gap-x-4 medium:grid-cols-2">
              {chosenTypes.map((type) => (
                <CheckOption
                  look="row"
                  key={type}
                  title={typeWords(type)}
                  isChosen={types.includes(type)}
                  onChange={(isChosen) => setTypes(isChosen ? [...types, type] : types.filter((one) => one !== type))}
                />
              ))}
            </ul>
          </div>
        </GroupField>
      </form>
    </Dialog>
  );
}
