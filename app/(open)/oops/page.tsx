import type { Metadata } from 'next';
import { FailurePage } from '#/components/frame/pages/failure-page.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';

export const metadata: Metadata = { title: 'Something went wrong' };

export default function Page() {
  return (
    <FailurePage title="Something went wrong" actions={<LinkButton href="/dashboard">Go to the dashboard</LinkButton>}>
      That didn’t work, and it’s not your fault. Anything already saved is safe. Please try again in a minute.
    </FailurePage>
  );
}
