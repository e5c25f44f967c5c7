import { Building } from 'lucide-react';
import type { Metadata } from 'next';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { ComingPage } from '#/components/shell/coming-page.tsx';

export const metadata: Metadata = { title: 'Department management' };

export default async function DepartmentTeamPage() {
  await getPageCtxAs('Department Leader');
  return (
    <ComingPage icon={<Building />} comesWith="department management">
      Here you will see this team with its members and leaders, and change them.
    </ComingPage>
  );
}
