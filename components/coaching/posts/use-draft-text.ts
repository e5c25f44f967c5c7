'use client';

import { useEffect, useState } from 'react';

/** What was begun, by team. In memory alone: it may be meant to have no author. */
const begun = new Map<number, string>();

/** The text of the box, which is there again when somebody has looked into another part of the page. */
export function useDraftText(team: number) {
  const [text, setText] = useState(() => begun.get(team) ?? '');
  useEffect(() => {
    begun.set(team, text);
  }, [team, text]);
  return [text, setText] as const;
}
