'use client';

import { Eye, Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo } from 'react';
import { DashboardSource } from '#/components/dashboards/team/dashboard-source.ts';
import { TeamDashboardScreen } from '#/components/dashboards/team/team-dashboard-screen.tsx';
import type { DashboardTeam } from '#/components/dashboards/team-dashboard.ts';
import { erasePreview, type StoredPreview } from '#/components/previews/preview-storage.ts';
import { useEndPreview } from '#/components/previews/use-preview.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { ApiError, call } from '#/lib/api/call.ts';
import { previewedTeamDashboardContract } from '#/lib/domain/dashboards/team/team.contract.ts';
import { endPreviewContract } from '#/lib/domain/previews/previews.contract.ts';

/** Why a preview is over although its leader didn't leave it. */
export type PreviewOver = 'time' | 'refused';

interface PreviewedDashboardProps {
  preview: StoredPreview;
  team: DashboardTeam;
  locale: string;
  onOver: (why: PreviewOver) => void;
}

/** Shows a team's dashboard as one of its members sees it, below a banner that says so. */
export function PreviewedDashboard({ preview, team, locale, onOver }: PreviewedDashboardProps) {
  const { token, endsAtMs } = preview;
  const end = useEndPreview(token);
  const finish = useCallback(
    (why: PreviewOver) => {
      onOver(why);
      erasePreview(token);
      // Called so that the log says when and why. If the call is lost, the next preview or signing out ends this one.
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
          viewerId={null}
          locale={locale}
          coaching={<NoCoaching name={preview.member.name} />}
        />
      </DashboardSource>
    </div>
  );
}

/** Shows, in a preview, why the coaching corner is missing: it may only be about the previewed member. */
function NoCoaching({ name }: { name: string }) {
  const t = useTranslations('coaching.preview');
  return (
    <Card as="div">
      <EmptyState icon={<Lock />} title={t('title', { name })} />
    </Card>
  );
}

interface PreviewBannerProps {
  preview: StoredPreview;
  locale: string;
  isEnding: boolean;
  onEnd: () => void;
}

/** Shows that a leader sees a member's view, and leads back. */
function PreviewBanner({ preview: { team, member, endsAtMs }, locale, isEnding, onEnd }: PreviewBannerProps) {
  const t = useTranslations('dashboards.preview');
  const until = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(endsAtMs);
  return (
    <section
      aria-label={t('label')}
      className="stays top-16 z-10 -mx-[16px] flex items-center gap-x-4 border-line border-b bg-accent-soft px-[16px] py-3 medium:mx-0 medium:rounded-control medium:border"
    >
      <Eye aria-hidden className="size-5 shrink-0 text-accent-text" />
      <div className="wrap-anywhere flex min-w-0 flex-1 flex-col">
        <p className="font-semibold text-14">{t('viewing', { team: team.name, member: member.name })}</p>
        <p className="text-13">
          <span className="max-medium:hidden">{t('published')} </span>
          {t('ends', { time: until })}
        </p>
      </div>
      <Button variant="secondary" size="small" className="max-medium:h-11" loading={isEnding} onClick={onEnd}>
        {t('end')}
      </Button>
    </section>
  );
}
