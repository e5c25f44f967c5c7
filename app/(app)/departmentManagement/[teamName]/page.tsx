import type { Metadata } from 'next';
import { cache } from 'react';
import { TeamPage, teamTitle } from '#/app/(app)/management-pages.tsx';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { leaveOrSayMissing } from '#/app/not-found-answers.ts';
import { readQuery, type SearchParams } from '#/app/page-request.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { findTeamByName } from '#/lib/domain/organisation/teams/find-team-by-name.ts';
import { readId } from '#/lib/platform/ids.ts';

interface DepartmentTeamPageProps {
  params: Promise<{ teamName: string }>;
  searchParams: SearchParams;
}

/** The id decides; a path without one means the oldest place of that name. */
const idOf = cache(
  async (name: string, requestedId: string | undefined) =>
    readId(requestedId) ?? (await findTeamByName(await getPageCtxAs('Department Leader'), { name }))?.id,
);

/**
 * Returns the page's title. The router decodes names for the title, but passes them to the page as they are in the URL.
 */
export async function generateMetadata({ params, searchParams }: DepartmentTeamPageProps): Promise<Metadata> {
  const id = await idOf((await params).teamName, await readQuery(searchParams, 'id'));
  return teamTitle(await getPageCtxAs('Department Leader'), id);
}

export default async function DepartmentTeamPage({ params, searchParams }: DepartmentTeamPageProps) {
  const ctx = await getPageCtxAs('Department Leader');
  const id = await idOf(decodeURIComponent((await params).teamName), await readQuery(searchParams, 'id'));
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
        above={({ departmentId, departmentName }) => [
          { href: `/departmentManagement?id=${departmentId}`, name: departmentName },
        ]}
      />
    </Words>
  );
}
