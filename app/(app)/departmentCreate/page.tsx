import { FolderPlus } from 'lucide-react';
import type { Metadata } from 'next';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { ComingPage } from '#/components/shell/coming-page.tsx';
import { LinkButton } from '#/components/ui/link-button.tsx';

export const metadata: Metadata = { title: 'Create a department' };

export default async function DepartmentCreatePage() {
  await getPageCtxAs('Administrator', 'Department Leader');
  return (
    <ComingPage
      icon={<FolderPlus />}
      comesWith="department management"
      action={
        <LinkButton href="/teamCreate" variant="secondary">
          Create a team
        </LinkButton>
      }
    >
      Here you will create departments and name their leaders. Until then, teams can be created without one.
    </ComingPage>
  );
}
