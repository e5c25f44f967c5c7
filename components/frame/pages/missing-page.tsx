import { FailureInShell, FailurePage } from '#/components/frame/pages/failure-page.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';

const missing = {
  title: 'We can’t find this page',
  actions: <LinkButton href="/dashboard">Go to the dashboard</LinkButton>,
  children: 'There may be a typo in the address, or the page has moved. Nothing of yours is lost.',
};

/** The page for addresses that do not exist. */
export function MissingPage() {
  return <FailurePage {...missing} />;
}

/** The same beside the navigation, for a thing that has vanished under an open page. */
export function MissingInShell() {
  return <FailureInShell {...missing} />;
}
