'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isolate } from '#/lib/words/isolate.ts';

/** The title of a page whose address doesn't say it: a team, a company. */
export interface OwnTitle {
  name: string;
  /** A few quiet words beside it, on screens with room for them. */
  detail?: string;
  /** The title in the browser's tab; the name when absent. */
  tab?: string;
}

const OwnTitleContext = createContext<OwnTitle | null>(null);
const SetOwnTitleContext = createContext<(title: OwnTitle | null) => void>(() => undefined);

/** Stores the page's own title apart from the frame, so that only the header is drawn again with it. */
export function OwnTitleProvider({ children }: { children: ReactNode }) {
  const [own, setOwn] = useState<OwnTitle | null>(null);
  return (
    <SetOwnTitleContext value={setOwn}>
      <OwnTitleContext value={own}>{children}</OwnTitleContext>
    </SetOwnTitleContext>
  );
}

/** The title that the page gave itself. */
export function useOwnTitle(): OwnTitle | null {
  return use(OwnTitleContext);
}

/** The first heading of the page: the words that the header shows, inside of the main part. */
export function MainHeading({ children }: { children: ReactNode }) {
  const own = useOwnTitle();
  return <h1 className="sr-only">{own?.name ?? children}</h1>;
}

/** Puts the page's own name into the header, in place of that of the menus, for as long as it is drawn. */
export function PageTitle({ name, detail, tab = name }: OwnTitle) {
  const setTitle = use(SetOwnTitleContext);
  useLayoutEffect(() => {
    setTitle(detail === undefined ? { name } : { name, detail });
    return () => setTitle(null);
  }, [setTitle, name, detail]);
  // A part that is changed in place asks the server for no page, and so for no title.
  useEffect(() => {
    document.title = `${isolate(tab)} · unboXt`;
  }, [tab]);
  return null;
}

/** What of an address leads to another place of the same path. */
const parts = ['tab', 'open', 'section', 'view', 'team'];

/**
 * Moves the focus to the first heading after a navigation in the browser: a screen reader says where it led, and the
 * keyboard goes on from there. A field or a question that takes the focus itself keeps it.
 */
export function HeadingFocus() {
  const path = usePathname();
  const search = useSearchParams();
  // Parts of a page have its path: a team that a list leads to, another tab.
  const place = [path, ...parts.map((name) => search.get(name))].join(' ');
  const previous = useRef(place);
  useEffect(() => {
    if (previous.current === place) return;
    previous.current = place;
    // After what opened over the page before has given the focus back.
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
