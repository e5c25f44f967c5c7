import type { Metadata } from 'next';
import { UnsubscribeForm } from '#/components/mail-preferences/unsubscribe-form.tsx';
import { OpenShell } from '#/components/shell/open-shell.tsx';
import { listUnsubscribeReasons } from '#/lib/domain/mail-preferences/queries/list-unsubscribe-reasons.ts';

export const metadata: Metadata = { title: 'Unsubscribe', robots: { index: false } };

/** Opening it changes nothing: mail programs open links to look at them. The path names the person by a mailed token. */
export default async function UnsubscribePage({ params }: { params: Promise<{ userId: string }> }) {
  const [{ userId: token }, { reasons }] = [await params, await listUnsubscribeReasons()];
  return (
    <OpenShell
      title="No more check-in mails?"
      description="Your check-ins stay open to you in unboXt; only the mails stop."
    >
      <UnsubscribeForm token={token} reasons={reasons} />
    </OpenShell>
  );
}
