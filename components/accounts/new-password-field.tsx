'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { StateIcon } from '#/components/ui/feedback/state-icon.tsx';
import { Field, type FieldProps } from '#/components/ui/fields/field.tsx';
import { PasswordInput } from '#/components/ui/fields/password-input.tsx';
import { passwordLength } from '#/lib/domain/accounts/constants.ts';

interface NewPasswordFieldProps
  extends Pick<FieldProps, 'label' | 'id' | 'error'>,
    Omit<ComponentProps<typeof PasswordInput>, 'autoComplete' | 'id'> {
  /** The number of typed characters. */
  length: number;
}

/** From this length, no more characters are suggested: it's about four words. */
const longLength = 16;

const steps = ['short', 'enough', 'long'] as const;

/** Shows a field for a new password. It says while typing whether it's long enough; the server refuses common ones. */
export function NewPasswordField({ label, id, error, length, ...input }: NewPasswordFieldProps) {
  const t = useTranslations('accounts.newPassword');
  const { min } = passwordLength;
  // -1 while the field is empty.
  const reached = [1, min, longLength].filter((least) => length >= least).length - 1;
  const state = steps[reached] ?? 'empty';
  const colour = state === 'short' ? 'bg-bad' : 'bg-good';
  return (
    <Field
      label={label}
      {...(id && { id })}
      error={error}
      required
      help={
        <>
          <span aria-hidden className="forced-color-adjust-none mb-1.5 flex gap-1">
            {steps.map((step, index) => (
              <span
                key={step}
                className={clsx('h-1 flex-1 rounded-full transition-colors', index > reached ? 'bg-line' : colour)}
              />
            ))}
          </span>
          {/* Announces a changed state, not each letter. */}
          <output className="flex items-start gap-1.5">
            {state === 'long' && <StateIcon state="good" className="mt-0.5 size-3.5 shrink-0 text-good" />}
            {t(state, { min: String(min) })}
          </output>
        </>
      }
    >
      {(control) => <PasswordInput {...control} {...input} autoComplete="new-password" />}
    </Field>
  );
}
