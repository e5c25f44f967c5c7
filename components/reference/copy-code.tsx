'use client';

import { Check, Copy } from 'lucide-react';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { useCopied } from '#/components/ui/buttons/use-copied.ts';

/** Copies code and says so; the icon is a tick for a moment. */
export function CopyCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { state, words, copy } = useCopied();
  return (
    <span className={className}>
      <IconButton
        size="small"
        label={label}
        icon={state === 'copied' ? <Check className="text-good" /> : <Copy />}
        onClick={() => copy(text)}
      />
      <output className="sr-only">{words}</output>
    </span>
  );
}
