'use client';

import { clsx } from 'clsx';
import { Button, type ButtonProps } from '#/components/ui/buttons/button.tsx';
import { Tooltip } from '#/components/ui/tooltip.tsx';

interface TextActionProps extends Omit<ButtonProps, 'variant'> {
  /** The full action, for people who hear the buttons one by one; it begins with the visible word. */
  label: string;
  /** Shown on hover and focus. */
  hint?: string | undefined;
  /** Disabled, but it can still be focused, so that the hint can say why. */
  isBarred?: boolean;
  isDestructive?: boolean;
}

/** Shows a button of a row or a heading that says what it does in a word. */
export function TextAction({ label, hint, isBarred, isDestructive, onClick, className, ...rest }: TextActionProps) {
  return (
    <Tooltip text={hint} enabled={hint !== undefined}>
      <Button
        size="small"
        {...rest}
        variant="quiet"
        aria-label={label}
        aria-disabled={isBarred || undefined}
        onClick={isBarred ? undefined : onClick}
        className={clsx(
          'px-2!',
          isBarred && 'opacity-55',
          isDestructive ? 'hover:bg-bad-soft! text-bad!' : 'text-accent-text!',
          className,
        )}
      />
    </Tooltip>
  );
}
