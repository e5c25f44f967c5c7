/** A text as long as `over` stays whole; a longer one is cut to `length` characters. Source: product specification. */
interface Cut {
  over: number;
  length: number;
}

/**
 * How cards shorten their texts; a hint has the whole text. An email address of exactly 26 characters keeps all of them
 * and gets dots added, as documented.
 */
export const cuts = {
  name: { over: 15, length: 14 },
  email: { over: 25, length: 26 },
  title: { over: 32, length: 28 },
} as const satisfies Record<string, Cut>;

/** Counts in whole characters, so that no emoji is cut in two. */
export function cut(text: string, { over, length }: Cut): string {
  // A text that is short enough in code units is short enough in characters.
  if (text.length <= over) return text;
  const characters = Array.from(text);
  return characters.length > over ? `${characters.slice(0, length).join('')}...` : text;
}
