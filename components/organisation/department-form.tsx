'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { output } from 'zod';
import { storeRole } from '#/components/accounts/session-storage.ts';
import { DraftFooter } from '#/components/organisation/draft-footer.tsx';
import { leaveWith } from '#/components/organisation/use-change.ts';
import { useDraft } from '#/components/organisation/use-draft.ts';
import { leaveOnFailure } from '#/components/profile/leave-on-failure.ts';
import { Card } from '#/components/ui/card.tsx';
import { ErrorSummary } from '#/components/ui/error-summary.tsx';
import { Field } from '#/components/ui/field.tsx';
import { RadioCards } from '#/components/ui/radio-cards.tsx';
import { TextInput } from '#/components/ui/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import type { Input, Output } from '#/lib/api/endpoint.ts';
import { departmentDraftBody } from '#/lib/domain/organisation/schema.ts';
import {
  createDepartmentContract,
  type getDepartmentDraftContract,
  saveDepartmentDraftContract,
} from '#/lib/domain/organisation/wizards-contract.ts';

type DepartmentBody = Input<typeof saveDepartmentDraftContract>['body'];

interface DepartmentFormProps {
  draft: Output<typeof getDepartmentDraftContract>;
  /** Whether creating the department gives the person the Department Leader role. */
  becomesLeader: boolean;
}

/** Creates a department: the form is kept on the server while it is filled in, so that nothing typed is lost. */
export function DepartmentForm({ draft, becomesLeader }: DepartmentFormProps) {
  const { id: firstId, name, perfomingScoreId } = draft.department;
  const form = useForm<DepartmentBody, unknown, output<typeof departmentDraftBody>>({
    resolver: zodResolver(departmentDraftBody),
    defaultValues: { name, perfomingScoreId: perfomingScoreId ?? undefined },
  });
  const { errors } = form.formState;
  const { state, keep, touch, stop } = useDraft<DepartmentBody>({
    id: firstId,
    read: () => departmentDraftBody.safeParse(form.getValues()).data ?? null,
    save: (id, body) => call(saveDepartmentDraftContract, { query: id === null ? {} : { id }, body }),
    addressOf: (id) => `/departmentCreate/${id}`,
  });
  useEffect(() => form.subscribe({ formState: { values: true, isDirty: true }, callback: touch }), [form, touch]);

  const create = useMutation({
    mutationFn: async (body: DepartmentBody) => call(createDepartmentContract, { query: { id: await keep(body) } }),
    onSuccess: (department) => {
      stop();
      if (becomesLeader) storeRole('Department Leader');
      leaveWith(`${department.name} was created.`, '/dashboard');
    },
    onError: leaveOnFailure,
  });
  const saveDraft = useMutation({
    mutationFn: keep,
    onSuccess: () => {
      stop();
      leaveWith('The draft was saved. Create New Department leads back to it.', '/dashboard');
    },
  });

  return (
    <form noValidate onSubmit={form.handleSubmit((body) => create.mutate(body))} className="flex flex-col gap-6">
      <ErrorSummary errors={create.error ? [{ message: create.error.message }] : []} />
      <Card title="The department">
        <Field label="Department name" error={errors.name?.message} className="max-w-xl" required>
          {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" />}
        </Field>
        <Controller
          control={form.control}
          name="perfomingScoreId"
          render={({ field }) => (
            <RadioCards
              className="mt-5"
              label="How is the department performing right now?"
              help="Your own starting point. It never mixes with what its teams answer."
              error={errors.perfomingScoreId?.message}
              options={draft.perfomingScores.map(({ id: value, name: label }) => ({ value, label }))}
              value={field.value ?? null}
              onChange={field.onChange}
              layout="grid"
            />
          )}
        />
      </Card>
      <DraftFooter
        state={state}
        needed="a name and a score"
        failure="The draft could not be saved."
        submitLabel="Create department"
        isSubmitting={create.isPending || create.isSuccess}
        isSaving={saveDraft.isPending || saveDraft.isSuccess}
        onSaveDraft={() => void form.handleSubmit((body) => saveDraft.mutate(body))()}
      />
    </form>
  );
}
