'use client';

import { useEffect, useRef } from 'react';
import type { Questions } from '#/components/check-ins/answers-state.ts';
import { readFace } from '#/components/check-ins/read-face.ts';

/** Takes the feeling of a link of the mail, once, and removes it from the address. */
export function useChosenFace(questions: Questions, isReady: boolean, choose: (feeling: number) => void) {
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current || !isReady) return;
    isRead.current = true;
    const { hash, pathname, search } = window.location;
    if (hash) window.history.replaceState(null, '', pathname + search);
    const feeling = readFace(hash, questions);
    if (feeling !== undefined) choose(feeling);
  });
}
