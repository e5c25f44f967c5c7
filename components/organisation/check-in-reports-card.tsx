import { ChartLine } from 'lucide-react';
import type { ManagerRole } from '#/components/organisation/manager-role.ts';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/empty-state.tsx';
import { LinkButton } from '#/components/ui/link-button.tsx';

/** Where the reports by date will be, and the way to the team's dashboard for those who may see it: its leaders. */
export function CheckInReportsCard({ teamId, role }: { teamId: number; role: ManagerRole }) {
  const isLeader = role === 'Team Leader';
  return (
    <Card title="Check-in reports">
      <EmptyState
        icon={<ChartLine />}
        title="Coming with check-in reports"
        action={
          isLeader && (
            <LinkButton href={`/dashboard/team?team=${teamId}`} variant="secondary">
              Go to the team’s dashboard
            </LinkButton>
          )
        }
      >
        {isLeader
          ? 'Here you will read what the team answered, date by date. Its figures over time are on its dashboard already.'
          : 'Here will be what the team answered, date by date, as far as your role may see it.'}
      </EmptyState>
    </Card>
  );
}
