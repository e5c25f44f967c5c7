'use client';

import { useTranslations } from 'next-intl';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import type { input, output } from 'zod';
import { ScheduleFields } from '#/components/organisation/schedule-fields.tsx';
import { DraftFooter } from '#/components/organisation/wizards/draft-footer.tsx';
import { InviteRows } from '#/components/organisation/wizards/invite-rows.tsx';
import { useCreationWizard } from '#/components/organisation/wizards/use-creation-wizard.ts';
import { Card } from '#/components/ui/card.tsx';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { formResolver } from '#/components/ui/fields/form-resolver.ts';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';
import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { teamInvitesMax } from '#/lib/domain/organisation/constants.ts';
import { teamDraftForm } from '#/lib/domain/organisation/organisation.schema.ts';
import {
  createTeamContract,
  type getTeamDraftContract,
  saveTeamDraftContract,
} from '#/lib/domain/organisation/wizards/wizards.contract.ts';

type Draft = Output<typeof getTeamDraftContract>;
type TeamBody = input<typeof teamDraftForm>;

const asNumber = { setValueAs: Number };

interface TeamFormProps {
  draft: Draft;
  /** Whether creating the team gives the person the team leader role. */
  becomesLeader: boolean;
}

/** Creates a team: the form is saved on the server while it's filled in, so that no input is lost. */
export function TeamForm({ draft, becomesLeader }: TeamFormProps) {
  const t = useTranslations('organisation.newTeam');
  const documented = useDocumented();
  const { id: firstId, departmentName: _, ...team } = draft.team;
  const form = useForm<TeamBody, unknown, output<typeof teamDraftForm>>({
    resolver: formResolver(teamDraftForm),
    defaultValues: { ...team, performingScoreId: team.performingScoreId ?? undefined },
  });
  const { errors } = form.formState;
  const wizard = useCreationWizard({
    form,
    schema: teamDraftForm,
    id: firstId,
    path: '/teamCreate',
    save: (id, body) => call(saveTeamDraftContract, { query: id === null ? {} : { id }, body }),
    create: (id) => call(createTeamContract, { query: { id } }),
    created: ({ name, invited: invitedCount }) => t('created', { name, invited: invitedCount }),
    saved: t('saved'),
    newRole: becomesLeader ? 'Team Leader' : null,
  });

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={wizard.onSubmit} className="flex flex-col gap-6">
        <ErrorSummary errors={wizard.errors} />
        <Card title={t('title')}>
          <div className="grid gap-5 medium:grid-cols-2">
            <Field label={t('name')} error={errors.name?.message} required>
              {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" />}
            </Field>
            <Field label={t('department')} error={errors.departamentId?.message} required>
              {(control) => (
                <Select
                  {...control}
                  {...form.register('departamentId', asNumber)}
                  options={draft.departaments.map(({ id: value, name }) => ({
                    value,
                    label: documented(name) || 'N/A',
                  }))}
                />
              )}
            </Field>
          </div>
          <Controller
            name="performingScoreId"
            render={({ field }) => (
              <RadioCards
                className="mt-5"
                label={t('score')}
                help={t('scoreHelp')}
                error={errors.performingScoreId?.message}
                options={draft.performingScores.map(({ id: value, name }) => ({ value, label: name }))}
                value={field.value ?? null}
                onChange={field.onChange}
                layout="grid"
              />
            )}
          />
        </Card>
        <Card title={t('checkIns')} description={t('checkInsAbout')}>
          <ScheduleFields isNew />
        </Card>
        <Card title={t('invite')} description={t('inviteAbout')}>
          <InviteRows max={teamInvitesMax} />
        </Card>
        <DraftFooter {...wizard.footer} failure={t('failure')} submitLabel={t('create')} />
      </form>
    </FormProvider>
  );
}
