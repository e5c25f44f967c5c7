import { Page, Text, View } from '@react-pdf/renderer';
import { createElement } from 'react';
import { type Drawn, text } from '#/lib/domain/reports/drawing/elements.ts';
import { cutToLine } from '#/lib/domain/reports/drawing/lettering.ts';
import { page, paint, plainSpaces } from '#/lib/domain/reports/drawing/pieces.ts';
import { PLAIN } from '#/lib/domain/reports/drawing/typefaces.ts';

export interface Sheet {
  /** The text at the left of the foot. */
  foot: string;
  /** Says which page it is. */
  pageOf: (page: number, pages: number) => string;
  /** The name under which a reader's side bar lists the page. */
  bookmark?: string;
  content: readonly (Drawn | null)[];
}

/** One or several A4 pages, each with the brand above and its number below. */
export function drawSheet({ foot, pageOf, bookmark, content }: Sheet): Drawn {
  return createElement(
    Page,
    {
      size: 'A4',
      style: {
        fontFamily: PLAIN,
        fontSize: 9,
        color: paint.ink,
        paddingTop: page.top,
        paddingBottom: page.bottom,
        paddingHorizontal: page.side,
      },
    },
    brand(),
    // Below the page's own, that of another heading would be part of it.
    bookmark ? mark(bookmark) : null,
    ...content,
    footLine({ foot, pageOf }),
  );
}

function mark(bookmark: string): Drawn {
  // The library's types know bookmarks of pages only.
  const props: object = { bookmark };
  return createElement(View, props);
}

function brand(): Drawn {
  const words = text({ fontSize: 11, fontWeight: 600 }, 'unbo', text({ color: paint.accent }, 'X'), 't');
  return createElement(View, { fixed: true, style: { marginBottom: 9 } }, words);
}

function footLine({ foot, pageOf }: Pick<Sheet, 'foot' | 'pageOf'>): Drawn {
  const small = { fontSize: 7.5, color: paint.muted } as const;
  const width = 400;
  const line = cutToLine(foot, { width, fontSize: small.fontSize, fontWeight: 400 });
  return createElement(
    View,
    {
      fixed: true,
      style: {
        position: 'absolute',
        bottom: 26,
        left: page.side,
        right: page.side,
        paddingTop: 7,
        borderTop: `0.5pt solid ${paint.line}`,
        flexDirection: 'row',
        justifyContent: 'space-between',
      },
    },
    text({ ...small, maxLines: 1, textOverflow: 'ellipsis', maxWidth: width }, line),
    createElement(Text, {
      style: small,
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages?: number }) =>
        plainSpaces(pageOf(pageNumber, totalPages ?? pageNumber)),
    }),
  );
}
