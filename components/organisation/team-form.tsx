'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import type { output } from 'zod';
import { storeRole } from '#/components/accounts/session-storage.ts';
import { DraftFooter } from '#/components/organisation/draft-footer.tsx';
import { InviteRows } from '#/components/organisation/invite-rows.tsx';
import { ScheduleFields } from '#/components/organisation/schedule-fields.tsx';
import { leaveWith } from '#/components/organisation/use-change.ts';
import { useDraft } from '#/components/organisation/use-draft.ts';
import { leaveOnFailure } from '#/components/profile/leave-on-failure.ts';
import { Card } from '#/components/ui/card.tsx';
import { ErrorSummary } from '#/components/ui/error-summary.tsx';
import { Field } from '#/components/ui/field.tsx';
import { RadioCards } from '#/components/ui/radio-cards.tsx';
import { Select } from '#/components/ui/select.tsx';
import { TextInput } from '#/components/ui/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import type { Input, Output } from '#/lib/api/endpoint.ts';
import { teamDraftBody } from '#/lib/domain/organisation/schema.ts';
import {
  createTeamContract,
  type getTeamDraftContract,
  saveTeamDraftContract,
} from '#/lib/domain/organisation/wizards-contract.ts';

type Draft = Output<typeof getTeamDraftContract>;
type TeamBody = Input<typeof saveTeamDraftContract>['body'];

const asNumber = { setValueAs: Number };

interface TeamFormProps {
  draft: Draft;
  /** Whether creating the team gives the person the Team Leader role. */
  becomesLeader: boolean;
}

/** Creates a team: the form is kept on the server while it is filled in, so that nothing typed is lost. */
export function TeamForm({ draft, becomesLeader }: TeamFormProps) {
  const { id: firstId, departmentName: _, ...team } = draft.team;
  const form = useForm<TeamBody, unknown, output<typeof teamDraftBody>>({
    resolver: zodResolver(teamDraftBody),
    defaultValues: { ...team, performingScoreId: team.performingScoreId ?? undefined },
  });
  const { errors } = form.formState;
  const { state, keep, touch, stop } = useDraft<TeamBody>({
    id: firstId,
    read: () => teamDraftBody.safeParse(form.getValues()).data ?? null,
    save: (id, body) => call(saveTeamDraftContract, { query: id === null ? {} : { id }, body }),
    addressOf: (id) => `/teamCreate/${id}`,
  });
  useEffect(() => form.subscribe({ formState: { values: true, isDirty: true }, callback: touch }), [form, touch]);

  const create = useMutation({
    mutationFn: async (body: TeamBody) => call(createTeamContract, { query: { id: await keep(body) } }),
    onSuccess: ({ name, invited }) => {
      stop();
      if (becomesLeader) storeRole('Team Leader');
      const mails = invited === 1 ? '1 invitation is' : `${invited} invitations are`;
      leaveWith(`${name} was created. ${mails} on the way.`, '/dashboard');
    },
    onError: leaveOnFailure,
  });
  const saveDraft = useMutation({
    mutationFn: keep,
    onSuccess: () => {
      stop();
      leaveWith('The draft was saved. Create New Team leads back to it.', '/dashboard');
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
                  options={draft.departaments.map(({ id: value, name }) => ({ value, label: name || 'N/A' }))}
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
          <ScheduleFields />
        </Card>
        <Card title="Invite the team" description="Each person gets a mail with a link of their own.">
          <InviteRows />
        </Card>
        <DraftFooter
          state={state}
          needed="a name and a score"
          failure="wrong updating info create team"
          submitLabel="Create team"
          isSubmitting={create.isPending || create.isSuccess}
          isSaving={saveDraft.isPending || saveDraft.isSuccess}
          onSaveDraft={() => void form.handleSubmit((body) => saveDraft.mutate(body))()}
        />
      </form>
    </FormProvider>
  );
}
