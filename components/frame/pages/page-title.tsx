'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isolate } from '#/lib/words/isolate.ts';

/** The title of a page whose URL doesn't determine it: a team's, a company's. */
export interface OwnTitle {
  name: string;
  /** A few muted words next to it, on screens with room for them. */
  detail?: string;
  /** The title in the browser's tab; defaults to the name. */
  tab?: string;
}

const OwnTitleContext = createContext<OwnTitle | null>(null);
const SetOwnTitleContext = createContext<(title: OwnTitle | null) => void>(() => undefined);

/** Stores the page's own title outside the frame, so that only the header renders again with it. */
export function OwnTitleProvider({ children }: { children: ReactNode }) {
  const [own, setOwn] = useState<OwnTitle | null>(null);
  return (
    <SetOwnTitleContext value={setOwn}>
      <OwnTitleContext value={own}>{children}</OwnTitleContext>
    </SetOwnTitleContext>
  );
}

/** Returns the title that the page has set; null if it hasn't. */
export function useOwnTitle(): OwnTitle | null {
  return use(OwnTitleContext);
}

/** Shows screen readers the first heading of the page: the words that the header has, inside the main part. */
export function MainHeading({ children }: { children: ReactNode }) {
  const own = useOwnTitle();
  return <h1 className="sr-only">{own?.name ?? children}</h1>;
}

/** Shows the page's own name in the header instead of the menu's while it's mounted. */
export function PageTitle({ name, detail, tab = name }: OwnTitle) {
  const setTitle = use(SetOwnTitleContext);
  useLayoutEffect(() => {
    setTitle(detail === undefined ? { name } : { name, detail });
    return () => setTitle(null);
  }, [setTitle, name, detail]);
  // A tab that is switched in place loads no page, and so gets no title from the server.
  useEffect(() => {
    document.title = `${isolate(tab)} · unboXt`;
  }, [tab]);
  return null;
}

const separator = ' · ';

/** Shows one line of words with points between them; without room for all, the first ones are left out. */
export function TitleDetail({ children }: { children: string }) {
  const parts = children.split(separator);
  return (
    <p
      title={children}
      className="flex h-[1lh] min-w-0 flex-wrap content-end gap-x-1 self-center overflow-hidden pt-px text-13 text-muted max-medium:hidden"
    >
      {parts.map((part, place) => (
        <span key={part} className="max-w-full truncate">
          {place < parts.length - 1 ? part + separator.trimEnd() : part}
        </span>
      ))}
    </p>
  );
}

/** The parameters of a URL that show another place under the same path. */
const parts = ['tab', 'open', 'section', 'view', 'team'];

/**
 * Moves the focus to the first heading after a client-side navigation: a screen reader says where it led, and the
 * keyboard continues from there. A field or a question that takes the focus itself keeps it.
 */
export function HeadingFocus() {
  const path = usePathname();
  const search = useSearchParams();
  // Some places share a path: a team that a list links to, another tab.
  const place = [path, ...parts.map((name) => search.get(name))].join(' ');
  const previous = useRef(place);
  useEffect(() => {
    if (previous.current === place) return;
    previous.current = place;
    // Waits until a dialog or menu of the previous page has returned the focus.
    const timer = setTimeout(focusHeading);
    return () => clearTimeout(timer);
  }, [place]);
  return null;
}

function focusHeading() {
  if (document.activeElement?.closest('main, dialog, [role=dialog], [role=alertdialog]')) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
