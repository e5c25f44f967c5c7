import { Building } from 'lucide-react';
import type { Metadata } from 'next';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { ComingPage } from '#/components/shell/coming-page.tsx';
import { LinkButton } from '#/components/ui/link-button.tsx';

export const metadata: Metadata = { title: 'Department management' };

export default async function DepartmentManagementPage() {
  await getPageCtxAs('Department Leader');
  return (
    <ComingPage
      icon={<Building />}
      comesWith="department management"
      action={
        <LinkButton href="/teamCreate" variant="secondary">
          Create a team
        </LinkButton>
      }
    >
      Here you will see the departments you lead, and invite the leaders of their teams. Creating a team works already.
    </ComingPage>
  );
}
