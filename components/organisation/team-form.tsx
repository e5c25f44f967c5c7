'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import type { output } from 'zod';
import { storeRole } from '#/components/accounts/session-storage.ts';
import { InviteRows } from '#/components/organisation/invite-rows.tsx';
import { Button } from '#/components/ui/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { ChoiceChips } from '#/components/ui/choice-chips.tsx';
import { ErrorSummary } from '#/components/ui/error-summary.tsx';
import { Field } from '#/components/ui/field.tsx';
import { RadioCards } from '#/components/ui/radio-cards.tsx';
import { Select } from '#/components/ui/select.tsx';
import { TextInput } from '#/components/ui/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import type { Input, Output } from '#/lib/api/endpoint.ts';
import { frequencies } from '#/lib/domain/check-ins/constants.ts';
import { weekdays } from '#/lib/domain/organisation/constants.ts';
import {
  createTeamContract,
  type getTeamDraftContract,
  saveTeamDraftContract,
} from '#/lib/domain/organisation/wizards-contract.ts';
import { teamDraftBody } from '#/lib/domain/organisation/schema.ts';

type Draft = Output<typeof getTeamDraftContract>;
type TeamBody = Input<typeof saveTeamDraftContract>['body'];

const dayOptions = weekdays.map(({ id, name }) => ({ value: id, label: name }));
const asNumber = { setValueAs: Number };

interface TeamFormProps {
  draft: Draft;
  /** Whether creating the team gives the person the Team Leader role. */
  becomesLeader: boolean;
}

/** Creates a team: the form is kept on the server first, so that nothing typed is lost if creating it fails. */
export function TeamForm({ draft, becomesLeader }: TeamFormProps) {
  const { id, departmentName: _, ...team } = draft.team;
  const form = useForm<TeamBody, unknown, output<typeof teamDraftBody>>({
    resolver: zodResolver(teamDraftBody),
    defaultValues: { ...team, performingScoreId: team.performingScoreId ?? undefined },
  });
  const { errors } = form.formState;
  const frequencyId = Number(useWatch({ control: form.control, name: 'frequencyId' }));

  const create = useMutation({
    mutationFn: async (body: TeamBody) => {
      const saved = await call(saveTeamDraftContract, { query: id === null ? {} : { id }, body });
      return call(createTeamContract, { query: { id: saved.id } });
    },
    onSuccess: ({ name, invited }) => {
      if (becomesLeader) storeRole('Team Leader');
      sessionStorage.setItem(
        'message',
        `${name} was created. ${invited === 1 ? '1 invitation is' : `${invited} invitations are`} on the way.`,
      );
      location.assign('/dashboard');
    },
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit((body) => create.mutate(body))} className="flex flex-col gap-6">
        <ErrorSummary errors={create.error ? [{ message: create.error.message }] : []} />
        <Card title="The team">
          <div className="grid gap-5 medium:grid-cols-2">
            <Field label="Team name" error={errors.name?.message} required>
              {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" />}
            </Field>
            <Field label="Department" error={errors.departamentId?.message} required>
              {(control) => (
                <Select
                  {...control}
                  {...form.register('departamentId', asNumber)}
                  options={draft.departaments.map(({ id: value, name }) => ({ value, label: name }))}
                />
              )}
            </Field>
          </div>
          <Controller
            name="performingScoreId"
            render={({ field }) => (
              <RadioCards
                className="mt-5"
                label="How is the team performing right now?"
                help="Your own starting point. It never mixes with what the team answers."
                error={errors.performingScoreId?.message}
                options={draft.performingScores.map(({ id: value, name }) => ({ value, label: name }))}
                value={field.value ?? null}
                onChange={field.onChange}
                layout="grid"
              />
            )}
          />
        </Card>
        <Card title="Check-ins" description="Everybody gets the mail at this time where they live.">
          <div className="grid gap-5 medium:grid-cols-3">
            <Field label="Frequency" error={errors.frequencyId?.message}>
              {(control) => (
                <Select
                  {...control}
                  {...form.register('frequencyId', asNumber)}
                  options={frequencies.map(({ id: value, name }) => ({ value, label: name }))}
                />
              )}
            </Field>
            <Field
              label="Check-in day"
              help={frequencyId === 1 ? 'Used when the team checks in weekly or less often.' : undefined}
              error={errors.checkinDay?.message}
            >
              {(control) => <Select {...control} {...form.register('checkinDay', asNumber)} options={dayOptions} />}
            </Field>
            <Field label="Send time" error={errors.surveysTimeSend?.message}>
              {(control) => <TextInput {...control} {...form.register('surveysTimeSend')} type="time" />}
            </Field>
          </div>
          <Controller
            name="workingDays"
            render={({ field }) => (
              <ChoiceChips
                className="mt-5"
                label="Working days"
                error={errors.workingDays?.message}
                options={weekdays.map(({ id: value, short }) => ({ value, label: short }))}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </Card>
        <Card title="Invite the team" description="Each person gets a mail with a link of their own.">
          <InviteRows />
        </Card>
        <div className="flex justify-end">
          <Button type="submit" size="large" full loading={create.isPending || create.isSuccess}>
            Create team
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
