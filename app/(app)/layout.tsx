import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { footerProps } from '#/app/footer-props.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { SignedInFrame } from '#/components/shell/signed-in-frame.tsx';
import { presentImageUrl } from '#/lib/domain/accounts/accounts.present.ts';
import { findPlanAlert } from '#/lib/domain/billing/plans/plan-news.service.ts';
import { findDeletion } from '#/lib/domain/companies/deletion/deletion.service.ts';
import { countDashboardTeams } from '#/lib/domain/dashboards/teams/dashboard-team.service.ts';
import { listNotifications } from '#/lib/domain/notifications/list/notification.service.ts';
import { presentTour } from '#/lib/domain/tour/tour.service.ts';

export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const ctx = await getPageCtx();
  const { actor } = ctx;
  const { firstName, lastName, email, imageName, roles, role } = actor;
  const [t, deletionWords, deletesOn, footer, alert, notifications, isTourDue] = await Promise.all([
    getTranslations('billing.alerts'),
    getTranslations('privacy.deletion.banner'),
    findDeletion(ctx),
    footerProps(),
    findPlanAlert(ctx),
    listNotifications(ctx, { show: 'unread' }),
    // Without a team there is almost nothing to show.
    actor.tourCompleted ? false : countDashboardTeams(ctx).then((count) => count > 0),
  ]);
  const mayKeep = role === 'Administrator';
  const deletion =
    deletesOn === null
      ? null
      : {
          title: deletionWords('title', { company: ctx.company.name, day: deletesOn }),
          text: mayKeep ? deletionWords('text') : `${deletionWords('text')} ${deletionWords('ask')}`,
          keep: mayKeep ? deletionWords('keep') : null,
        };
  const image = presentImageUrl(imageName);
  return (
    <Words
      of={[
        'coaching.fewAuthors',
        'dashboards.feelings',
        'notifications.panel',
        'organisation.wizard',
        'palette.bar',
        'palette.button',
        'palette.entries',
        'palette.groups',
        'palette.keys',
        'palette.list',
        'palette.shortcuts',
        'shell.account',
        'shell.frame',
        'shell.navigation',
        'shell.newRole',
        'shell.session',
        'specification.coaching',
        'specification.notifications',
        'tour.helper',
        'ui.answers',
        'ui.documented',
        'ui.page',
      ]}
    >
      <SignedInFrame
        user={{ firstName, lastName, email, ...(image ? { image } : {}) }}
        roles={roles}
        role={role}
        footer={footer}
        plan={{ alert, words: { open: t('open'), hide: t('hide') } }}
        notifications={notifications}
        deletion={deletion}
        tour={{ isDue: isTourDue, steps: presentTour(role, ctx.locale) }}
      >
        {children}
      </SignedInFrame>
    </Words>
  );
}
