import { clsx } from 'clsx';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { PendingBar } from '#/components/ui/link-click.tsx';
import type { Piece } from '#/lib/domain/metrics/words/plain-words.ts';

/** Shows a link inside a sentence or alone next to a form. */
export function TextLink({ className, children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={clsx(
        'rounded-mark font-medium text-accent-text underline decoration-1 underline-offset-3 hover:decoration-2',
        className,
      )}
    >
      {children}
      <PendingBar />
    </Link>
  );
}

interface LinkedTextProps {
  pieces: readonly Piece[];
  /** Without the colour of links, for headlines: words should stand out there, not links. */
  isQuiet?: boolean;
}

/** Shows a sentence with links in it. */
export function LinkedText({ pieces, isQuiet = false }: LinkedTextProps) {
  return pieces.map(({ text, href }, at) =>
    href ? (
      <TextLink
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes its order
        key={at}
        href={href}
        prefetch={false}
        className={isQuiet ? 'text-ink! decoration-control-line hover:decoration-current' : undefined}
      >
        {text}
      </TextLink>
    ) : (
      text
    ),
  );
}
