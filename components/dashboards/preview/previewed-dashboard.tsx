'use client';

import { useCallback, useEffect, useMemo } from 'react';
import { NoCoaching } from '#/components/dashboards/preview/no-coaching.tsx';
import { PreviewBanner } from '#/components/dashboards/preview/preview-banner.tsx';
import { DashboardSource } from '#/components/dashboards/team/dashboard-source.ts';
import { TeamDashboardScreen } from '#/components/dashboards/team/team-dashboard-screen.tsx';
import type { DashboardTeam } from '#/components/dashboards/team-dashboard.ts';
import { forgetPreview, type StoredPreview } from '#/components/previews/preview-storage.ts';
import { useEndPreview } from '#/components/previews/use-preview.ts';
import { ApiError, call } from '#/lib/api/call.ts';
import { previewedTeamDashboardContract } from '#/lib/domain/dashboards/team/team.contract.ts';
import { endPreviewContract } from '#/lib/domain/previews/previews.contract.ts';

/** Why a preview is over without its leader having left it. */
export type PreviewOver = 'time' | 'refused';

interface PreviewedDashboardProps {
  preview: StoredPreview;
  team: DashboardTeam;
  locale: string;
  onOver: (why: PreviewOver) => void;
}

/** A team's dashboard as one of its members sees it, below a banner that says so. */
export function PreviewedDashboard({ preview, team, locale, onOver }: PreviewedDashboardProps) {
  const { token, endsAtMs } = preview;
  const end = useEndPreview(token);
  const finish = useCallback(
    (why: PreviewOver) => {
      onOver(why);
      forgetPreview(token);
      // So that the log says when and why. Should it not arrive, the next preview or signing out makes up for it.
      void call(endPreviewContract, {}).catch(() => undefined);
    },
    [onOver, token],
  );
  useEffect(() => {
    const timer = setTimeout(() => finish('time'), Math.max(0, endsAtMs - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAtMs, finish]);
  const source = useMemo<DashboardSource>(
    () => ({
      key: ['preview', token],
      ask: async (input, signal) => {
        try {
          return await call(previewedTeamDashboardContract, input, signal);
        } catch (error) {
          if (error instanceof ApiError && error.status === 403) finish('refused');
          throw error;
        }
      },
    }),
    [finish, token],
  );

  return (
    <div className="flex flex-col gap-6">
      <PreviewBanner preview={preview} locale={locale} isEnding={end.isPending} onEnd={() => end.mutate()} />
      <DashboardSource value={source}>
        <TeamDashboardScreen
          teams={[team]}
          viewedAs="Member"
          locale={locale}
          coaching={<NoCoaching name={preview.member.name} />}
        />
      </DashboardSource>
    </div>
  );
}
