import type { Metadata } from 'next';
import { cache } from 'react';
import { TeamPage, teamTitle } from '#/app/(app)/management-pages.tsx';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { leaveOrSayMissing } from '#/app/not-found-answers.ts';
import { readQuery, type SearchParams } from '#/app/page-request.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { departmentHref } from '#/components/organisation/organisation-links.ts';
import { findTeamByName } from '#/lib/domain/organisation/teams/find-team-by-name.ts';
import { readId } from '#/lib/platform/ids.ts';

interface ManagedTeamPageProps {
  params: Promise<{ departmentName: string; teamName: string }>;
  searchParams: SearchParams;
}

/** The id decides; a path without one means the oldest place of that name. */
const idOf = cache(
  async (name: string, departmentName: string, requestedId: string | undefined) =>
    readId(requestedId) ?? (await findTeamByName(await getPageCtxAs('Administrator'), { name, departmentName }))?.id,
);

/**
 * Returns the page's title. The router decodes names for the title, but passes them to the page as they are in the URL.
 */
export async function generateMetadata({ params, searchParams }: ManagedTeamPageProps): Promise<Metadata> {
  const { teamName, departmentName } = await params;
  const id = await idOf(teamName, departmentName, await readQuery(searchParams, 'id'));
  return teamTitle(await getPageCtxAs('Administrator'), id);
}

export default async function ManagedTeamPage({ params, searchParams }: ManagedTeamPageProps) {
  const ctx = await getPageCtxAs('Administrator');
  const path = await params;
  const [name, departmentName] = [decodeURIComponent(path.teamName), decodeURIComponent(path.departmentName)];
  const id = await idOf(name, departmentName, await readQuery(searchParams, 'id'));
  if (id === undefined) return leaveOrSayMissing();
  return (
    <Words
      of={[
        'figures.results',
        'organisation.actions',
        'organisation.checkInDay',
        'organisation.deletion',
        'organisation.department',
        'organisation.department.teams',
        'organisation.firstCheckIn',
        'organisation.invitations',
        'organisation.leader',
        'organisation.links',
        'organisation.links.hint',
        'organisation.links.renewal',
        'organisation.page',
        'organisation.picker',
        'organisation.reports',
        'organisation.schedule',
        'organisation.team',
        'organisation.team.members',
        'organisation.team.removeSecondary',
        'organisation.team.settings',
        'people.status',
        'people.suspended',
        'previews.action',
        'shell.navigation',
        'specification.tables',
        'team-dashboard.noReports',
        'ui.answers',
        'ui.documented',
        'ui.email',
        'ui.fields',
        'ui.page',
        'ui.tables',
      ]}
    >
      <TeamPage
        ctx={ctx}
        id={id}
        above={({ departmentId, departmentName: name }) => [
          { href: '/companyManagement', name: ctx.company.name },
          ...(departmentId === null ? [] : [{ href: departmentHref({ id: departmentId, name }), name }]),
        ]}
      />
    </Words>
  );
}
