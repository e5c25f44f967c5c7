import type { Metadata } from 'next';
import { DepartmentPage } from '#/app/(app)/management-pages.tsx';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { leaveOrSayMissing } from '#/app/missing.ts';
import { readQuery, type SearchParams } from '#/app/page-request.ts';
import { departmentHref } from '#/components/organisation/organisation-links.ts';
import { findDepartmentByName } from '#/lib/domain/organisation/queries/find-department-by-name.ts';
import { readId } from '#/lib/platform/ids.ts';

interface ManagedDepartmentPageProps {
  params: Promise<{ departmentName: string }>;
  searchParams: SearchParams;
}

export async function generateMetadata({ params }: ManagedDepartmentPageProps): Promise<Metadata> {
  return { title: `Company Management - ${decodeURIComponent((await params).departmentName)}` };
}

export default async function ManagedDepartmentPage({ params, searchParams }: ManagedDepartmentPageProps) {
  const ctx = await getPageCtxAs('Administrator');
  const name = decodeURIComponent((await params).departmentName);
  const requestedId = readId(await readQuery(searchParams, 'id'));
  // The id decides; a path alone names the oldest of that name.
  const id = requestedId ?? (await findDepartmentByName(ctx, { name }))?.id;
  if (id === undefined) return leaveOrSayMissing();
  return (
    <DepartmentPage
      ctx={ctx}
      id={id}
      href={departmentHref}
      segment={name}
      above={[{ href: '/companyManagement', name: ctx.company.name }]}
    />
  );
}
