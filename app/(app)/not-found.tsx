import { MissingInShell } from '#/components/shell/missing-page.tsx';

export default function NotFoundInShell() {
  return <MissingInShell />;
}
