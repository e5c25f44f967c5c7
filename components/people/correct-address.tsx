'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import { correctAddressContract } from '#/lib/domain/people/access/access.contract.ts';

interface CorrectAddressProps {
  /** The address that refuses mails. */
  email: string;
  onDone: () => void;
}

/** A field for the right address of somebody whose invitation could not be delivered. */
export function CorrectAddress({ email, onDone }: CorrectAddressProps) {
  const words = useTranslations('people.sheet');
  const [newEmail, setNewEmail] = useState(email);
  const change = useChange({
    run: () => call(correctAddressContract, { body: { email, newEmail } }),
    done: (_, { message }) => message,
    onDone,
    // The field says it.
    onFailure: () => undefined,
  });
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate();
      }}
    >
      <Field
        label={words('correct')}
        help={words('correctHelp')}
        error={change.error?.message}
        required
        className="w-full"
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            value={newEmail}
            onChange={({ target }) => setNewEmail(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="small" disabled={newEmail.trim() === email} loading={change.isPending}>
        {words('correctDo')}
      </Button>
    </form>
  );
}
