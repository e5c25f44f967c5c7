import { Building2 } from 'lucide-react';
import type { Metadata } from 'next';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { ComingPage } from '#/components/shell/coming-page.tsx';
import { LinkButton } from '#/components/ui/link-button.tsx';

export const metadata: Metadata = { title: 'Company management' };

export default async function CompanyManagementPage() {
  await getPageCtxAs('Administrator');
  return (
    <ComingPage
      icon={<Building2 />}
      comesWith="company management"
      action={
        <LinkButton href="/teamCreate" variant="secondary">
          Create a team
        </LinkButton>
      }
    >
      Here you will invite administrators and leaders, and see every department and team of the company. Creating a team
      works already.
    </ComingPage>
  );
}
