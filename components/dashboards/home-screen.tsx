'use client';

import { useQuery } from '@tanstack/react-query';
import { FirstSteps } from '#/components/dashboards/first-steps.tsx';
import { RoleHint } from '#/components/dashboards/role-hint.tsx';
import { TeamList } from '#/components/dashboards/team-list.tsx';
import { Card } from '#/components/ui/card.tsx';
import { LinkButton } from '#/components/ui/link-button.tsx';
import { PageHeader } from '#/components/ui/page-header.tsx';
import { Skeleton } from '#/components/ui/skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { RoleName } from '#/lib/domain/accounts/schema.ts';
import { listDashboardTeamsContract } from '#/lib/domain/dashboards/contract.ts';

export interface HomeScreenProps {
  firstName: string;
  companyName: string;
  role: 'Administrator' | 'Department Leader';
  roles: readonly RoleName[];
}

/** Where administrators and department leaders begin: their teams, and what to do while there are none. */
export function HomeScreen({ firstName, companyName, role, roles }: HomeScreenProps) {
  const { data } = useQuery({
    queryKey: queryKey(listDashboardTeamsContract, {}),
    queryFn: ({ signal }) => call(listDashboardTeamsContract, {}, signal),
  });
  const teams = data?.teams;
  const otherRole = (['Team Leader', 'Member'] as const).find((name) => roles.includes(name));
  const isEmpty = teams?.length === 0;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        level={2}
        title={`Hello, ${firstName}`}
        description={teams ? describeHome(companyName, role, teams.length) : companyName}
        actions={
          isEmpty ? undefined : (
            <LinkButton href="/teamCreate" variant="secondary">
              Create a team
            </LinkButton>
          )
        }
      />
      {otherRole && <RoleHint role={otherRole} />}
      {isEmpty ? (
        <Card padded={false}>
          <FirstSteps />
        </Card>
      ) : (
        <Card
          padded={false}
          title="Teams"
          description="How a team is doing is on the dashboard of its leader and members."
        >
          {teams ? <TeamList teams={teams} /> : <Skeleton className="m-5 h-48" />}
        </Card>
      )}
    </div>
  );
}

function describeHome(companyName: string, role: HomeScreenProps['role'], count: number): string {
  const teams = count === 0 ? 'no team' : count === 1 ? 'one team' : `${count} teams`;
  const place = role === 'Administrator' ? '' : ' in the departments you lead';
  return `${companyName} has ${teams}${place}${count === 0 ? ' yet' : ''}.`;
}
