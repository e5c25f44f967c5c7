import type { Metadata } from 'next';
import { TeamPage } from '#/app/(app)/management-pages.tsx';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { leaveOrSayMissing } from '#/app/missing.ts';
import { readQuery, type SearchParams } from '#/app/page-request.ts';
import { findTeamByName } from '#/lib/domain/organisation/queries/find-team-by-name.ts';
import { readId } from '#/lib/platform/ids.ts';

interface DepartmentTeamPageProps {
  params: Promise<{ teamName: string }>;
  searchParams: SearchParams;
}

export async function generateMetadata({ params }: DepartmentTeamPageProps): Promise<Metadata> {
  return { title: decodeURIComponent((await params).teamName) };
}

export default async function DepartmentTeamPage({ params, searchParams }: DepartmentTeamPageProps) {
  const ctx = await getPageCtxAs('Department Leader');
  const requestedId = readId(await readQuery(searchParams, 'id'));
  const name = decodeURIComponent((await params).teamName);
  // The id decides; a path alone names the oldest of that name.
  const id = requestedId ?? (await findTeamByName(ctx, { name }))?.id;
  if (id === undefined) return leaveOrSayMissing();
  return (
    <TeamPage
      ctx={ctx}
      id={id}
      above={({ departmentId, departmentName }) => [
        { href: `/departmentManagement?id=${departmentId}`, name: departmentName },
      ]}
    />
  );
}
