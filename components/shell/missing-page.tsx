import { FailurePage } from '#/components/shell/failure-page.tsx';
import { LinkButton } from '#/components/ui/link-button.tsx';

/** Shown for every address that leads nowhere, to people who are signed in and to everyone else. */
export function MissingPage() {
  return (
    <FailurePage
      title="We can’t find this page"
      actions={<LinkButton href="/dashboard">Go to the dashboard</LinkButton>}
    >
      There may be a typo in the address, or the page has moved. Nothing of yours is lost.
    </FailurePage>
  );
}
