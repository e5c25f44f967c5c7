import type { Metadata } from 'next';
import { TeamPage } from '#/app/(app)/management-pages.tsx';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { leaveOrSayMissing } from '#/app/missing.ts';
import { readQuery, type SearchParams } from '#/app/page-request.ts';
import { departmentHref } from '#/components/organisation/organisation-links.ts';
import { findTeamByName } from '#/lib/domain/organisation/queries/find-team-by-name.ts';
import { readId } from '#/lib/platform/ids.ts';

interface ManagedTeamPageProps {
  params: Promise<{ departmentName: string; teamName: string }>;
  searchParams: SearchParams;
}

export async function generateMetadata({ params }: ManagedTeamPageProps): Promise<Metadata> {
  return { title: decodeURIComponent((await params).teamName) };
}

export default async function ManagedTeamPage({ params, searchParams }: ManagedTeamPageProps) {
  const ctx = await getPageCtxAs('Administrator');
  const path = await params;
  const requestedId = readId(await readQuery(searchParams, 'id'));
  const place = { name: decodeURIComponent(path.teamName), departmentName: decodeURIComponent(path.departmentName) };
  // The id decides; a path alone names the oldest of that name.
  const id = requestedId ?? (await findTeamByName(ctx, place))?.id;
  if (id === undefined) return leaveOrSayMissing();
  return (
    <TeamPage
      ctx={ctx}
      id={id}
      above={({ departmentId, departmentName: name }) => [
        { href: '/companyManagement', name: ctx.company.name },
        ...(departmentId === null ? [] : [{ href: departmentHref({ id: departmentId, name }), name }]),
      ]}
    />
  );
}
