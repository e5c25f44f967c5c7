'use client';

import { clsx } from 'clsx';
import { Check, Copy } from 'lucide-react';
import { Button } from '#/components/ui/buttons/button.tsx';
import { iconOnly } from '#/components/ui/buttons/button-style.ts';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { useCopied } from '#/components/ui/buttons/use-copied.ts';
import { Tooltip } from '#/components/ui/tooltip.tsx';

export interface CopyButtonProps {
  text: string;
  /** The name of the text, for people who don't see the icon. */
  label: string;
  /** The purpose of the text, shown as a hint. */
  hint: string;
  size?: 'small' | 'medium';
  /** Shown next to the icon, but not of a small button in a narrow container. */
  word?: string;
}

/** Copies a text and says “Copied!” for two seconds. */
export function CopyButton({ text, label, hint, size = 'medium', word }: CopyButtonProps) {
  const { state, words, copy } = useCopied();
  return (
    <span className="relative inline-flex shrink-0">
      <Tooltip text={hint} enabled={state === 'ready'}>
        {word === undefined ? (
          <IconButton
            size={size}
            label={label}
            title={undefined}
            icon={state === 'copied' ? <Check className="text-good" /> : <Copy />}
            onClick={() => copy(text)}
          />
        ) : (
          <Button
            variant="secondary"
            size={size}
            aria-label={label}
            className={clsx('whitespace-nowrap', size === 'small' && iconOnly)}
            icon={state === 'copied' ? <Check aria-hidden className="text-good" /> : <Copy aria-hidden />}
            onClick={() => copy(text)}
          >
            <span className={clsx(size === 'small' && '@max-[520px]:hidden')}>{word}</span>
          </Button>
        )}
      </Tooltip>
      <output
        className={
          state === 'ready'
            ? 'sr-only'
            : '-translate-x-1/2 pointer-events-none absolute bottom-full left-1/2 z-20 mb-1 w-max max-w-56 animate-appear whitespace-normal rounded-control bg-ink px-3 py-1.5 text-13 text-paper shadow-floating'
        }
      >
        {words}
      </output>
    </span>
  );
}
