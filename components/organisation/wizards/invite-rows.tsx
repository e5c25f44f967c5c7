'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#/components/ui/buttons/button.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { FieldMessage } from '#/components/ui/fields/field-message.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { readAddresses } from '#/lib/words/plain-text.ts';

/**
 * Shows rows of email addresses to invite, in the surrounding form. Blank rows are dropped when sent; many addresses
 * can be pasted at once. If there are more than `max`, the form shows its schema's message, and no pasted address is
 * lost.
 */
export function InviteRows({ max }: { max: number }) {
  const t = useTranslations('organisation.wizard');
  const { control, setValue, formState } = useFormContext<{ invites: string[] }>();
  const rows = useWatch({ control, name: 'invites' });
  const { errors } = formState;
  const messageId = useId();
  const listError = errors.invites?.root?.message ?? errors.invites?.message;
  const change = (next: string[]) =>
    setValue('invites', next.length > 0 ? next : [''], {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted || listError !== undefined || next.length > max,
    });

  const paste = (index: number, text: string) => {
    const addresses = readAddresses(text);
    if (addresses.length < 2) return false;
    change([...rows.slice(0, index), ...addresses, ...rows.slice(index + 1)]);
    return true;
  };

  return (
    <div className="flex flex-col gap-3">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are plain texts and have no other identity
        <div key={index} className="flex items-start gap-2">
          <Field
            label={t('email', { number: index + 1 })}
            help={index === 0 && t('pasteMany')}
            error={errors.invites?.[index]?.message}
            className="min-w-0 flex-1"
          >
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="off"
                value={row}
                onChange={(event) => change(rows.with(index, event.target.value))}
                onPaste={(event) => {
                  if (paste(index, event.clipboardData.getData('text'))) event.preventDefault();
                }}
              />
            )}
          </Field>
          {rows.length > 1 && (
            <IconButton
              label={t('removeEmail', { number: index + 1 })}
              icon={<X aria-hidden />}
              // Beside the control, which is below its label.
              className="mt-6.5"
              onClick={() => change(rows.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      <div role="alert">
        <FieldMessage id={messageId} error={listError} />
      </div>
      <div>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          disabled={rows.length >= max}
          onClick={() => change([...rows, ''])}
        >
          {t('addEmail')}
        </Button>
      </div>
    </div>
  );
}
