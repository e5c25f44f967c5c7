import { G, View } from '@react-pdf/renderer';
import { createElement } from 'react';
import type { Mark, PaperPart } from '#/lib/domain/papers/content/paper.present.ts';
import type { Drawing, Shape } from '#/lib/domain/papers/drawing/readers-drawing.ts';
import {
  block,
  box,
  type Drawn,
  dot,
  label,
  path,
  picture,
  rect,
  stroke,
  text,
} from '#/lib/domain/reports/drawing/elements.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';

type Table = Extract<PaperPart, { kind: 'table' }>;
type Matrix = Extract<PaperPart, { kind: 'matrix' }>;

const cell = { fontSize: 8.5, lineHeight: 1.4 } as const;
const rowStyle = {
  flexDirection: 'row',
  gap: 10,
  paddingVertical: 4,
  paddingHorizontal: 8,
  borderTop: `0.5pt solid ${paint.line}`,
} as const;

/** Returns the relative widths of columns; the one with sentences gets most. */
function widthsOf({ heads, rows }: Table): number[] {
  const longest = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return longest.map((letters) => Math.min(6, Math.max(2.2, Math.sqrt(letters) / 1.6)));
}

/** Draws a table whose header is repeated on each page. */
export function drawTable(table: Table): Drawn {
  const widths = widthsOf(table);
  const cellsOf = (row: readonly string[], isHead: boolean) =>
    row.map((words, column) => {
      const isName = isHead || column === 0;
      const look = { ...cell, flex: widths[column] ?? 1, fontWeight: isName ? 600 : 400 } as const;
      return text({ ...look, ...(isHead ? { color: paint.muted } : {}) }, words);
    });
  return frame(
    head(cellsOf(table.heads, true)),
    table.rows.map((row) => block(rowStyle, ...cellsOf(row, false))),
  );
}

/** Draws who sees how much: a mark and a word in each cell. */
export function drawMatrix({ heads, rows }: Matrix): Drawn {
  const names = heads.map((words, column) =>
    text({ ...cell, flex: column === 0 ? 2 : 1, fontWeight: 600, color: paint.muted }, words),
  );
  const cells = rows.map(({ name, cells: marked }) =>
    block(
      rowStyle,
      text({ ...cell, flex: 2, fontWeight: 600 }, name),
      ...marked.map(({ mark, words }) =>
        box({ flex: 1, flexDirection: 'row', gap: 4 }, drawMark(mark), text({ ...cell, flex: 1 }, words)),
      ),
    ),
  );
  return frame(head(names), cells);
}

function head(cells: Drawn[]): Drawn {
  const style = { ...rowStyle, borderTop: 'none', backgroundColor: paint.sunken, borderRadius: 4 };
  return createElement(View, { style, fixed: true }, ...cells);
}

function frame(top: Drawn, rows: readonly Drawn[]): Drawn {
  return box({ marginTop: 2, marginBottom: 10 }, top, ...rows);
}

function drawMark(mark: Mark): Drawn {
  const place = { cx: '5', cy: '6', r: '3.5' };
  const marks = {
    full: dot({ ...place, fill: paint.accent }),
    part: dot({ ...place, fill: paint.accentSoft, stroke: paint.accent, strokeWidth: 1 }),
    none: stroke({ x1: 2, y1: 6, x2: 8, y2: 6, stroke: paint.rule, strokeWidth: 1.2 }),
  } satisfies Record<Mark, Drawn>;
  return picture({ width: 10, height: 12 }, marks[mark]);
}

/** Draws shapes; sizes are in points. */
export function drawShapes({ width, height, shapes }: Drawing): Drawn {
  // Half of a line's width is outside its shape.
  const shifted = createElement(G, { transform: 'translate(1, 1)' }, ...shapes.flatMap(drawShape));
  return picture({ width: width + 2, height: height + 2 }, shifted);
}

const colourOf = (isOwn: boolean) => (isOwn ? paint.accent : paint.rule);

function drawShape(shape: Shape): Drawn[] {
  switch (shape.kind) {
    case 'dot':
      return [dot({ cx: `${shape.x}`, cy: `${shape.y}`, r: `${shape.radius}`, fill: colourOf(shape.isOwn) })];
    case 'box': {
      const { look, x, y, width, height } = shape;
      const fill = { own: paint.accentSoft, others: paint.sunken, frame: '#ffffff' }[look];
      const edge = look === 'own' ? paint.accent : paint.rule;
      return [rect({ x, y, width, height, rx: 8, fill, stroke: edge, strokeWidth: 0.75 })];
    }
    case 'arrow':
      return drawArrow(shape);
    case 'words':
      return [label({ x: shape.x, y: shape.y, colour: paint.ink, anchor: 'middle', size: 10.5 }, shape.words)];
  }
}

function drawArrow(arrow: Extract<Shape, { kind: 'arrow' }>): Drawn[] {
  const colour = colourOf(arrow.isOwn);
  const [x1, y1] = arrow.from;
  const [x2, y2] = arrow.to;
  return [stroke({ x1, y1, x2, y2, stroke: colour, strokeWidth: 1.2 }), path({ d: arrow.head, fill: colour })];
}
