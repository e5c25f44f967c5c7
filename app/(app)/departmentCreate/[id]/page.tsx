import { FolderPlus } from 'lucide-react';
import type { Metadata } from 'next';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { ComingPage } from '#/components/shell/coming-page.tsx';

export const metadata: Metadata = { title: 'Create a department' };

export default async function DepartmentDraftPage() {
  await getPageCtxAs('Administrator', 'Department Leader');
  return (
    <ComingPage icon={<FolderPlus />} comesWith="department management">
      Here you will finish a department that you have begun to create.
    </ComingPage>
  );
}
