import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyle } from '#/components/ui/fields/control-style.ts';

/** Grows with its text, up to a third of the window's height. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...rest}
      className={clsx(controlStyle, 'field-sizing-content max-h-[33vh] min-h-20 resize-y py-2', className)}
    />
  );
}
