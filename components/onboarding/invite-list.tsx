'use client';

import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod';
import { InviteRows } from '#/components/organisation/wizards/invite-rows.tsx';
import { formResolver } from '#/components/ui/fields/form-resolver.ts';
import type { inviteRows } from '#/lib/domain/organisation/organisation.schema.ts';

interface InviteListProps {
  id: string;
  /** The rows as the API takes them. */
  schema: ReturnType<typeof inviteRows>;
  max: number;
  rows: string[];
  onChange: (rows: string[]) => void;
  /** True once Continue has found errors: each invalid row then shows its own. */
  error: string | undefined;
}

/** Shows the rows of email addresses as in the creation wizard, stored with the other answers while they are typed. */
export function InviteList({ id, schema, max, rows, onChange, error }: InviteListProps) {
  const form = useForm({ resolver: formResolver(z.object({ invites: schema })), defaultValues: { invites: rows } });
  const messageId = `${id}-message`;
  const { subscribe, trigger, clearErrors } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange(values.invites),
      }),
    [subscribe, onChange],
  );
  useEffect(() => {
    if (error) void trigger('invites');
    else clearErrors('invites');
  }, [error, trigger, clearErrors]);
  return (
    <FormProvider {...form}>
      <fieldset
        id={id}
        aria-describedby={error && messageId}
        tabIndex={-1}
        className="min-w-0 rounded-control outline-offset-4"
      >
        <InviteRows max={max} />
        {/* Shown at the invalid row. */}
        <p id={messageId} hidden>
          {error}
        </p>
      </fieldset>
    </FormProvider>
  );
}
