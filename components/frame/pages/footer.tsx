import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Languages } from '#/components/frame/links/language-select.tsx';

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterProps {
  year: number;
  productName: string;
  /** The legal pages (privacy, terms, imprint, accessibility, trust), with the name of their group. */
  legal: { label: string; links: readonly FooterLink[] };
  /** Left out if there is only one language. */
  languages?: Languages;
  /** Where the language is chosen; signed-in pages have it in the account menu. */
  children?: ReactNode;
  /** Whether it's below a page without navigation: as wide as its column, if the page has one. */
  isCentred?: boolean;
}

/** Where the line is below an open page, by the column in its `data-column`; the form of signing in is on one side. */
const columns = [
  'justify-center group-has-data-[column=xl]/open:max-w-xl group-has-data-[column=2xl]/open:max-w-2xl',
  'group-has-data-[column=3xl]/open:max-w-3xl group-has-data-[column$=xl]/open:justify-between',
  'large:group-has-data-[column=side]/open:mx-0 large:group-has-data-[column=side]/open:w-[47.6%] large:group-has-data-[column=side]/open:justify-between large:group-has-data-[column=side]/open:px-10',
].join(' ');

/** Shows the bottom line of every page. */
export function Footer({ year, productName, legal, children, isCentred = false }: FooterProps) {
  return (
    <footer
      className={clsx(
        'mx-auto flex w-full flex-wrap items-center gap-x-6 gap-y-1 px-4 py-4 text-12 text-muted medium:px-6 print:hidden',
        isCentred ? columns : 'max-w-7xl justify-between',
      )}
    >
      <p>
        © {year} {productName}
      </p>
      <nav aria-label={legal.label} className="-mx-2 flex flex-wrap">
        {legal.links.map(({ label, href }) => (
          // They may be on another site, so the browser loads them itself.
          <a key={href} href={href} className="rounded-mark px-2 py-1.5 hover:text-ink hover:underline">
            {label}
          </a>
        ))}
      </nav>
      {children}
    </footer>
  );
}
