import { UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

/** Stands for the figures of a department without teams: what will fill it, and the way there. */
export function NoTeamsYet() {
  const t = useTranslations('dashboards.company');
  return (
    <Card as="div">
      <EmptyState
        icon={<UsersRound />}
        title={t('noTeam')}
        action={
          <LinkButton href="/teamCreate" variant="secondary">
            {t('createTeam')}
          </LinkButton>
        }
      >
        {t('noTeamText')}
      </EmptyState>
    </Card>
  );
}
