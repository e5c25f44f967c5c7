'use client';

import { createContext, use, useLayoutEffect } from 'react';

/** What a page is called where its address does not say it: a team, a company. */
export interface OwnTitle {
  name: string;
  /** A few quiet words beside it, on screens with room for them. */
  detail?: string;
}

export const OwnTitleContext = createContext<(title: OwnTitle | null) => void>(() => undefined);

/** Puts a name of the page's own into the header, in place of the one in the menus, for as long as it is drawn. */
export function PageTitle({ name, detail }: OwnTitle) {
  const setTitle = use(OwnTitleContext);
  useLayoutEffect(() => {
    setTitle(detail === undefined ? { name } : { name, detail });
    return () => setTitle(null);
  }, [setTitle, name, detail]);
  return null;
}
