import { MissingInShell } from '#/components/frame/pages/missing-page.tsx';

export default function NotFoundInShell() {
  return <MissingInShell />;
}
