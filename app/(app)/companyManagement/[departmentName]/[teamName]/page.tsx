import { Building2 } from 'lucide-react';
import type { Metadata } from 'next';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { ComingPage } from '#/components/shell/coming-page.tsx';

export const metadata: Metadata = { title: 'Company management' };

export default async function ManagedTeamPage() {
  await getPageCtxAs('Administrator');
  return (
    <ComingPage icon={<Building2 />} comesWith="company management">
      Here you will see this team with its members and leaders, and change them.
    </ComingPage>
  );
}
