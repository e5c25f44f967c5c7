import { Eye } from 'lucide-react';
import type { Metadata } from 'next';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { ComingPage } from '#/components/shell/coming-page.tsx';
import { LinkButton } from '#/components/ui/link-button.tsx';

export const metadata: Metadata = { title: 'Team dashboard' };

export default async function PreviewedDashboardPage() {
  await getPageCtxAs('Team Leader');
  return (
    <ComingPage
      icon={<Eye />}
      comesWith="the dashboard preview"
      action={
        <LinkButton href="/dashboard/team" variant="secondary">
          Go to the team dashboard
        </LinkButton>
      }
    >
      Here you will see the team dashboard as one of your members sees it. Your own view of it is there already.
    </ComingPage>
  );
}
