/** A text as long as `over` stays whole; a longer one keeps `kept` characters. Source: product specification. */
interface Cut {
  over: number;
  kept: number;
}

/** How cards shorten their texts; the whole text is a hint. An e-mail of 26 characters gains its dots, as documented. */
export const cuts = {
  name: { over: 15, kept: 14 },
  email: { over: 25, kept: 26 },
  title: { over: 32, kept: 28 },
} as const satisfies Record<string, Cut>;

/** Counts in whole characters, so that no emoji is cut in two. */
export function cut(text: string, { over, kept }: Cut): string {
  // Shorter in code units is shorter in characters.
  if (text.length <= over) return text;
  const characters = Array.from(text);
  return characters.length > over ? `${characters.slice(0, kept).join('')}...` : text;
}
