'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ManagerRole } from '#/components/frame/links/manager-role.ts';
import { PageTitle } from '#/components/frame/pages/page-title.tsx';
import { flashMessage } from '#/components/frame/sending/flash-message.ts';
import { ManagementState } from '#/components/organisation/management-state.tsx';
import { checkInSettingsId, shownName } from '#/components/organisation/organisation-links.ts';
import { ScheduleFields } from '#/components/organisation/schedule-fields.tsx';
import { CheckInReportsCard } from '#/components/organisation/team/check-in-reports-card.tsx';
import { type Team, teamContractOf, teamInput } from '#/components/organisation/team/team.ts';
import { TeamDetailsCard } from '#/components/organisation/team/team-details-card.tsx';
import { TeamMembersCard } from '#/components/organisation/team/team-members-card.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { changedFields } from '#/components/ui/fields/changed-fields.ts';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import type { TeamSchedule } from '#/lib/domain/organisation/organisation.schema.ts';
import { updateTeamContract } from '#/lib/domain/organisation/teams/team.contract.ts';

/** The menu's entry that a team's page is below; its leaders' page is the entry itself. */
const managementOf = { Administrator: 'companyManagement', 'Department Leader': 'departmentManagement' } as const;

/** Shows Team Information: name, leaders, share link, members and check-in settings. */
export function TeamScreen({ id, role }: { id: number; role: ManagerRole }) {
  const t = useTranslations('organisation.team');
  const navigation = useTranslations('shell.navigation');
  const contract = teamContractOf(role);
  const input = teamInput(id);
  const query = useQuery({
    queryKey: queryKey(contract, input),
    queryFn: ({ signal }) => call(contract, input, signal),
  });
  return (
    <ManagementState query={query} failure={t('failure')}>
      {({ team }) => (
        <div className="flex flex-col gap-6">
          {role !== 'Team Leader' && (
            <PageTitle
              name={`${navigation(managementOf[role])} - ${shownName(team.name)}`}
              tab={shownName(team.name)}
            />
          )}
          <TeamDetailsCard team={team} role={role} />
          <TeamMembersCard team={team} role={role} />
          {role === 'Team Leader' && <CheckInReportsCard teamId={team.id} />}
          {team.may.manage && <CheckInSettingsCard team={team} />}
        </div>
      )}
    </ManagementState>
  );
}

/** Shows the team's check-in schedule; saving it reloads the page. */
function CheckInSettingsCard({ team }: { team: Team }) {
  const t = useTranslations('organisation.team.settings');
  const { id, frequencyId, checkinDay, surveysTimeSend, workingDays, asksOnJoining } = team;
  const defaultValues = { frequencyId, checkinDay, surveysTimeSend, workingDays, asksOnJoining };
  const form = useForm<TeamSchedule, unknown, TeamSchedule>({
    resolver: lateResolver(
      async () => (await import('#/lib/domain/organisation/organisation.schema.ts')).teamScheduleBody,
    ),
    defaultValues,
  });
  const save = useMutation({
    mutationFn: (schedule: TeamSchedule) =>
      call(updateTeamContract, { params: { id }, body: changedFields(schedule, defaultValues) }),
    onSuccess: ({ message }) => {
      flashMessage(message);
      location.reload();
    },
  });
  // The router looks for the place of a link before the team is there.
  useEffect(() => {
    if (location.hash === `#${checkInSettingsId}`) document.getElementById(checkInSettingsId)?.scrollIntoView();
  }, []);
  return (
    <Card id={checkInSettingsId} tour="check-in-settings" title={t('title')} description={t('about')}>
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          aria-label={t('title')}
          onSubmit={form.handleSubmit((body) => save.mutate(body))}
          className="flex flex-col"
        >
          <ErrorSummary title={t('failure')} errors={save.error ? [{ message: save.error.message }] : []} />
          <ScheduleFields />
          <div className="mt-5 flex justify-end">
            <Button
              type="submit"
              full
              disabled={!form.formState.isDirty && !save.isSuccess}
              loading={save.isPending || save.isSuccess}
            >
              {t('save')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Card>
  );
}
