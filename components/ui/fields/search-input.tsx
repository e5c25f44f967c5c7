import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TextInput } from '#/components/ui/fields/text-input.tsx';

/** The longest text that lists are searched for. */
const TYPED_MAX = 100;

/** Shows a field for a part of a name; `className` positions it. */
export function SearchInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={clsx('relative block print:hidden', className)}>
      <Search aria-hidden className="-translate-y-1/2 absolute top-1/2 left-3 size-4 text-muted" />
      <TextInput maxLength={TYPED_MAX} {...rest} type="search" className="pl-9" />
    </span>
  );
}
