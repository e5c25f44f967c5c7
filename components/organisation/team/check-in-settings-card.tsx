'use client';

import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { carryMessage } from '#/components/frame/sending/carry-message.ts';
import { ScheduleFields } from '#/components/organisation/schedule-fields.tsx';
import type { Team } from '#/components/organisation/team/team.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { call } from '#/lib/api/call.ts';
import type { TeamSchedule } from '#/lib/domain/organisation/organisation.schema.ts';
import { updateTeamContract } from '#/lib/domain/organisation/teams/team.contract.ts';

/** The team's check-in schedule; saving it reloads the page. */
export function CheckInSettingsCard({ team }: { team: Team }) {
  const { id, frequencyId, checkinDay, surveysTimeSend, workingDays, asksOnJoining } = team;
  const form = useForm<TeamSchedule, unknown, TeamSchedule>({
    resolver: lateResolver(
      async () => (await import('#/lib/domain/organisation/organisation.schema.ts')).teamScheduleBody,
    ),
    defaultValues: { frequencyId, checkinDay, surveysTimeSend, workingDays, asksOnJoining },
  });
  const save = useMutation({
    mutationFn: (body: TeamSchedule) => call(updateTeamContract, { params: { id }, body }),
    onSuccess: ({ message }) => {
      carryMessage(message);
      location.reload();
    },
  });
  return (
    <Card
      tour="check-in-settings"
      title="Check-in settings"
      description="Everyone gets the email at this time in their own time zone. Check-ins already sent aren’t affected."
    >
      <FormProvider {...form}>
        <form
          noValidate
          aria-label="Check-in settings"
          onSubmit={form.handleSubmit((body) => save.mutate(body))}
          className="flex flex-col"
        >
          <ErrorSummary
            title="The settings were not saved"
            errors={save.error ? [{ message: save.error.message }] : []}
          />
          <ScheduleFields />
          <div className="mt-5 flex justify-end">
            <Button
              type="submit"
              full
              disabled={!form.formState.isDirty && !save.isSuccess}
              loading={save.isPending || save.isSuccess}
            >
              Save
            </Button>
          </div>
        </form>
      </FormProvider>
    </Card>
  );
}
