import { Circle, Line, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { type ComponentProps, createElement, type ReactElement, type ReactNode } from 'react';
import { isForeign, paint, piecesOf, plainSpaces } from '#/lib/domain/reports/drawing/pieces.ts';
import { PLAIN } from '#/lib/domain/reports/drawing/typefaces.ts';

// The drawing thread runs without a build, and Node's type stripping has no JSX. These functions replace it.
export type Drawn = ReactElement;
type Style = Exclude<ComponentProps<typeof View>['style'], undefined | unknown[]>;
type Content = ReactNode;

export function box(style: Style, ...children: Content[]): Drawn {
  return createElement(View, { style }, ...children);
}

/** Returns an element that pages never split. */
export function block(style: Style, ...children: Content[]): Drawn {
  return createElement(View, { style, wrap: false }, ...children);
}

/** Returns an element that is repeated at the top of every page where its parent continues. */
export function repeated(style: Style, ...children: Content[]): Drawn {
  return createElement(View, { style, fixed: true }, ...children);
}

/** Begins a new page unless this many points of what follows fit on the current one. */
export function unless(height: number): Drawn {
  return createElement(View, { style: { height: 0.1 }, minPresenceAhead: height });
}

/** Returns text to draw; letters that the report's own typeface lacks are written in one that has them. */
export function text(style: Style, ...children: Content[]): Drawn {
  return createElement(Text, { style, hyphenationPenalty: NEVER }, ...children.flatMap(lettered));
}

/** Keeps words whole even if their typeface changes; the library takes this for infinite. */
const NEVER = 10_000;

function lettered(content: Content): Content[] {
  if (typeof content !== 'string') return [content];
  const plain = plainSpaces(content);
  if (!isForeign(plain)) return [plain];
  return piecesOf(plain).map(({ words, family }) =>
    family === PLAIN ? words : createElement(Text, { style: { fontFamily: family } }, words),
  );
}

export function picture(size: { width: number; height: number }, ...children: Content[]): Drawn {
  return createElement(Svg, { ...size, viewBox: `0 0 ${size.width} ${size.height}` }, ...children);
}

export const path = (props: ComponentProps<typeof Path>): Drawn => createElement(Path, props);
export const rect = (props: ComponentProps<typeof Rect>): Drawn => createElement(Rect, props);
export const dot = (props: ComponentProps<typeof Circle>): Drawn => createElement(Circle, props);
export const stroke = (props: ComponentProps<typeof Line>): Drawn => createElement(Line, props);

/** Returns a word in a picture. */
export function label({ x, y, colour = paint.muted, anchor = 'start', size = 7 }: LabelPlace, words: string): Drawn {
  // The library's types lack the props of text in pictures.
  const props: object = { x, y, fill: colour, textAnchor: anchor, style: { fontFamily: PLAIN, fontSize: size } };
  return createElement(Text, props, plainSpaces(words));
}

interface LabelPlace {
  x: number;
  y: number;
  colour?: string;
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
}

/** Returns a card: a heading, a line of explanation below it, and the content. */
export function card({ title, note, aside, isLong = false }: CardHead, ...children: Content[]): Drawn {
  return createElement(
    View,
    { wrap: isLong, style: cardStyle },
    block(
      { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start', marginBottom: 5 },
      box(
        { flexShrink: 1, gap: 2 },
        text({ fontSize: 10.5, fontWeight: 600 }, title),
        note ? text({ fontSize: 8, color: paint.muted, lineHeight: 1.35 }, note) : null,
      ),
      aside ?? null,
    ),
    ...children,
  );
}

const cardStyle = {
  border: `0.75pt solid ${paint.line}`,
  borderRadius: 8,
  paddingHorizontal: 12,
  paddingTop: 10,
  paddingBottom: 9,
  marginBottom: 8,
} as const;

interface CardHead {
  title: string;
  note?: string | undefined;
  aside?: Content;
  /** Whether it may be longer than a page; then a page may end between its children. */
  isLong?: boolean;
}

/** Returns a heading that is never alone at the end of a page. */
export function heading(words: string, { note, bookmark, keep = 80 }: Heading = {}): Drawn {
  // The library's types only know bookmarks of pages.
  const props: object = { minPresenceAhead: keep, wrap: false, ...(bookmark ? { bookmark } : {}) };
  return createElement(
    View,
    { ...props, style: { marginTop: 6, marginBottom: 10, gap: 3 } },
    text({ fontSize: 14, fontWeight: 600 }, words),
    note ? text({ fontSize: 8.5, color: paint.muted, lineHeight: 1.4 }, note) : null,
  );
}

interface Heading {
  note?: string;
  /** Its name in the side bar of PDF readers. */
  bookmark?: string;
  /** The height of what must stay with it, in points. */
  keep?: number;
}
