import { Page, Text, View } from '@react-pdf/renderer';
import { createElement } from 'react';
import { type Drawn, text } from '#/lib/domain/reports/pages/elements.ts';
import { cutToLine } from '#/lib/domain/reports/pages/lettering.ts';
import { page, paint } from '#/lib/domain/reports/pages/paint.ts';
import { PLAIN } from '#/lib/domain/reports/pages/typefaces.ts';

interface Sheet {
  /** The text at the left of the foot. */
  foot: string;
  /** The name under which a reader's side bar lists the page. */
  bookmark?: string;
}

/** One or several A4 pages with the brand above and page numbers below. */
export function sheet({ foot, bookmark }: Sheet, ...children: (Drawn | null)[]): Drawn {
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
      ...(bookmark ? { bookmark } : {}),
    },
    brand(),
    ...children,
    footLine(foot),
  );
}

function brand(): Drawn {
  return text({ fontSize: 11, fontWeight: 600, marginBottom: 12 }, 'unbo', text({ color: paint.accent }, 'X'), 't');
}

function footLine(foot: string): Drawn {
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
        `Page ${pageNumber} of ${totalPages ?? pageNumber}`,
    }),
  );
}
