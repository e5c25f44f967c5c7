import { clsx } from 'clsx';
import Link from 'next/link';

interface RowLinkProps {
  href: string;
  /** The whole name, even if there is only room for a part of it. */
  name: string;
  /** Whether the whole first cell leads there, which then has no other control. */
  fills?: boolean;
}

/** Shows the link that names a row of a table, tall enough for a finger. */
export function RowLink({ href, name, fills = false }: RowLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      title={name}
      className={clsx(
        'inline-block max-w-full truncate rounded-mark align-bottom leading-6 hover:underline',
        fills && 'after:absolute after:inset-0',
      )}
    >
      {name}
    </Link>
  );
}
