'use client';

import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import { isolate } from '#/lib/words/isolate.ts';

/** The title of a page whose address does not say it: a team, a company. */
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
