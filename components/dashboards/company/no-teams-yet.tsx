import { UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

/** Shows, instead of the results of a department without teams, what will be here and a link to create a team. */
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
