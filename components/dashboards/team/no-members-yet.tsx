import { UsersRound } from 'lucide-react';
import type { DashboardTeam } from '#/components/dashboards/team-dashboard.ts';
import { teamHref } from '#/components/organisation/organisation-links.ts';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';

/** Stands for the figures of a team that nobody is in: what will fill it, and the way there. */
export function NoMembersYet({ team }: { team: DashboardTeam }) {
  const { openInvitations } = team;
  return (
    <Card as="div">
      <EmptyState
        icon={<UsersRound />}
        title="No one has joined this team yet"
        action={
          <LinkButton href={teamHref('Team Leader', team)} variant="secondary">
            {openInvitations > 0 ? 'See the invitations' : 'Add team members'}
          </LinkButton>
        }
      >
        {openInvitations > 0 &&
          `${countWords(openInvitations, 'invitation waits', 'invitations wait')} for an answer. `}
        Check-ins go out once somebody has joined; the first figures follow their answers.
      </EmptyState>
    </Card>
  );
}
