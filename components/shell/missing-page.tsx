import { FailureInShell, FailurePage } from '#/components/shell/failure-page.tsx';
import { LinkButton } from '#/components/ui/link-button.tsx';

const missing = {
  title: 'We could not find this page',
  actions: <LinkButton href="/dashboard">Go to the dashboard</LinkButton>,
  children: 'The address may have a typing error, or the page was moved or removed. Nothing of yours is lost.',
};

/** Shown for every address that leads nowhere. */
export function MissingPage() {
  return <FailurePage {...missing} />;
}

/** The same beside the navigation, for a thing that is not there. */
export function MissingInShell() {
  return <FailureInShell {...missing} />;
}
