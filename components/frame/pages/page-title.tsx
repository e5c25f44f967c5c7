'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { isolate } from '#/lib/words/isolate.ts';

/** The title of a page whose URL doesn't determine it: a team's, a company's. */
export interface OwnTitle {
  name: string;
  /** A few muted words next to it, on screens with room for them. */
  detail?: string;
  /** The title in the browser's tab; defaults to the name. */
  tab?: string;
}

let own: OwnTitle | null = null;
const readers = new Set<() => void>();

/**
 * Stores the page's own title, and renders only what shows it. A context above the pages would render parts of a page
 * again that haven't loaded their code yet, and so show their placeholders over their content.
 */
function setOwnTitle(title: OwnTitle | null): void {
  own = title;
  for (const read of readers) read();
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** Returns the title that the page has set; null if it hasn't. */
export function useOwnTitle(): OwnTitle | null {
  return useSyncExternalStore(
    subscribe,
    () => own,
    () => null,
  );
}

/** Shows screen readers the first heading of the page: the words that the header has, inside the main part. */
export function MainHeading({ children }: { children: ReactNode }) {
  const own = useOwnTitle();
  return <h1 className="sr-only">{own?.name ?? children}</h1>;
}

/** Shows the page's own name in the header instead of the menu's while it's mounted. */
export function PageTitle({ name, detail, tab = name }: OwnTitle) {
  useLayoutEffect(() => {
    setOwnTitle(detail === undefined ? { name } : { name, detail });
    return () => setOwnTitle(null);
  }, [name, detail]);
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
