import { UsersRound } from 'lucide-react';
import type { Metadata } from 'next';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { ComingPage } from '#/components/shell/coming-page.tsx';
import { LinkButton } from '#/components/ui/link-button.tsx';

export const metadata: Metadata = { title: 'Team management' };

export default async function TeamManagementPage() {
  await getPageCtxAs('Team Leader');
  return (
    <ComingPage
      icon={<UsersRound />}
      comesWith="team management"
      action={
        <LinkButton href="/teamCreate" variant="secondary">
          Create a team
        </LinkButton>
      }
    >
      Here you will invite and remove members of your teams, and name a secondary leader. Creating a team with its first
      members works already.
    </ComingPage>
  );
}
