import type { Metadata } from 'next';
import { SetPasswordForm } from '#/components/accounts/set-password-form.tsx';
import { OpenShell } from '#/components/shell/open-shell.tsx';
import { Words } from '#/components/shell/words.tsx';

export const metadata: Metadata = { title: 'Choose a password' };

export default async function SetPasswordPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <OpenShell title="Choose a password">
      <Words of={['accounts.newPassword']}>
        <SetPasswordForm token={token} kind="first" />
      </Words>
    </OpenShell>
  );
}
