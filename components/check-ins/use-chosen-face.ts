'use client';

import { useEffect, useRef } from 'react';
import type { Questions } from '#/components/check-ins/answers-state.ts';

/** Takes the feeling from an emailed link once, and removes it from the URL. */
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

type FaceQuestions = Pick<Questions, 'isApplicable' | 'emotionQuestion'>;

/**
 * Returns the feeling in an emailed link's fragment; undefined for anything else. Opening the link sends nothing.
 * @example readFace('#a=3', { isApplicable: { emotions: true }, emotionQuestion: { options: [{ id: 3 }] } }) // 3
 */
export function readFace(fragment: string, { isApplicable, emotionQuestion }: FaceQuestions): number | undefined {
  const id = Number(/^#a=(\d{1,2})$/.exec(fragment)?.[1]);
  return isApplicable.emotions ? emotionQuestion.options.find((option) => option.id === id)?.id : undefined;
}
