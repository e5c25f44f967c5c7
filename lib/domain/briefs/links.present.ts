import type { Piece } from '#/lib/domain/briefs/briefs.schema.ts';

// Names hold no control characters, so these can only be what stands here.
const [BEGIN, MIDDLE, END] = ['\u0001', '\u0002', '\u0003'];
const linked = new RegExp(`${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`);

/** Returns a text that keeps its address while sentences are built around it. */
export function linkText(text: string, href: string): string {
  return `${BEGIN}${href}${MIDDLE}${text}${END}`;
}

/**
 * Returns a sentence in parts, those with an address by themselves.
 * @example splitLinks(`${linkText('Web', '/web')} is up.`) // [{ text: 'Web', href: '/web' }, { text: ' is up.', href: null }]
 */
export function splitLinks(sentence: string): Piece[] {
  const [before = '', href, text, ...rest] = sentence.split(linked);
  const plain = before === '' ? [] : [{ text: before, href: null }];
  if (href === undefined || text === undefined) return plain;
  const after = sentence.slice(before.length + linkText(text, href).length);
  return [...plain, { text, href }, ...(rest.length > 0 ? splitLinks(after) : [])];
}
