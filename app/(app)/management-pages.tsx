import { HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { filledCache, orNotFound } from '#/app/(app)/filled-cache.ts';
import { DepartmentScreen } from '#/components/organisation/department-screen.tsx';
import { ManagementTrail } from '#/components/organisation/management-trail.tsx';
import { teamHref } from '#/components/organisation/organisation-links.ts';
import { type Team, teamContractOf, teamInput } from '#/components/organisation/team.ts';
import { TeamScreen } from '#/components/organisation/team-screen.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { getDepartmentContract } from '#/lib/domain/organisation/department-contract.ts';
import { getDepartment } from '#/lib/domain/organisation/queries/get-department.ts';
import { getTeam } from '#/lib/domain/organisation/queries/get-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

type Place = { href: string; name: string };

interface PlacePageProps {
  ctx: UserCtx;
  id: number;
  href: string;
  /** Chooses among several places, beside the trail. */
  children?: ReactNode;
}

/** Department Information with its first data. */
export async function DepartmentPage({ ctx, id, href, above, children }: PlacePageProps & { above: Place[] }) {
  const role = ctx.actor.role === 'Administrator' ? 'Administrator' : 'Department Leader';
  const answer = getDepartmentContract.response.parse(await orNotFound(getDepartment(ctx, { id, page: 1 })));
  const key = queryKey(getDepartmentContract, { params: { id }, query: { page: 1 } });
  return (
    <HydrationBoundary state={filledCache([key, answer])}>
      <div className="flex flex-col gap-6">
        {children}
        <ManagementTrail above={above} name={answer.department.name} tab={{ href, label: 'Department Information' }} />
        <DepartmentScreen key={id} id={id} role={role} />
      </div>
    </HydrationBoundary>
  );
}

interface TeamPageProps extends Omit<PlacePageProps, 'href'> {
  /** The pages above the team's, from the top. */
  above: (team: Team) => Place[];
}

/** Team Information with its first data; the same for everybody who manages teams. */
export async function TeamPage({ ctx, id, above, children }: TeamPageProps) {
  const { role } = ctx.actor;
  if (role === 'Member') notFound();
  const contract = teamContractOf(role);
  const answer = contract.response.parse(await orNotFound(getTeam(ctx, { id, page: 1 })));
  return (
    <HydrationBoundary state={filledCache([queryKey(contract, teamInput(id)), answer])}>
      <div className="flex flex-col gap-6">
        {children}
        <ManagementTrail
          above={above(answer.team)}
          name={answer.team.name}
          tab={{ href: teamHref(role, answer.team), label: 'Team Information' }}
        />
        <TeamScreen key={id} id={id} role={role} />
      </div>
    </HydrationBoundary>
  );
}
