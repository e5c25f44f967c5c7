'use client';

import { StoppedInShell, type StoppedProps } from '#/components/frame/pages/stopped-page.tsx';

export default function ErrorInShell(props: StoppedProps) {
  return <StoppedInShell {...props} />;
}
