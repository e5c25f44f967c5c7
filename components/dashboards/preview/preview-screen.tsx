'use client';

import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PreviewedDashboard, type PreviewOver } from '#/components/dashboards/preview/previewed-dashboard.tsx';
import { TeamFiguresSkeleton } from '#/components/dashboards/team/team-dashboard-skeleton.tsx';
import type { DashboardTeam } from '#/components/dashboards/team-dashboard.ts';
import { useStartPreview, useStoredPreview } from '#/components/previews/use-preview.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getTeamDashboardContract } from '#/lib/domain/dashboards/team/team.contract.ts';
import { PREVIEW_MINUTES } from '#/lib/domain/previews/constants.ts';

interface PreviewScreenProps {
  /** The teams that the person leads. */
  teams: readonly [DashboardTeam, ...DashboardTeam[]];
  locale: string;
}

/** Shows a leader's preview of a team dashboard: first the choice of a member, then what that member sees. */
export function PreviewScreen({ teams, locale }: PreviewScreenProps) {
  const t = useTranslations('dashboards.preview');
  const preview = useStoredPreview();
  const [over, setOver] = useState<PreviewOver | null>(null);
  if (preview === undefined) return <TeamFiguresSkeleton />;
  const team = teams.find(({ id }) => id === preview?.team.id);
  if (preview && team) {
    return <PreviewedDashboard key={preview.token} preview={preview} team={team} locale={locale} onOver={setOver} />;
  }
  const why = preview ? 'refused' : over;
  return (
    <div className="flex flex-col gap-6">
      {why && (
        <Alert state="info" announce="politely" title={t('over')}>
          {t(why, { minutes: PREVIEW_MINUTES })}
        </Alert>
      )}
      <PreviewChoice teams={teams} onStarted={() => setOver(null)} />
    </div>
  );
}

interface PreviewChoiceProps {
  teams: readonly [DashboardTeam, ...DashboardTeam[]];
  onStarted: () => void;
}

/** Chooses the team and the member whose view a leader wants to see. */
function PreviewChoice({ teams, onStarted }: PreviewChoiceProps) {
  const t = useTranslations('dashboards.preview');
  const [teamId, setTeamId] = useState(teams[0].id);
  const [chosenId, setChosen] = useState(0);
  const start = useStartPreview(onStarted);
  const { members, error } = useMembers(teamId);
  const userId = members?.some(({ value }) => value === chosenId) ? chosenId : members?.[0]?.value;

  return (
    <Card title={t('title')} description={t('description', { minutes: PREVIEW_MINUTES })}>
      <form
        method="post"
        className="flex max-w-md flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (userId !== undefined && !start.isPending) start.mutate({ userId, teamId });
        }}
      >
        {teams.length > 1 && (
          <Field label={t('team')}>
            {(control) => (
              <Select
                {...control}
                value={teamId}
                options={teams.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(event) => setTeamId(Number(event.target.value))}
              />
            )}
          </Field>
        )}
        {error && (
          <Alert state="bad" announce="politely">
            {error.message}
          </Alert>
        )}
        {members?.length === 0 ? (
          <Alert state="info" announce="politely">
            {t('noMembers')}
          </Alert>
        ) : (
          <Field label={t('member')}>
            {(control) => (
              <Select
                {...control}
                value={userId ?? ''}
                disabled={!members}
                options={members ?? []}
                onChange={(event) => setChosen(Number(event.target.value))}
              />
            )}
          </Field>
        )}
        <Button
          type="submit"
          full
          className="medium:self-start"
          icon={<Eye aria-hidden />}
          disabled={userId === undefined}
          loading={start.isPending}
        >
          {t('start')}
        </Button>
      </form>
    </Card>
  );
}

/** Loads the members of a team, named as on its leader's dashboard. */
function useMembers(id: number) {
  const input = { params: { id }, query: { period: '1d' } } as const;
  const { data, error } = useQuery({
    queryKey: queryKey(getTeamDashboardContract, input),
    queryFn: ({ signal }) => call(getTeamDashboardContract, input, signal),
  });
  return { members: data?.members.filter(({ value }) => value !== 0), error };
}
