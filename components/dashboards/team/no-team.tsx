import { UsersRound } from 'lucide-react';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

/** For a person without a team: what to do next. */
export function NoTeam({ role }: { role: 'Team Leader' | 'Member' }) {
  return (
    <Card as="div">
      {role === 'Team Leader' ? (
        <EmptyState
          icon={<UsersRound />}
          title="You don’t lead a team yet"
          action={<LinkButton href="/teamCreate">Create a team</LinkButton>}
        >
          Create a team and invite its members. You’ll see how the team is doing as soon as they answer their first
          check-in.
        </EmptyState>
      ) : (
        <EmptyState icon={<UsersRound />} title="You’re not in a team yet">
          If you were invited, open the link in that e-mail. Otherwise ask the person who leads your team to invite you.
          Your team’s figures will then appear here.
        </EmptyState>
      )}
    </Card>
  );
}
