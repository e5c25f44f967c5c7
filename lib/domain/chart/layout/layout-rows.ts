interface WrappedRows {
  left: Float32Array;
  top: Float32Array;
  width: number;
  height: number;
  rowCount: number;
}

/** Lays out boxes side by side in their order, in one row or wrapped at a width or to about a proportion. */
export function wrapRows(
  widths: readonly number[],
  heights: readonly number[],
  { siblingGap, levelGap }: { siblingGap: number; levelGap: number },
  limitedTo: { width: number } | { proportion: number },
): WrappedRows {
  const area = () =>
    widths.reduce((sum, width, place) => sum + (width + siblingGap) * ((heights[place] ?? 0) + levelGap), 0);
  const limit = 'width' in limitedTo ? limitedTo.width : Math.sqrt(area() * limitedTo.proportion);
  const left = new Float32Array(widths.length);
  const top = new Float32Array(widths.length);
  let right = 0;
  let rowTop = 0;
  let rowHeight = 0;
  let width = 0;
  let rowCount = 1;
  widths.forEach((own, place) => {
    const start = right === 0 ? 0 : right + siblingGap;
    // A box wider than the limit gets its own row.
    const isNext = start > 0 && start + own > limit;
    if (isNext) {
      rowTop += rowHeight + levelGap;
      rowHeight = 0;
      rowCount++;
    }
    left[place] = isNext ? 0 : start;
    top[place] = rowTop;
    right = (left[place] ?? 0) + own;
    width = Math.max(width, right);
    rowHeight = Math.max(rowHeight, heights[place] ?? 0);
  });
  return { left, top, width, height: rowTop + rowHeight, rowCount };
}
