'use client';

import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';

/** What a page is called where its address does not say it: a team, a company. */
export interface OwnTitle {
  name: string;
  /** A few quiet words beside it, on screens with room for them. */
  detail?: string;
  /** What the browser calls the page; the name when absent. */
  tab?: string;
}

const OwnTitleContext = createContext<OwnTitle | null>(null);
const SetOwnTitleContext = createContext<(title: OwnTitle | null) => void>(() => undefined);

/** Keeps the page's own title apart from the frame, of which only the header is drawn again with it. */
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

/** Puts a name of the page's own into the header, in place of the one in the menus, for as long as it is drawn. */
export function PageTitle({ name, detail, tab = name }: OwnTitle) {
  const setTitle = use(SetOwnTitleContext);
  useLayoutEffect(() => {
    setTitle(detail === undefined ? { name } : { name, detail });
    return () => setTitle(null);
  }, [setTitle, name, detail]);
  // A part that is changed in place asks the server for no page, and so for no title.
  useEffect(() => {
    document.title = `${tab} · unboXt`;
  }, [tab]);
  return null;
}
