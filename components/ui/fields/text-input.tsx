import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyle } from '#/components/ui/fields/control-style.ts';

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} {...rest} className={clsx(controlStyle, 'h-10 max-medium:h-12', className)} />;
}
