import { useRef } from 'react';

/** So long letters belong together. */
const pauseMs = 800;

/** Gathers typed letters: called with each key it returns what was typed up to now, nothing for keys without a letter. */
export function useTypeAhead(): (key: string) => string {
  const typed = useRef({ text: '', at: 0 });
  return (key) => {
    if (Array.from(key).length !== 1 || key === ' ') return '';
    const now = performance.now();
    const text = now - typed.current.at > pauseMs ? key : typed.current.text + key;
    typed.current = { text, at: now };
    return text;
  };
}
