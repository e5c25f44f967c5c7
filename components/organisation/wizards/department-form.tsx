'use client';

import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import type { output } from 'zod';
import { DraftFooter } from '#/components/organisation/wizards/draft-footer.tsx';
import { useCreationWizard } from '#/components/organisation/wizards/use-creation-wizard.ts';
import { Card } from '#/components/ui/card.tsx';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { formResolver } from '#/components/ui/fields/form-resolver.ts';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import type { Input, Output } from '#/lib/api/endpoint.ts';
import { departmentDraftBody } from '#/lib/domain/organisation/organisation.schema.ts';
import {
  createDepartmentContract,
  type getDepartmentDraftContract,
  saveDepartmentDraftContract,
} from '#/lib/domain/organisation/wizards/wizards.contract.ts';

type DepartmentBody = Input<typeof saveDepartmentDraftContract>['body'];

interface DepartmentFormProps {
  draft: Output<typeof getDepartmentDraftContract>;
  /** Whether creating the department gives the person the department leader role. */
  becomesLeader: boolean;
}

/** Creates a department: the form is saved on the server while it's filled in, so that no input is lost. */
export function DepartmentForm({ draft, becomesLeader }: DepartmentFormProps) {
  const t = useTranslations('organisation.newDepartment');
  const { id: firstId, name, perfomingScoreId } = draft.department;
  const form = useForm<DepartmentBody, unknown, output<typeof departmentDraftBody>>({
    resolver: formResolver(departmentDraftBody),
    defaultValues: { name, perfomingScoreId: perfomingScoreId ?? undefined },
  });
  const { errors } = form.formState;
  const wizard = useCreationWizard({
    form,
    schema: departmentDraftBody,
    id: firstId,
    path: '/departmentCreate',
    save: (id, body) => call(saveDepartmentDraftContract, { query: id === null ? {} : { id }, body }),
    create: (id) => call(createDepartmentContract, { query: { id } }),
    created: (department) => t('created', { name: department.name }),
    saved: t('saved'),
    newRole: becomesLeader ? 'Department Leader' : null,
  });

  return (
    <form method="post" noValidate onSubmit={wizard.onSubmit} className="flex flex-col gap-6">
      <ErrorSummary errors={wizard.errors} />
      <Card title={t('title')}>
        <Field label={t('name')} error={errors.name?.message} required>
          {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" />}
        </Field>
        <Controller
          control={form.control}
          name="perfomingScoreId"
          render={({ field }) => (
            <RadioCards
              className="mt-5"
              label={t('score')}
              help={t('scoreHelp')}
              error={errors.perfomingScoreId?.message}
              options={draft.perfomingScores.map(({ id: value, name: label }) => ({ value, label }))}
              value={field.value ?? null}
              onChange={field.onChange}
              layout="grid"
            />
          )}
        />
      </Card>
      <DraftFooter {...wizard.footer} failure={t('failure')} submitLabel={t('create')} />
    </form>
  );
}
