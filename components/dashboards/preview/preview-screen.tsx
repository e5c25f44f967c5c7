'use client';

import { useState } from 'react';
import { PreviewChoice } from '#/components/dashboards/preview/preview-choice.tsx';
import { PreviewedDashboard, type PreviewOver } from '#/components/dashboards/preview/previewed-dashboard.tsx';
import { TeamFiguresSkeleton } from '#/components/dashboards/team/team-dashboard-skeleton.tsx';
import type { DashboardTeam } from '#/components/dashboards/team-dashboard.ts';
import { useStoredPreview } from '#/components/previews/use-preview.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { PREVIEW_MINUTES } from '#/lib/domain/previews/constants.ts';

const overWords: Record<PreviewOver, string> = {
  time: `A preview lasts ${PREVIEW_MINUTES} minutes. You can start it again.`,
  refused: 'It was ended elsewhere, or this member or you have left the team. Nothing else has changed for you.',
};

interface PreviewScreenProps {
  /** Those that the person leads. */
  teams: readonly [DashboardTeam, ...DashboardTeam[]];
  locale: string;
}

/** A leader's preview of a team dashboard: the choice of whose eyes, and then what they see. */
export function PreviewScreen({ teams, locale }: PreviewScreenProps) {
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
        <Alert state="info" announce="politely" title="The preview has ended">
          {overWords[why]}
        </Alert>
      )}
      <PreviewChoice teams={teams} onStarted={() => setOver(null)} />
    </div>
  );
}
