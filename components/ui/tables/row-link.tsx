import Link from 'next/link';

interface RowLinkProps {
  href: string;
  /** The whole name, even if there is only room for a part of it. */
  name: string;
}

/** Shows the link that names a row of a table, tall enough for a finger. */
export function RowLink({ href, name }: RowLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      title={name}
      className="inline-block max-w-full truncate rounded-mark align-bottom leading-6 hover:underline"
    >
      {name}
    </Link>
  );
}
