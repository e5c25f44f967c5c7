import { Page, Text, View } from '@react-pdf/renderer';
import { createElement } from 'react';
import { type Drawn, text } from '#/lib/domain/reports/drawing/elements.ts';
import { cutToLine } from '#/lib/domain/reports/drawing/lettering.ts';
import { page, paint, plainSpaces } from '#/lib/domain/reports/drawing/pieces.ts';
import { PLAIN } from '#/lib/domain/reports/drawing/typefaces.ts';

export interface Sheet {
  /** The text at the bottom left. */
  foot: string;
  /** Returns the text of the page number. */
  pageOf: (page: number, pages: number) => string;
  /** Its name in the side bar of PDF readers. */
  bookmark?: string;
  content: readonly (Drawn | null)[];
}

/** Draws one or several A4 pages, with the brand at the top and the page number at the bottom. */
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
    // Comes after the page's own bookmark; otherwise it would belong to the previous heading.
    bookmark ? mark(bookmark) : null,
    ...content,
    footLine({ foot, pageOf }),
  );
}

function mark(bookmark: string): Drawn {
  // The library's types only know bookmarks of pages.
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
