'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#/components/ui/buttons/button.tsx';
import { CopyButton } from '#/components/ui/buttons/copy-button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';

/** A new key, shown this once. */
export function ShownKey({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  const t = useTranslations('keys.shown');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('about')}
      footer={
        <Button full onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('label', { name })} help={t('keep')}>
          {(control) => (
            <TextInput
              {...control}
              readOnly
              autoComplete="off"
              spellCheck={false}
              value={token}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
        <CopyButton text={token} label={t('copy')} hint={t('copy')} word={t('copy')} />
      </div>
    </Dialog>
  );
}
