import { UsersRound } from 'lucide-react';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

/** Stands for the figures of a department without teams: what will fill it, and the way there. */
export function NoTeamsYet() {
  return (
    <Card as="div">
      <EmptyState
        icon={<UsersRound />}
        title="This department has no team"
        action={
          <LinkButton href="/teamCreate" variant="secondary">
            Create a team
          </LinkButton>
        }
      >
        Its figures come from the check-ins of its teams. The first ones appear the night after someone has answered.
      </EmptyState>
    </Card>
  );
}
