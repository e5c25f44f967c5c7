import type { PaperKind } from '#/lib/domain/papers/constants.ts';
import type { Drawing } from '#/lib/domain/papers/drawing/readers-drawing.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** An item of a list: its text, or the words it begins with and the rest. */
export type PaperItem = string | { lead: string; text: string };

/** How much a role sees: everything with names, only groups, or nothing. */
export type Mark = 'full' | 'part' | 'none';

export interface MatrixCell {
  mark: Mark;
  words: string;
}

/** A part of a paper; pages and PDFs draw the same parts. */
export type PaperPart =
  | { kind: 'text'; text: string }
  /** A note that readers must not miss. */
  | { kind: 'note'; text: string }
  | { kind: 'subtitle'; text: string }
  | { kind: 'list'; items: readonly PaperItem[]; isNumbered?: true; language?: Locale }
  | { kind: 'table'; title: string; heads: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'matrix'; title: string; heads: readonly string[]; rows: readonly { name: string; cells: MatrixCell[] }[] }
  /** A drawing, and what it shows in words. */
  | { kind: 'readers'; about: string; drawing: Drawing };

export interface PaperSection {
  /** The fragment of its URL. */
  id: string;
  title: string;
  parts: readonly PaperPart[];
}

/** A paper in one language. */
export interface Paper {
  kind: PaperKind;
  locale: Locale;
  title: string;
  about: string;
  /** The company whose settings it uses; null for an open paper. */
  company: string | null;
  /** Equal in every language. */
  version: string;
  /** Since which version it has changed, in a sentence; null if that's unknown, as for open papers. */
  changed: string | null;
  sections: readonly PaperSection[];
}

export const text = (words: string): PaperPart => ({ kind: 'text', text: words });
export const list = (...items: PaperItem[]): PaperPart => ({ kind: 'list', items });

/** Returns a text as an item whose first sentence stands out. */
export function withLead(words: string): PaperItem {
  const end = words.indexOf('. ');
  return end === -1 ? words : { lead: words.slice(0, end + 1), text: words.slice(end + 2) };
}
