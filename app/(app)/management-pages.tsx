import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache, type ReactNode } from 'react';
import { prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { leaveOrSayMissing, nullIfDenied, orNotFound } from '#/app/not-found-answers.ts';
import { DepartmentScreen } from '#/components/organisation/department/department-screen.tsx';
import { ManagementTrail } from '#/components/organisation/management-trail.tsx';
import { segmentOf, shownName, teamHref } from '#/components/organisation/organisation-links.ts';
import { type Team, teamContractOf, teamInput } from '#/components/organisation/team/team.ts';
import { TeamScreen } from '#/components/organisation/team/team-screen.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { getDepartmentContract } from '#/lib/domain/organisation/departments/department.contract.ts';
import { getDepartment } from '#/lib/domain/organisation/departments/get-department.ts';
import { getTeam } from '#/lib/domain/organisation/teams/get-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

type Place = { href: string; name: string };

/** Returns a department's page, read once for the page and its title. */
const departmentOf = cache((ctx: UserCtx, id: number) => getDepartment(ctx, { id, page: 1 }));
const teamOf = cache((ctx: UserCtx, id: number) => getTeam(ctx, { id, page: 1 }));

/** Returns the title of a department's page: the stored name, because the path can't hold every name. */
export async function departmentTitle(ctx: UserCtx, id: number | undefined): Promise<Metadata> {
  const answer = id === undefined ? null : await nullIfDenied(departmentOf(ctx, id));
  if (!answer) return {};
  const t = await getTranslations('shell.navigation');
  return { title: `${t('companyManagement')} - ${shownName(answer.department.name)}` };
}

/** Returns the title of a team's page. */
export async function teamTitle(ctx: UserCtx, id: number | undefined): Promise<Metadata> {
  const answer = id === undefined ? null : await nullIfDenied(teamOf(ctx, id));
  return answer ? { title: shownName(answer.team.name) } : {};
}

interface PlacePageProps {
  ctx: UserCtx;
  id: number;
  /** The switch between several places, next to the breadcrumbs. */
  children?: ReactNode;
}

interface DepartmentPageProps extends PlacePageProps {
  href: (department: { id: number; name: string }) => string;
  /** The name in the path, if there is one. */
  segment?: string;
  above: Place[];
  /** The tabs next to Department Information. */
  others?: readonly { href: string; label: string }[];
}

/** Shows Department Information with its first data. */
export async function DepartmentPage({ ctx, id, href: hrefOf, segment, above, others, children }: DepartmentPageProps) {
  const t = await getTranslations('shell.navigation');
  const role = ctx.actor.role === 'Administrator' ? 'Administrator' : 'Department Leader';
  const answer = getDepartmentContract.response.parse(await orNotFound(departmentOf(ctx, id)));
  const href = hrefOf({ id, name: answer.department.name });
  // If the path has an old name, the current one replaces it.
  if (segment !== undefined && segmentOf(segment) !== segmentOf(answer.department.name)) redirect(href);
  const key = queryKey(getDepartmentContract, { params: { id }, query: { page: 1 } });
  return (
    <HydrationBoundary state={prefetchedState([key, answer])}>
      <div className="flex flex-col gap-6">
        {children}
        <ManagementTrail
          above={above}
          name={answer.department.name}
          tab={{ href, label: t('departmentInformation') }}
          others={others}
        />
        <DepartmentScreen key={id} id={id} role={role} />
      </div>
    </HydrationBoundary>
  );
}

interface TeamPageProps extends PlacePageProps {
  /** The pages above the team's, from the top. */
  above: (team: Team) => Place[];
}

/** Shows Team Information with its first data, the same for everyone who manages teams. */
export async function TeamPage({ ctx, id, above, children }: TeamPageProps) {
  const { role } = ctx.actor;
  if (role === 'Member') return leaveOrSayMissing();
  const t = await getTranslations('shell.navigation');
  const contract = teamContractOf(role);
  const answer = contract.response.parse(await orNotFound(teamOf(ctx, id)));
  return (
    <HydrationBoundary state={prefetchedState([queryKey(contract, teamInput(id)), answer])}>
      <div className="flex flex-col gap-6">
        {children}
        <ManagementTrail
          above={above(answer.team)}
          name={answer.team.name}
          tab={{ href: teamHref(role, answer.team), label: t('teamInformation') }}
        />
        <TeamScreen key={id} id={id} role={role} />
      </div>
    </HydrationBoundary>
  );
}
