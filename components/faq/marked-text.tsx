import { foldWords } from '#/lib/words/fold-text.ts';

interface MarkedTextProps {
  text: string;
  /** Beginnings of words, folded. */
  words: readonly string[];
}

/** Shows a text where the searched words are marked. */
export function MarkedText({ text, words }: MarkedTextProps) {
  return splitHits(text, words).map(({ at, part, isHit }) =>
    isHit ? (
      <mark key={at} className="rounded-mark bg-neutral-soft text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

interface Part {
  at: number;
  part: string;
  isHit: boolean;
}

/**
 * Splits a text so that each beginning of a word that matches is a separate part.
 * @example splitHits('Time zones', ['zon']).map(({ part }) => part) // ['Time ', 'zon', 'es']
 */
export function splitHits(text: string, words: readonly string[]): Part[] {
  const parts: Part[] = [];
  let end = 0;
  const add = (to: number, isHit: boolean) => {
    if (to > end) parts.push({ at: end, part: text.slice(end, to), isHit });
    end = Math.max(end, to);
  };
  for (const { at, length, folded } of foldWords(text)) {
    const longest = Math.max(0, ...words.filter((word) => folded.startsWith(word)).map((word) => word.length));
    if (longest === 0) continue;
    add(at, false);
    // Folding joins a letter and its accent; then the whole word is marked.
    add(at + (folded.length === length ? longest : length), true);
  }
  add(text.length, false);
  return parts;
}
