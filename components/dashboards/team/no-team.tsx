import { UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
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
