import type { Metadata } from 'next';
import { cache } from 'react';
import { DepartmentPage, departmentTitle } from '#/app/(app)/management-pages.tsx';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { leaveOrSayMissing } from '#/app/not-found-answers.ts';
import { readQuery, type SearchParams } from '#/app/page-request.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { departmentHref } from '#/components/organisation/organisation-links.ts';
import { findDepartmentByName } from '#/lib/domain/organisation/departments/department.service.ts';
import { readId } from '#/lib/platform/ids.ts';

interface ManagedDepartmentPageProps {
  params: Promise<{ departmentName: string }>;
  searchParams: SearchParams;
}

/** The id decides; a path without one means the oldest place of that name. */
const idOf = cache(
  async (name: string, requestedId: string | undefined) =>
    readId(requestedId) ?? (await findDepartmentByName(await getPageCtxAs('Administrator'), { name }))?.id,
);

/**
 * Returns the page's title. The router decodes names for the title, but passes them to the page as they are in the URL.
 */
export async function generateMetadata({ params, searchParams }: ManagedDepartmentPageProps): Promise<Metadata> {
  const id = await idOf((await params).departmentName, await readQuery(searchParams, 'id'));
  return departmentTitle(await getPageCtxAs('Administrator'), id);
}

export default async function ManagedDepartmentPage({ params, searchParams }: ManagedDepartmentPageProps) {
  const ctx = await getPageCtxAs('Administrator');
  const name = decodeURIComponent((await params).departmentName);
  const id = await idOf(name, await readQuery(searchParams, 'id'));
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
      <DepartmentPage
        ctx={ctx}
        id={id}
        href={departmentHref}
        segment={name}
        above={[{ href: '/companyManagement', name: ctx.company.name }]}
      />
    </Words>
  );
}
