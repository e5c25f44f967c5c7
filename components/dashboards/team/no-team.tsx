import { UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { DashboardTeam } from '#/components/dashboards/team-dashboard.ts';
import { teamHref } from '#/components/organisation/organisation-links.ts';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

/** Says what a person without a team can do next. */
export function NoTeam({ role }: { role: 'Team Leader' | 'Member' }) {
  const t = useTranslations('team-dashboard.noTeam');
  return (
    <Card as="div">
      {role === 'Team Leader' ? (
        <EmptyState
          icon={<UsersRound />}
          title={t('leader')}
          action={<LinkButton href="/teamCreate">{t('create')}</LinkButton>}
        >
          {t('leaderText')}
        </EmptyState>
      ) : (
        <EmptyState icon={<UsersRound />} title={t('member')}>
          {t('memberText')}
        </EmptyState>
      )}
    </Card>
  );
}

/** Shows, instead of the results of an empty team, what will be here and a link to the team's page. */
export function NoMembersYet({ team }: { team: DashboardTeam }) {
  const t = useTranslations('team-dashboard.noMembers');
  const { openInvitations } = team;
  return (
    <Card as="div">
      <EmptyState
        icon={<UsersRound />}
        title={t('title')}
        action={
          <LinkButton href={teamHref('Team Leader', team)} variant="secondary">
            {t(openInvitations > 0 ? 'invitations' : 'add')}
          </LinkButton>
        }
      >
        {openInvitations > 0 && t('waiting', { count: openInvitations })} {t('text')}
      </EmptyState>
    </Card>
  );
}
