import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Avatar } from '#/components/ui/avatar.tsx';

interface PersonCellProps {
  firstName: string;
  lastName: string;
  /** Under the name, or instead of an unknown name. */
  email: string;
  /** Whether the last name and the email address have their own columns if there is room. */
  isSplit?: boolean;
  /** Opens the person; the name is then a button. */
  onOpen?: () => void;
  /** Right after the name. */
  mark?: ReactNode;
  /** Details that have no column of their own in narrow tables. */
  children?: ReactNode;
}

/** Shows the person a row is about: initials, name and email address, which wraps on phones; a hint has all of it. */
export function PersonCell({ firstName, lastName, email, isSplit = false, onOpen, mark, children }: PersonCellProps) {
  const name = `${firstName} ${lastName}`.trim();
  const label = name || email;
  const [local = '', ...domain] = email.split('@');
  const host = domain.join('@');
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar firstName={firstName || email} lastName={lastName} size="medium" />
      <span className="flex min-w-0 flex-col">
        {onOpen ? (
          <button
            type="button"
            title={label}
            onClick={onOpen}
            className="block max-w-full truncate rounded-mark text-left font-medium leading-6 hover:underline"
          >
            {label}
          </button>
        ) : (
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <span className="truncate font-medium" title={label}>
              {isSplit && firstName ? firstName : label}
              {isSplit && firstName && lastName && <span className="@min-[700px]:hidden"> {lastName}</span>}
            </span>
            {mark}
          </span>
        )}
        <span
          className={clsx(
            'truncate font-normal text-13 text-muted @max-[520px]:whitespace-normal @max-[520px]:wrap-anywhere',
            !name ? 'hidden' : isSplit && '@min-[700px]:hidden',
          )}
          title={email}
        >
          {local}@<wbr />
          {host}
        </span>
        {children}
      </span>
    </span>
  );
}
