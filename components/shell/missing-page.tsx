import { FailurePage } from '#/components/shell/failure-page.tsx';
import { LinkButton } from '#/components/ui/link-button.tsx';

/** Shown for every address that leads nowhere. */
export function MissingPage() {
  return (
    <FailurePage
      title="We could not find this page"
      actions={<LinkButton href="/dashboard">Go to the dashboard</LinkButton>}
    >
      The address may have a typing error, or the page was moved or removed. Nothing of yours is lost.
    </FailurePage>
  );
}
