'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { NewPersonFields } from '#/components/organisation/new-person-fields.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';

interface NewPerson {
  email: string;
  firstName: string;
  lastName: string;
}

interface NewMember extends Pick<NewPerson, 'email'> {
  firstName?: string | undefined;
  lastName?: string | undefined;
}

interface FrameProps<Person> {
  title: string;
  description: ReactNode;
  submitLabel: string;
  invite: (person: Person) => Promise<unknown>;
  onClose: () => void;
}

/** Invites a person by email and both names. Only mounted while open. */
export function InvitePersonDialog(props: FrameProps<NewPerson>) {
  return (
    <InviteForm
      {...props}
      schema={async () => (await import('#/lib/domain/invitations/invitations.schema.ts')).personBody}
    />
  );
}

/** Invites a member, whose names may be left out. */
export function InviteMemberDialog(props: FrameProps<NewMember>) {
  return (
    <InviteForm
      {...props}
      schema={async () => (await import('#/lib/domain/invitations/invitations.schema.ts')).memberBody}
      areNamesOptional
    />
  );
}

interface InviteFormProps<Person extends NewMember> extends FrameProps<Person> {
  schema: () => Promise<ZodType<Person, Person>>;
  areNamesOptional?: boolean;
}

function InviteForm<Person extends NewMember>(props: InviteFormProps<Person>) {
  const t = useTranslations('organisation.invitations');
  const { title, description, submitLabel, invite, onClose, schema, areNamesOptional } = props;
  const formId = useId();
  const form = useForm<Person, unknown, Person>({ resolver: lateResolver(schema) });
  const change = useChange({
    run: invite,
    done: ({ email }) => t('sent', { who: email }),
    onDone: onClose,
    onFailure: () => undefined,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" full onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} full loading={change.isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          method="post"
          id={formId}
          noValidate
          onSubmit={form.handleSubmit((person) => change.mutate(person))}
          className="flex flex-col gap-5"
        >
          <ErrorSummary title={t('failure')} errors={change.error ? [{ message: change.error.message }] : []} />
          <NewPersonFields areNamesOptional={areNamesOptional ?? false} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
