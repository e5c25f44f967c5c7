import type { Metadata } from 'next';
import { OpenShell } from '#/components/shell/open-shell.tsx';

export const metadata: Metadata = { title: 'Unsubscribe', robots: { index: false } };

/** Opening it changes nothing: mail programs open links to look at them. */
export default function UnsubscribePage() {
  return (
    <OpenShell
      title="Unsubscribe"
      description="Coming with mail preferences: here you will say why, and we will write no more. Opening this page has changed nothing."
    />
  );
}
