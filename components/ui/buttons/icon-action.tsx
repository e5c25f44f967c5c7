'use client';

import { IconButton, type IconButtonProps } from '#/components/ui/buttons/icon-button.tsx';
import { Spinner } from '#/components/ui/feedback/spinner.tsx';
import { Tooltip } from '#/components/ui/tooltip.tsx';

export interface IconActionProps extends IconButtonProps {
  /** Shown on hover and focus; defaults to the label. */
  hint?: string;
  isBusy?: boolean;
  /** Disabled, but it can still be focused, so that the hint can say why. */
  isBarred?: boolean;
}

/** Shows an icon button of a row or a heading, with a hint in words. */
export function IconAction({ hint, isBusy, isBarred, icon, onClick, ...rest }: IconActionProps) {
  return (
    <Tooltip text={hint ?? rest.label}>
      <IconButton
        {...rest}
        title={undefined}
        aria-busy={isBusy || undefined}
        aria-disabled={isBarred || undefined}
        icon={isBusy ? <Spinner /> : icon}
        onClick={isBusy || isBarred ? undefined : onClick}
      />
    </Tooltip>
  );
}
